// One request to the server. A refusal arrives as `Refused`, whose message is a sentence for people.
import { texts } from '../texts';
import type { paths, Refusal } from './types';

type Methods = { GET: 'get'; POST: 'post'; PATCH: 'patch'; DELETE: 'delete' };
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

// What a request is answered: AnswerTo<'GET', '/api/games'>.
export type AnswerTo<Method extends keyof Methods, Path extends keyof paths> = paths[Path][Methods[Method]] extends {
  responses: infer Responses;
}
  ? Json<Responses[Extract<keyof Responses, 200 | 201>]>
  : never;

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

export async function ask<T>(method: keyof Methods, path: string, body?: object): Promise<T> {
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
  const answer = (await response.json().catch(() => ({}))) as T & Partial<Refusal>;
  if (!response.ok)
    throw new Refused(answer.error ?? texts.wrong.server(response.status), response.status, answer.rule, answer.stale);
  return answer;
}

export function sentence(problem: unknown): string {
  return problem instanceof Error && problem.message ? problem.message : texts.wrong.unknown;
}
