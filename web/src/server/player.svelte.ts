// Who uses this browser. A guest is made when something first needs one; nobody has to sign up.
import { ask, type AnswerTo } from './ask';
import type { Player } from './types';

class Me {
  player = $state<Player | null>(null);
  known = $state(false);
  // The server has been updated since it sent this page.
  stalePage = $state(false);
  #version: string | null = null;

  async look(): Promise<void> {
    const answer = await ask<AnswerTo<'GET', '/api/me'>>('GET', '/api/me');
    this.player = answer.player;
    this.known = true;
    this.#version ??= answer.version;
    if (answer.version !== this.#version) this.stalePage = true;
  }

  async beSomebody(name?: string): Promise<Player> {
    if (!this.known) await this.look();
    this.player ??= (await ask<AnswerTo<'POST', '/api/guest'>>('POST', '/api/guest', name ? { name } : {})).player;
    return this.player;
  }
}

export const me = new Me();
