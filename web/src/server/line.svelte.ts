// The line to one table: a WebSocket that comes back by itself, with what was missed, and that loses no click. A message that was not answered
// before the line broke is sent again under the same request id, which the server does once.
import { newRequestId, Refused } from './ask';
import { me } from './player.svelte';
import { Story } from './story';
import { texts } from '../texts';
import type { ChatLine, Entry, Table, View } from './types';

export type LineStatus = 'connecting' | 'open' | 'lost';
type Waiting = { message: string; resolve: (answer: never) => void; reject: (problem: unknown) => void };
type Received = { send?: string; answer?: string; error?: string; rule?: string; stale?: boolean } & Record<
  string,
  unknown
>;

const longestPauseMs = 8000;

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

  // Answers when the server has answered, however long the line is down; fails with `Refused` where it refuses.
  ask<T>(verb: string, body: object = {}): Promise<T> {
    const request = newRequestId();
    const message = JSON.stringify({ do: verb, request, ...body });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(request, { message, resolve: resolve as Waiting['resolve'], reject });
      if (this.status === 'open') this.#socket?.send(message);
    });
  }

  // Answers when the view of this number, or a later one, has come.
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
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as Received);
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

  #receive(message: Received): void {
    if (message.answer !== undefined) this.#answer(message.answer, message);
    else if (message.send === 'view') this.#see(message as unknown as View);
    else if (message.send === 'table') this.table = message.table as Table;
    else if (message.send === 'chat') this.#hear(message.lines as ChatLine[]);
    else if (message.send === 'goodbye') this.farewell = String(message.text ?? '');
  }

  #answer(request: string, message: Received): void {
    const waiting = this.#waiting.get(request);
    if (!waiting) return;
    this.#waiting.delete(request);
    if (message.error === undefined) waiting.resolve(message as never);
    else
      waiting.reject(new Refused(message.stale ? texts.wrong.stale : message.error, 409, message.rule, message.stale));
  }

  #see(view: View): void {
    this.farewell = '';
    this.entries = this.#story.add(view);
    this.view = view;
    for (const lookout of this.#lookouts) if (view.number >= lookout.number) lookout.resolve();
    this.#lookouts = this.#lookouts.filter((lookout) => view.number < lookout.number);
  }

  #hear(lines: ChatLine[]): void {
    const heard = new Set(this.chat.map((line) => `${line.at} ${line.name} ${line.text}`));
    this.chat = [...this.chat, ...lines.filter((line) => !heard.has(`${line.at} ${line.name} ${line.text}`))];
  }
}
