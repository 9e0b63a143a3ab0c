// What the client says of this game only.
import { listed } from '../../texts/grammar';

export const texts = {
  kinds: { city: 'City', town: 'Town', start: 'Start city' } as { [kind: string]: string },
  pays: (amount: string) => `Pays ${amount}`,
  paysNothing: 'Pays nothing',
  grown: 'Has grown',
  growsOn: (rolls: string[]) => `Grows on ${listed(rolls)}`,
  second: (roll: number) => `${roll} (second)`,
  west: 'West',
  westernBuild: (railroad: string | null) => (railroad === null ? 'Western build: open' : `Western build: ${railroad}`),
  cards: { PD: 'Pay Dividends', OS: 'Offer Stock', CT: 'Construct Track' } as { [card: string]: string },
  hand: 'Cards',
};
