// The server's messages under the names that the client uses.
import type { Question, State, View as AnyView } from './messages';

export type * from './messages';
export type { Alternative as Thought, Move as Named, Offer as Choice, SharePrice as Worth } from './messages';

// The view of a game that has begun.
export type View = AnyView & { state: State; question: Question };
