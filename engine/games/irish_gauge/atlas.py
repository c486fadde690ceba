"""The map as data: cities with their names and places, routes with the terrain of their spaces, companies with their
homes (GAUGE-1.1, 1.2). `pieces` numbers all of it for the rules; the coast is in `coast`.
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct


class Terrain(StrEnum):
    """What a track space lies on; see `COST`."""

    EASY = "easy"
    NORMAL = "normal"
    MOUNTAIN = "mountain"


COST: Final = {Terrain.EASY: 5, Terrain.NORMAL: 10, Terrain.MOUNTAIN: 20}
"""What a track costs there, in pounds (GAUGE-1.2)."""


class City(Struct, frozen=True):
    """A city: its name in both languages and its place, in degrees east and north."""

    key: str
    name_en: str
    name_fa: str
    lon: float
    lat: float


class Route(Struct, frozen=True):
    """A way between two cities, given by their keys. `terrains` are those of its track spaces on the way from the first
    to the second."""

    ends: tuple[str, str]
    terrains: tuple[Terrain, ...]

    @property
    def key(self) -> str:
        """``drogheda-dublin``."""
        return "-".join(self.ends)


class Company(Struct, frozen=True):
    """A company: its name in both languages and the key of its home city."""

    key: str
    name_en: str
    name_fa: str
    home: str


CITIES: Final = (
    City("derry", "Derry", "دری", -7.31, 55.0),
    City("coleraine", "Coleraine", "کولرین", -6.67, 55.1),
    City("belfast", "Belfast", "بلفاست", -5.95, 54.6),
    City("omagh", "Omagh", "اوما", -7.3, 54.6),
    City("enniskillen", "Enniskillen", "انیسکیلن", -7.64, 54.34),
    City("sligo", "Sligo", "اسلایگو", -8.45, 54.25),
    City("dundalk", "Dundalk", "داندالک", -6.42, 54.0),
    City("westport", "Westport", "وستپورت", -9.48, 53.8),
    City("drogheda", "Drogheda", "دراهدا", -6.37, 53.72),
    City("mullingar", "Mullingar", "مالینگار", -7.34, 53.52),
    City("athlone", "Athlone", "اتلون", -7.94, 53.42),
    City("dublin", "Dublin", "دوبلین", -6.28, 53.35),
    City("galway", "Galway", "گالوی", -9.03, 53.28),
    City("portlaoise", "Portlaoise", "پورتلیش", -7.3, 53.03),
    City("ennis", "Ennis", "انیس", -8.98, 52.84),
    City("limerick", "Limerick", "لیمریک", -8.63, 52.66),
    City("thurles", "Thurles", "تورلس", -7.8, 52.68),
    City("kilkenny", "Kilkenny", "کیلکنی", -7.25, 52.65),
    City("wexford", "Wexford", "وکسفورد", -6.48, 52.34),
    City("tralee", "Tralee", "ترالی", -9.68, 52.27),
    City("waterford", "Waterford", "واترفورد", -7.11, 52.26),
    City("killarney", "Killarney", "کیلارنی", -9.45, 52.03),
    City("cork", "Cork", "کورک", -8.47, 51.9),
)

_EASY: Final = Terrain.EASY
_NORMAL: Final = Terrain.NORMAL
_MOUNTAIN: Final = Terrain.MOUNTAIN

ROUTES: Final = (
    Route(("derry", "coleraine"), (_NORMAL,)),
    Route(("derry", "omagh"), (_MOUNTAIN,)),
    Route(("derry", "sligo"), (_MOUNTAIN, _MOUNTAIN)),
    Route(("coleraine", "belfast"), (_EASY,)),
    Route(("belfast", "dundalk"), (_NORMAL,)),
    Route(("belfast", "omagh"), (_NORMAL, _NORMAL)),
    Route(("omagh", "enniskillen"), (_NORMAL,)),
    Route(("enniskillen", "sligo"), (_MOUNTAIN,)),
    Route(("enniskillen", "dundalk"), (_EASY, _NORMAL)),
    Route(("enniskillen", "mullingar"), (_EASY, _NORMAL)),
    Route(("sligo", "westport"), (_NORMAL, _NORMAL)),
    Route(("sligo", "mullingar"), (_EASY, _NORMAL)),
    Route(("westport", "athlone"), (_EASY, _NORMAL)),
    Route(("westport", "galway"), (_MOUNTAIN,)),
    Route(("dundalk", "drogheda"), (_EASY,)),
    Route(("drogheda", "dublin"), (_EASY,)),
    Route(("drogheda", "mullingar"), (_EASY,)),
    Route(("mullingar", "dublin"), (_NORMAL,)),
    Route(("mullingar", "athlone"), (_EASY,)),
    Route(("athlone", "galway"), (_EASY, _NORMAL)),
    Route(("athlone", "portlaoise"), (_EASY,)),
    Route(("dublin", "portlaoise"), (_NORMAL, _NORMAL)),
    Route(("dublin", "wexford"), (_MOUNTAIN, _MOUNTAIN)),
    Route(("portlaoise", "thurles"), (_EASY,)),
    Route(("portlaoise", "kilkenny"), (_NORMAL,)),
    Route(("galway", "ennis"), (_NORMAL,)),
    Route(("ennis", "limerick"), (_EASY,)),
    Route(("limerick", "thurles"), (_EASY,)),
    Route(("limerick", "tralee"), (_NORMAL, _MOUNTAIN)),
    Route(("limerick", "cork"), (_MOUNTAIN, _NORMAL)),
    Route(("thurles", "kilkenny"), (_NORMAL,)),
    Route(("thurles", "cork"), (_NORMAL,)),
    Route(("kilkenny", "waterford"), (_EASY,)),
    Route(("kilkenny", "wexford"), (_MOUNTAIN,)),
    Route(("wexford", "waterford"), (_NORMAL,)),
    Route(("waterford", "cork"), (_MOUNTAIN, _NORMAL)),
    Route(("cork", "killarney"), (_EASY,)),
    Route(("killarney", "tralee"), (_EASY,)),
)

COMPANIES: Final = (
    Company("dublin_belfast", "Dublin & Belfast", "دوبلین و بلفاست", "dublin"),
    Company("western", "Western Ireland", "ایرلند غربی", "galway"),
    Company("grand_trunk", "Grand Trunk", "گرند ترانک", "limerick"),
    Company("southern", "Cork & Southern", "کورک و جنوب", "cork"),
    Company("northern", "Northern Counties", "ولایات شمالی", "belfast"),
)
"""The tutorial names the first three; the last two and all the homes are ours (GAUGE-R7)."""
