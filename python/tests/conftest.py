import pytest

import trivium

OPTIONS = [
    ("cardia", {}),
    ("cardia", {"deck": "2", "locations": ["Bazaar", "FoggySwamp"], "guardians": "open"}),
    ("cardia", {"deck": "1", "match": 3}),
    ("kardinal", {"players": 3}),
    ("kardinal", {"players": 5}),
    ("civ", {"players": 2}),
    ("civ", {"players": 4, "variant": "draft"}),
    ("civ", {"players": 4, "teams": True}),
]


@pytest.fixture(params=OPTIONS, ids=lambda it: f"{it[0]}-{'-'.join(map(str, it[1].values()))}")
def game(request):
    name, options = request.param
    return trivium.Game(name, **options)


def play_some(state, steps):
    """Plays random choices, at most so many."""
    for _ in range(steps):
        if state.is_over():
            break
        state.apply_random()
    return state
