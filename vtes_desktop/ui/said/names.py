"""Clans, Disciplines and virtues, where the rooms below name them in a sentence."""

from __future__ import annotations

from vtes_desktop.ui.languages import later

CLANS = (
    # clans, as they are called where one of them is meant
    later("Abomination"), later("Ahrimane"), later("Akunanse"), later("Assamite"), later("Avenger"), later("Baali"),
    later("Banu Haqim"), later("Blood Brother"), later("Brujah"), later("Brujah antitribu"), later("Caitiff"),
    later("Daughter of Cacophony"), later("Defender"), later("Follower of Set"), later("Gangrel"),
    later("Gangrel antitribu"), later("Gargoyle"), later("Giovanni"), later("Guruhi"), later("Harbinger of Skulls"),
    later("Hecata"), later("Innocent"), later("Ishtarri"), later("Judge"), later("Kiasyd"), later("Lasombra"),
    later("Malkavian"), later("Malkavian antitribu"), later("Martyr"), later("Ministry"), later("Nagaraja"),
    later("Nosferatu"), later("Nosferatu antitribu"), later("Osebo"), later("Pander"), later("Ravnos"),
    later("Redeemer"), later("Salubri"), later("Salubri antitribu"), later("Samedi"), later("Toreador"),
    later("Toreador antitribu"), later("Tremere"), later("Tremere antitribu"), later("True Brujah"), later("Tzimisce"),
    later("Ventrue"), later("Ventrue antitribu"), later("Visionary"),
)  # fmt: skip

NAMES = (
    # Disciplines and virtues
    later("Abombwe"), later("Animalism"), later("Auspex"), later("Celerity"), later("Chimerstry"), later("Daimoinon"),
    later("Dementation"), later("Dominate"), later("Fortitude"), later("Maleficia"), later("Melpominee"),
    later("Mytherceria"), later("Necromancy"), later("Obeah"), later("Obfuscate"), later("Oblivion"),
    later("Obtenebration"), later("Potence"), later("Presence"), later("Protean"), later("Quietus"), later("Sanguinus"),
    later("Serpentis"), later("Spiritus"), later("Striga"), later("Temporis"), later("Thaumaturgy"),
    later("Thanatosis"), later("Valeren"), later("Vicissitude"), later("Visceratika"), later("Flight"),
    later("Defense"), later("Innocence"), later("Judgment"), later("Martyrdom"), later("Redemption"),
    later("Vengeance"), later("Vision"), later("superior {what}"), later("Laibon"), later("Camarilla"), later("Sabbat"),
    later("Independent"),
)  # fmt: skip
