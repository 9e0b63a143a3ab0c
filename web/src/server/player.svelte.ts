// Who sits at this browser. A guest comes into being with the first thing that needs one; nobody has to sign up.
import { ask } from './ask';
import type { Player } from './types';

class Me {
  player = $state<Player | null>(null);
  known = $state(false);
  // True once the server runs another version than the one that sent this page.
  stalePage = $state(false);
  #version: string | null = null;

  async look(): Promise<void> {
    const answer = await ask<{ player: Player | null; version: string }>('GET', '/api/me');
    this.player = answer.player;
    this.known = true;
    this.#version ??= answer.version;
    if (answer.version !== this.#version) this.stalePage = true;
  }

  async beSomebody(name?: string): Promise<Player> {
    if (!this.known) await this.look();
    this.player ??= (await ask<{ player: Player }>('POST', '/api/guest', name ? { name } : {})).player;
    return this.player;
  }
}

export const me = new Me();
