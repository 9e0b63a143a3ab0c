#!/usr/bin/env python3
"""A computer player in forty lines, for all five games: it never spends more than a quarter of its cash on a bid.

Try it against the players of the house:
  roundhouse match kansas-pacific --seats exec:examples/thrifty_bot.py,brakeman,random --games 30 --seed 1

Each line on standard input is one decision of ours: what our seat may see (`state`), and what it may do (`moves`), as
docs/protocol.md describes the answer to `view`. The answer is one line with a move.
"""
import json
import random
import sys

DECLINING = ("pass", "done", "skip", "decline", "disagree")


def plain(move, spend):
    """The move with a number in place of a range: as much as we like to spend, within what is allowed."""
    chosen = {}
    for key, value in move.items():
        if isinstance(value, dict) and "min" in value:
            wanted = max(value["min"], min(value["max"], spend))
            value = value["min"] + (wanted - value["min"]) // value["step"] * value["step"]
        chosen[key] = value
    return chosen


def choose(view, rng):
    """A move for the seat whose view this is."""
    purse = view["state"]["players"][view["seat"]]["cash"]
    limit = purse // 4
    bids = [move for move in view["moves"] if move["move"] == "bid"]
    if bids and bids[0]["amount"]["min"] <= limit:
        return plain(bids[0], bids[0]["amount"]["min"])
    active = [move for move in view["moves"] if move["move"] not in DECLINING + ("bid",)]
    declining = [move for move in view["moves"] if move["move"] in DECLINING]
    if declining and (not active or rng.random() < 0.1):
        return plain(declining[0], 0)
    return plain(rng.choice(active or view["moves"]), limit)


def main():
    rng = random.Random(1)
    for line in sys.stdin:
        print(json.dumps(choose(json.loads(line), rng)), flush=True)


if __name__ == "__main__":
    main()
