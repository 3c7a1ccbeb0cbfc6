"""The search language as a tree, and its errors."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from vtes_desktop.cards.query import (
    FIELDS,
    SHORT,
    All,
    Condition,
    Either,
    Node,
    Not,
    Operator,
    QueryError,
    Word,
    parse,
)


def bare(node: Node) -> object:
    """The tree without places, as nested tuples."""
    if isinstance(node, Word):
        return node.value
    if isinstance(node, Condition):
        return (node.field, node.operator, node.value)
    if isinstance(node, Not):
        return ("not", bare(node.node))
    return ("all" if isinstance(node, All) else "either", *map(bare, node.nodes))


@pytest.mark.parametrize(
    ("query", "tree"),
    [
        ("", ("all",)),
        ("   ", ("all",)),
        ("stealth", "stealth"),
        ("cap:<=5 cap:>3", ("all", ("cap", "<=", "5"), ("cap", ">", "3"))),
        ("two words", ("all", "two", "words")),
        ("two and words", ("all", "two", "words")),
        ('"two words"', "two words"),
        ("“two words”", "two words"),
        ("clan:tremere", ("clan", ":", "tremere")),
        ("CLAN:Tremere", ("clan", ":", "Tremere")),
        ('clan:"Tremere antitribu"', ("clan", ":", "Tremere antitribu")),
        ("clan=tremere", ("clan", "=", "tremere")),
        ("clan!=tremere", ("clan", "!=", "tremere")),
        ("cap>=6", ("cap", ">=", "6")),
        ("cap<=6", ("cap", "<=", "6")),
        ("cap>6", ("cap", ">", "6")),
        ("cap<6", ("cap", "<", "6")),
        ("capacity:6", ("cap", ":", "6")),
        ("d:AUS", ("disc", ":", "AUS")),
        ("set:v5:pl", ("set", ":", "v5:pl")),
        ("-type:master", ("not", ("type", ":", "master"))),
        ("not type:master", ("not", ("type", ":", "master"))),
        ('-"burn option"', ("not", "burn option")),
        ("-(a b)", ("not", ("all", "a", "b"))),
        ("--a", ("not", ("not", "a"))),
        ("a or b", ("either", "a", "b")),
        ("a OR b", ("either", "a", "b")),
        ("a | b|c", ("either", "a", "b", "c")),
        ("a b or c d", ("either", ("all", "a", "b"), ("all", "c", "d"))),
        ("a (b or c)", ("all", "a", ("either", "b", "c"))),
        ("(a or b)-c", ("all", ("either", "a", "b"), ("not", "c"))),
        ("((a))", "a"),
        ("+1 stealth", ("all", "+1", "stealth")),
        ("- a", ("all", "-", "a")),
        ("XTC-Laced", "XTC-Laced"),
        ("Praxis Seizure: Berlin", ("all", "Praxis", "Seizure:", "Berlin")),
        ('"or"', "or"),
        ("theo bell (adv)", ("all", "theo", "bell", "adv")),
        ("organ android", ("all", "organ", "android")),
    ],
)
def test_queries_are_read(query: str, tree: object) -> None:
    assert bare(parse(query)) == tree


def test_conditions_know_where_their_value_stands() -> None:
    query = 'stealth clan:"true brujah" cap>=6'
    node = parse(query)
    assert isinstance(node, All)
    assert [query[each.start : each.end] for each in node.nodes if isinstance(each, Word | Condition)] == [
        "stealth",
        '"true brujah"',
        "6",
    ]


@pytest.mark.parametrize(
    ("query", "at", "said"),
    [
        ("foo:bar", "foo", "no field “foo”"),
        ("titel:prince", "titel", "did you mean “title”?"),
        ("a foo>=3", "foo", "no field"),
        ('seizure:"x"', "seizure", "no field"),
        ("clan:", "clan:", "needs a value"),
        ("cap>= ", "cap>=", "needs a value"),
        ('clan:""', 'clan:""', "needs a value"),
        ('say "never', '"never', "not closed"),
        ('clan:"never', '"never', "not closed"),
        ("(a or b", "(", "not closed"),
        ("a) b", ")", "no opening one"),
        ("()", ")", "missing before “)”"),
        ("or a", "or", "missing before “or”"),
        ("a or", "or", "missing"),
        ("a |", "|", "missing"),
        ("a and", "and", "missing"),
        ("a or or b", "or", "missing before “or”"),
        ("not", "not", "missing"),
        ("a not", "not", "missing"),
        ("(" * 60 + "a" + ")" * 60, "(", "nested too deeply"),
    ],
)
def test_errors_point_at_the_word(query: str, at: str, said: str) -> None:
    with pytest.raises(QueryError) as raised:
        parse(query)
    assert said in raised.value.message
    assert query[raised.value.start : raised.value.end] == at


_PIECES = st.sampled_from(
    [
        *FIELDS,
        *SHORT,
        "or",
        "and",
        "not",
        "-",
        "(",
        ")",
        "|",
        '"',
        ":",
        "=",
        "!=",
        ">=",
        "<",
        " ",
        "6",
        "AUS",
        "é",
        "\n",
    ]
)


@given(st.one_of(st.text(max_size=80), st.lists(_PIECES, max_size=40).map("".join)))
@example('-"')
@example("a:\x00")
def test_any_text_is_read_or_refused_with_a_place(query: str) -> None:
    refusal = None
    try:
        parse(query)
    except QueryError as error:
        refusal = error
    if refusal:
        assert 0 <= refusal.start <= refusal.end <= len(query)
        assert refusal.message.endswith((".", "?"))


_VALUES = st.text(st.characters(blacklist_characters='"“”„«»', blacklist_categories=("Cs",)), min_size=1).filter(  # type: ignore[arg-type]
    str.strip
)


def written(node: Node) -> str:
    """A query that reads as this tree."""
    if isinstance(node, Word):
        return f'"{node.value}"'
    if isinstance(node, Condition):
        return f'{node.field}{node.operator}"{node.value}"'
    if isinstance(node, Not):
        return f"-({written(node.node)})"
    return "(" + (" " if isinstance(node, All) else " or ").join(map(written, node.nodes)) + ")"


_OPERATORS: tuple[Operator, ...] = (":", "=", "!=", "<", "<=", ">", ">=")
_TREES: st.SearchStrategy[Node] = st.recursive(
    st.builds(Word, _VALUES)
    | st.builds(Condition, st.sampled_from(list(FIELDS)), st.sampled_from(_OPERATORS), _VALUES),
    lambda inner: (
        st.builds(Not, inner)
        | st.builds(All, st.lists(inner, min_size=2, max_size=3).map(tuple))
        | st.builds(Either, st.lists(inner, min_size=2, max_size=3).map(tuple))
    ),
    max_leaves=6,
)


@given(_TREES)
def test_a_written_tree_is_read_back(tree: Node) -> None:
    assert bare(parse(written(tree))) == bare(tree)
