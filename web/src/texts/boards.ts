// What the boards of all games say; what one game's board says besides is in its folder.
import { money } from '../words';
import { listed } from './grammar';

export const boardTexts = {
  board: (name: string) => `Board: ${name}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole board',
  choices: 'Show what you can choose',
  byRailroad: 'Colour by railroad',
  keys: 'Arrow keys move the board, plus and minus zoom, 0 shows all of it. Tab goes to the places you can choose, arrows from one to the next, Enter chooses.',
  noPicture: 'This board has no picture. Play by the question and the tabs.',

  hex: (id: string) => `Hex ${id}`,
  terrains: { plain: 'plain', hill: 'hills', mountain: 'mountains' },
  pays: (dollars: number) => `Pays ${money(dollars)}`,
  railroadsHere: (names: string[]) => `Here: ${listed(names)}`,
  noRailroadHere: 'No railroad here yet',
  homeOf: (names: string[]) => `Home of ${listed(names)}`,
  link: (a: string, b: string) => `${a} – ${b}`,
  owned: (name: string) => `Owned by ${name}`,
  open: 'Not built yet',
  oneWay: (from: string, to: string) => `One way, from ${from} to ${to}`,
  ends: (a: string, paysA: number, b: string, paysB: number) => `${a} pays ${money(paysA)}, ${b} ${money(paysB)}`,

  legend: 'Legend',
  signs: {
    offered: 'You can choose it now',
    changed: 'Just changed',
    planned: 'Planned, in this order',
  },

  list: 'The board as a list',
  find: 'Find a place',
  toChoose: 'What you can choose now',
  planned: 'Planned',
  recent: 'Just changed',
  withTrack: 'Places with track',
  built: 'Built links',
  others: 'All other places',
  nothingFound: 'No place has that name.',
};
