// What the client says of this game only.
export const texts = {
  kinds: { rural: 'Open country', city: 'City', berlin: 'Metropolis', approach: 'Approach to Berlin' },
  pays: (amount: string) => `Pays ${amount}`,
};
