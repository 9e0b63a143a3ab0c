// All that the client says. A language is one more file of this shape.
import { en } from './en';

export type Texts = typeof en;
const languages: { [language: string]: Texts } = { en };

export const texts: Texts = languages[globalThis.navigator?.language.slice(0, 2) ?? 'en'] ?? en;
