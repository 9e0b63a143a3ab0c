// The line to one table: a WebSocket that reconnects by itself, catches up on what it missed and loses no click. A message that had no answer
// when the line broke is sent again under the same request id, so the server does it once.
import { newRequestId, Refused } from './ask';
import { me } from './player.svelte';
import { Story } from './story';
import { texts } from '../texts';
import type { View as AnyView } from './messages';
import type { ChatLine, Entry, Said, SocketAnswer, SocketRefusal, Table, View } from './types';

export type LineStatus = 'connecting' | 'open' | 'lost';
type Waiting = { message: string; resolve: (answer: never) => void; reject: (problem: unknown) => void };

const longestPauseMs = 8000;

const hasBegun = (view: AnyView): view is View => view.state !== null && view.question !== null;
const isRefusal = (answer: SocketAnswer): answer is SocketRefusal => 'error' in answer;

export class Line {
  status = $state<LineStatus>('connecting');
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  farewell = $state('');
  #story = new Story();
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #lookouts: { number: number; resolve: () => void }[] = [];
  #pauseMs = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hungUp = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.#connect();
    addEventListener('online', this.#comeBack);
    document.addEventListener('visibilitychange', this.#comeBack);
  }

  hangUp(): void {
    this.#hungUp = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#comeBack);
    document.removeEventListener('visibilitychange', this.#comeBack);
    this.#socket?.close();
  }

  // Resolves with the server's answer, however long the line is down; rejects with `Refused` where it refuses.
  ask<T>(verb: string, body: object = {}): Promise<T> {
    const request = newRequestId();
    const message = JSON.stringify({ do: verb, request, ...body });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(request, { message, resolve: resolve as Waiting['resolve'], reject });
      if (this.status === 'open') this.#socket?.send(message);
    });
  }

  // Resolves once the view of this number, or a later one, has come.
  seen(number: number): Promise<void> {
    if ((this.view?.number ?? -1) >= number) return Promise.resolve();
    return new Promise((resolve) => this.#lookouts.push({ number, resolve }));
  }

  #comeBack = (): void => {
    if (this.status !== 'lost' || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('since', String(this.#story.since));
    if (this.token) url.searchParams.set('token', this.token);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = 'open';
      this.#pauseMs = 250;
      for (const waiting of this.#waiting.values()) socket.send(waiting.message);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as Said | SocketAnswer);
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (this.#hungUp || socket !== this.#socket) return;
    this.status = 'lost';
    this.#timer = setTimeout(() => {
      void me.look().catch(() => undefined);
      this.#connect();
    }, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }

  #receive(message: Said | SocketAnswer): void {
    if ('answer' in message) this.#answer(message);
    else if (message.send === 'view') this.#see(message);
    else if (message.send === 'table') this.table = message.table;
    else if (message.send === 'chat') this.#hear(message.lines);
    else this.farewell = message.text;
  }

  #answer(message: SocketAnswer): void {
    const waiting = this.#waiting.get(message.answer ?? '');
    if (!waiting) return;
    this.#waiting.delete(message.answer ?? '');
    if (isRefusal(message))
      waiting.reject(new Refused(message.stale ? texts.wrong.stale : message.error, 409, message.rule, message.stale));
    else waiting.resolve(message as never);
  }

  #see(view: AnyView): void {
    this.farewell = '';
    this.entries = this.#story.add(view);
    if (hasBegun(view)) this.view = view;
    for (const lookout of this.#lookouts) if (view.number >= lookout.number) lookout.resolve();
    this.#lookouts = this.#lookouts.filter((lookout) => view.number < lookout.number);
  }

  #hear(lines: ChatLine[]): void {
    const heard = new Set(this.chat.map((line) => `${line.at} ${line.name} ${line.text}`));
    this.chat = [...this.chat, ...lines.filter((line) => !heard.has(`${line.at} ${line.name} ${line.text}`))];
  }
}
