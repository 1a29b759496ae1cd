"""OpenSpiel: every game, and the reductions, as Python games.

    >>> import pyspiel, trivium.openspiel
    >>> game = pyspiel.load_game("trivium_cardia(options=deck=1)")     # any options, `;` between them
    >>> mini = pyspiel.load_game("trivium_mini_3a")

Chance is explicit. Seats that choose at the same time are asked one after the other, and nobody sees what another has chosen.
An information state is what a player saw whenever it was asked, with what it answered.
"""

from __future__ import annotations

import hashlib

import numpy as np
import pyspiel

from ._trivium import Game, reductions
from .turns import Turns

_MOST_OUTCOMES = 512
_LONGEST = {"cardia": 7000, "kardinal": 1500, "civ": 6000}


class _Game(pyspiel.Game):
    def __init__(self, game_type, game: Game, params=None):
        self.trivium = game
        self.width = len(game.start(seed=0).view(0).observation())
        seats = game.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(seats - 1),
            utility_sum=0.0,
            max_game_length=_LONGEST[game.name],
        )
        super().__init__(game_type, info, params or {})

    def new_initial_state(self):
        return _State(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return _Observer(self, iig_obs_type)


class _State(pyspiel.State):
    def __init__(self, game: _Game):
        super().__init__(game)
        self.turns = Turns(game.trivium.start(chance="explicit"))
        self.pasts = [""] * game.trivium.seats

    def current_player(self):
        if self.turns.state.is_over():
            return pyspiel.PlayerId.TERMINAL
        if self.turns.state.is_chance():
            return pyspiel.PlayerId.CHANCE
        return self.turns.seat()

    def _legal_actions(self, player):
        return self.turns.legal_actions(player)

    def chance_outcomes(self):
        return [(n, probability) for n, (_, probability) in enumerate(self.turns.state.chance())]

    def _apply_action(self, action):
        if self.turns.state.is_chance():
            self.turns.state.apply_chance(action)
            return
        player = self.turns.seat()
        self.pasts[player] = f"{self.seen(player)}>{action}|"
        self.turns.choose(player, action)

    def seen(self, player):
        """The past of a player, and what it sees now."""
        # Between two choices of one moment nothing has happened yet.
        row = self.turns.view(player).observation().tobytes()
        return self.pasts[player] + hashlib.blake2b(row, digest_size=12).hexdigest()

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return self.turns.state.chance()[action][0]
        return self.turns.state.action_text(player, action)

    def is_terminal(self):
        return self.turns.state.is_over()

    def returns(self):
        return self.turns.state.returns()

    def __str__(self):
        if self.turns.state.is_chance():
            return "chance"
        return repr(self.turns.state)


class _Observer:
    """The observation of a player, or its information state: a tensor and a text."""

    def __init__(self, game: _Game, kind):
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(game.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int):
        self.tensor.fill(0)
        if not state.turns.state.is_chance():
            self.tensor[:] = state.turns.view(player).observation()

    def string_from(self, state: _State, player: int):
        if state.turns.state.is_chance():
            return f"{player}:{state.pasts[player] if self.recalls else ''}chance"
        if self.recalls:
            return f"{player}:{state.seen(player)}"
        return f"{player}:" + state.turns.view(player).observation().tobytes().hex()


def _register(name: str, long_name: str, default: str, make):
    def create(params=None):
        params = params or {}
        game = make(params)
        return _Game(kind(game.seats), game, params)

    def kind(seats):
        return pyspiel.GameType(
            short_name=name,
            long_name=long_name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=5,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"options": default},
        )

    # OpenSpiel lets go of it when the interpreter is gone already. A function that refers to itself is not freed then, which would
    # end the process with an error.
    create.itself = create
    pyspiel.register_game(kind(2), create)


def _of_options(name):
    return lambda params: Game.parse(name, str(params.get("options", "")).replace(";", " "))


for _name, _long in (("cardia", "Cardia"), ("kardinal", "Kardinal & Koenig"), ("civ", "Carta Impera Victoria")):
    _register(f"trivium_{_name}", f"Trivium {_long}", "", _of_options(_name))
for _mini, _options, _ in reductions():
    _short = "trivium_mini_" + _mini.removeprefix("cardia-mini-")
    _register(_short, f"Trivium {_mini}", _options.replace(" ", ";"), lambda _params, it=_options: Game.parse("cardia", it))


def policy_by_view(game, of_view):
    """The OpenSpiel policy that goes by the view alone: `of_view` takes a view and gives back a share for each action."""
    from open_spiel.python import policy as policies

    class ByView(policies.Policy):
        def __init__(self):
            super().__init__(game, list(range(game.num_players())))
            self.known = {}

        def action_probabilities(self, state, player_id=None):
            player = state.current_player() if player_id is None else player_id
            view = state.turns.view(player)
            key = (player, view.observation().tobytes())
            if key not in self.known:
                self.known[key] = of_view(view)
            return self.known[key]

    return ByView()
