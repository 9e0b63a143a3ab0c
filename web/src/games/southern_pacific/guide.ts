import type { Guide } from '../game';
import { bidding, goal } from '../guide';

export const guide: Guide = {
  opening: [
    goal(
      'Finish with the most cash. Presidents decide what their railroads pay, and pay it out of the treasury that also builds track.',
      'SP-20',
    ),
    {
      title: 'Cities',
      text: 'The more railroads a city has, the less it pays each of them: $3 alone, $2 for two, $1 for more. Your track hurts your neighbours.',
      rule: 'SP-8',
    },
    {
      title: 'Track is for sale',
      text: 'Railroads can buy links from each other, at any price both presidents agree on.',
      rule: 'SP-16',
    },
  ],
  steps: {
    opening_auction: bidding('SP-4', 'Your bid becomes the treasury that builds.'),
    stock_auction: bidding('SP-11', 'Whoever gathers more shares than the president takes over the railroad.'),
    bull_market_auction: bidding('SP-11', 'The Bull Market sells shares between the rounds.'),
    first_link: {
      title: 'First link',
      text: 'The railroad builds one link out of its home for free.',
      rule: 'SP-6',
    },
    offer_stock: {
      title: 'Offer a share?',
      text: 'A share brings money to build with, and one more share to pay.',
      rule: 'SP-11',
    },
    build_and_buy: {
      title: 'Build and buy',
      text: 'Build up to three links at $5 each, and buy up to three from others. Tap a glowing link: you see what it does to every income before you confirm.',
      rule: 'SP-14',
    },
    pay_dividends: {
      title: 'Dividends',
      text: 'The income comes in first; then you set what each share is paid. What you keep can build.',
      rule: 'SP-20',
    },
    seller_answers: {
      title: 'Sell this link?',
      text: 'Accept, decline, or name your own price.',
      rule: 'SP-19',
    },
    bull_market_offer: {
      title: 'The Bull Market',
      text: 'You may offer a share of any railroad that has one left.',
    },
  },
};
