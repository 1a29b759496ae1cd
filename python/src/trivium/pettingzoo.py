"""PettingZoo: `aec_env` asks one player at a time, `parallel_env` all who choose at the same time.

An observation is a dictionary with `observation` (see `VectorEnv.features`) and `action_mask`. An action that is not legal loses the
game at once (`illegal="lose"`, with the reason in `infos`) or raises `IllegalAction` (`illegal="raise"`).
"""

from __future__ import annotations

import random

import numpy as np
from gymnasium import spaces

from pettingzoo import AECEnv, ParallelEnv

from ._trivium import Game, IllegalAction
from .turns import Turns


class _Table:
    """What both kinds of environment share."""

    def __init__(self, game: Game, render_mode: str | None = None, illegal: str = "lose"):
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal cannot be `{illegal}`; write lose or raise")
        self.game = game
        self.illegal = illegal
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        width = len(game.start(seed=0).view(0).observation())
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (width,), np.int8),
                "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(game.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space for agent in self.possible_agents}
        self.action_spaces = self._actions

    def observation_space(self, agent):
        return self._space

    def action_space(self, agent):
        return self._actions[agent]

    def _deal(self, seed):
        self.turns = Turns(self.game.start(seed=random.getrandbits(63) if seed is None else seed))
        self._lost = None

    def _choose(self, seat, action):
        """Takes a choice. Gives back what is wrong with it, if that loses the game."""
        try:
            self.turns.choose(seat, action)
        except IllegalAction as why:
            if self.illegal == "raise":
                raise
            self._lost = seat
            return str(why)
        return None

    def _over(self):
        return self._lost is not None or self.turns.state.is_over()

    def _returns(self):
        if self._lost is None:
            return self.turns.state.returns()
        share = 1 / (self.game.seats - 1)
        return [-1.0 if seat == self._lost else share for seat in range(self.game.seats)]

    def _row(self, agent, idle):
        seat = self._seat[agent]
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.turns.legal_actions(seat) or idle] = 1
        return {"observation": self.turns.view(seat).observation(), "action_mask": mask}

    def render(self):
        """The table as a spectator sees it, as the terminal draws it."""
        text = repr(self.turns.state.view())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self):
        pass


class aec_env(_Table, AECEnv):
    """One player at a time: `aec_env(trivium.Game("cardia"))`."""

    metadata = {"name": "trivium_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._next()

    def _next(self):
        seat = self.turns.seat()
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent):
        asked = not self.terminations.get(agent, True) and agent == self.agent_selection
        row = self._row(agent, [])
        if not asked:
            row["action_mask"][:] = 0
        return row

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        wrong = self._choose(self._seat[agent], int(action))
        if wrong:
            self.infos[agent]["illegal"] = wrong
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._over():
            for other, reward in zip(self.possible_agents, self._returns()):
                self.rewards[other] = reward
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        else:
            self._next()
        self._accumulate_rewards()


class parallel_env(_Table, ParallelEnv):
    """All players at once. Who owes no choice passes any action: its mask has a 1 at action 0, which means to wait."""

    metadata = {"name": "trivium_v0", "render_modes": ["human", "ansi"]}

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.agents = self.possible_agents[:]
        return self._rows(), {agent: {} for agent in self.agents}

    def _rows(self):
        return {agent: self._row(agent, [0]) for agent in self.agents}

    def step(self, actions):
        if not self.agents:
            raise IllegalAction("the game is over; call reset")
        infos = {agent: {} for agent in self.agents}
        owed = self.turns.state.owed()
        for agent in (self.possible_agents[seat] for seat in owed):
            if agent not in actions:
                raise ValueError(f"{agent} owes a choice, and no action of it was passed")
        for seat in owed:
            agent = self.possible_agents[seat]
            if wrong := self._choose(seat, int(actions[agent])):
                infos[agent]["illegal"] = wrong
                break
        over = self._over()
        rewards = dict(zip(self.agents, self._returns()))
        ends = dict.fromkeys(self.agents, over)
        rows = self._rows()
        cuts = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return rows, rewards, ends, cuts, infos
