"""Computer Methuselahs: clients that answer by themselves, seeing and asking no more than their seat may."""
