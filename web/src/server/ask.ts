// One request to the server. What it refuses arrives as `Refused`, whose message is a sentence for people.
import { texts } from '../texts';

export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly rule?: string,
    readonly stale = false,
  ) {
    super(message);
  }
}

export function newRequestId(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('')
  );
}

type Answer = { error?: string; rule?: string; stale?: boolean };

export async function ask<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (method !== 'GET') {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(texts.wrong.offline, 0);
  }
  const answer = (await response.json().catch(() => ({}))) as T & Answer;
  if (!response.ok)
    throw new Refused(answer.error ?? texts.wrong.server(response.status), response.status, answer.rule, answer.stale);
  return answer;
}

export function sentence(problem: unknown): string {
  return problem instanceof Error && problem.message ? problem.message : texts.wrong.unknown;
}
