// What the client says of this game only.
export const texts = {
  paysEach: (amount: string) => `Pays each of them ${amount}`,
  wouldPay: (amount: string) => `Pays the first railroad ${amount}`,
};
