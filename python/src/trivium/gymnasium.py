"""Gymnasium: one seat for the learner, bots on the others."""

from __future__ import annotations

import gymnasium
import numpy as np
from gymnasium import spaces

from ._trivium import Bot, Game, IllegalAction, Random
from .turns import Turns


class SingleEnv(gymnasium.Env):
    """`SingleEnv(game, seat=0, opponents=[bot, …])`: any callable that takes a view is a bot; one is enough for all seats.

    `info["action_mask"]` has the legal actions. An action that is not legal loses the game at once (`illegal="lose"`, with the
    reason in `info["illegal"]`) or raises `IllegalAction` (`illegal="raise"`).
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(self, game: Game, seat: int = 0, opponents=None, illegal: str = "lose", render_mode: str | None = None):
        if not 0 <= seat < game.seats:
            raise ValueError(f"there is no seat {seat} in a game of {game.seats}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal cannot be `{illegal}`; write lose or raise")
        if callable(opponents) or opponents is None:
            opponents = [opponents or Random()] * (game.seats - 1)
        if len(opponents) != game.seats - 1:
            raise ValueError(f"{game.seats - 1} opponents sit at this table, not {len(opponents)}")
        others = [other for other in range(game.seats) if other != seat]
        self.game, self.seat, self.illegal = game, seat, illegal
        self.bots = dict(zip(others, opponents))
        self.render_mode = render_mode
        width = len(game.start(seed=0).view(seat).observation())
        self.observation_space = spaces.Box(-128, 127, (width,), np.int8)
        self.action_space = spaces.Discrete(game.actions)
        self.turns = None
        self._over = False

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        for bot in self.bots.values():
            # Bots of ours; a callable of the caller has dice of its own, or none.
            if isinstance(bot, Bot):
                bot.seed(int(self.np_random.integers(2**62)))
        self.turns = Turns(self.game.start(seed=int(self.np_random.integers(2**62))))
        self._over = False
        self._others()
        return self._observation(), self._info()

    def _others(self):
        while (asked := self.turns.seat()) is not None and asked != self.seat:
            self.turns.choose(asked, self.bots[asked](self.turns.view(asked)))

    def _observation(self):
        return self.turns.view(self.seat).observation()

    def _info(self):
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.turns.legal_actions(self.seat)] = 1
        return {"action_mask": mask}

    def step(self, action):
        if self.turns is None:
            raise ValueError("call reset before step")
        if self._over:
            raise IllegalAction("the game is over; call reset")
        try:
            self.turns.choose(self.seat, int(action))
        except IllegalAction as why:
            if self.illegal == "raise":
                raise
            self._over = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": str(why)}
        self._others()
        self._over = self.turns.state.is_over()
        reward = float(self.turns.state.returns()[self.seat])
        return self._observation(), reward, self._over, False, self._info()

    def render(self):
        text = repr(self.turns.view(self.seat))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
