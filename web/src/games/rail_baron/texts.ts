// What the client says of this game only.
import { listed, plural } from '../../texts/grammar';

export const texts = {
  segment: (a: string, b: string) => `${a} – ${b}`,
  owned: (name: string) => `Owned by ${name}`,
  owners: { bank: 'Owned by the bank', public: 'Public railroad', third: 'Owned by the third player' },
  price: (amount: string) => `Price ${amount}`,
  servedBy: (names: string[]) => `Served by ${listed(names)}`,
  payoffFrom: (amount: string, city: string) => `Pays ${amount} from ${city}`,
  trains: (names: string[]) => `${listed(names)} ${names.length === 1 ? 'is' : 'are'} here`,
  destinations: (names: string[]) => `Destination of ${listed(names)}`,
  homes: (names: string[]) => `Home of ${listed(names)}`,
  riddenBy: (names: string[]) => `Ridden by ${listed(names)} on this trip`,
  whereThePlayersAre: 'Where the players are',

  trip: 'Trip',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  home: (city: string) => `home ${city}`,
  engines: { freight: 'Freight', express: 'Express', superchief: 'SuperChief' } as { [engine: string]: string },

  railroads: { name: 'Railroad', owner: 'Owner', bank: 'Bank', price: 'Price', caption: 'Railroads' },

  looking: 'Finding routes…',
  routes: 'Routes',
  route: (mileposts: number, turns: number) =>
    `${plural(mileposts, 'milepost', 'mileposts')}, ${plural(turns, 'turn', 'turns')}`,
  shortest: 'Shortest',
  cheapest: 'Cheapest',
  other: 'Alternative',
  fees: (now: string, all: string) => `Fees: ${now} this turn, ${all} in all`,
};
