// The question of a table as a sentence of our catalogue; in the server's words where the catalogue has none for it.
import { sorted } from './choices';
import type { People } from './people';
import type { Question, State } from '../server/types';
import { texts } from '../texts';
import { asks, asksOfChance } from '../texts/asks';
import { money } from '../words';

export function asked(question: Question, state: State, people: Pick<People, 'name' | 'railroads'>): string {
  const { decider, step, text } = question;
  if (typeof decider !== 'number') return asksOfChance[step] ?? text;
  const code = railroadIn(state),
    railroad = people.railroads[code]?.name ?? code;
  const [bid] = state.auction ? sorted(question.moves ?? [], () => false).amounts : [];
  const clause = bid
    ? texts.ask.toBidFor(railroad, money(bid.range.min))
    : state.auction
      ? undefined
      : (offer(step, state, people) ?? asks[step]?.(railroad));
  if (clause === undefined) return text;
  return `${people.name(decider)}: ${clause}${clause.endsWith('?') ? '' : '.'}`;
}

// What a railroad offers or asks for a link, in Southern Pacific.
function offer(step: string, state: State, { railroads }: Pick<People, 'railroads'>): string | undefined {
  const talk = state.talk as { link: string; buyer: string; seller: string; price: number } | null | undefined;
  if (!talk) return undefined;
  const nameOf = (code: string): string => railroads[code]?.name ?? code;
  const link = talk.link.split('-').map(inCapitals).join('–');
  if (step === 'seller_answers') return texts.ask.offers(nameOf(talk.buyer), money(talk.price), link);
  return step === 'buyer_answers' ? texts.ask.wants(nameOf(talk.seller), money(talk.price), link) : undefined;
}
const inCapitals = (id: string): string =>
  id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

// The railroad that is under the hammer or at work; empty where there is none.
function railroadIn(state: State): string {
  const workOf = (field: string): unknown => (state[field] as { railroad?: unknown } | null | undefined)?.railroad;
  const code = state.auction?.railroad ?? state.operating ?? workOf('building') ?? workOf('expanding');
  return typeof code === 'string' ? code : '';
}
