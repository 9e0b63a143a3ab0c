// What the client says of this game only.
export const texts = {
  kinds: {
    open: 'Open country',
    small_town: 'Small town',
    large_town: 'Large town',
    small_city: 'Small city',
    large_city: 'Large city',
    metropolis: 'Metropolis',
  },
  pays: (amount: string) => `Pays ${amount}`,
  paysAloneOrShared: (alone: string, shared: string) => `Pays ${alone} alone, ${shared} shared`,
  westOfLine: 'West of the land grant line',
  westernmost: 'Railroads here may go west',
  landGrantLine: 'LAND GRANT LINE',
  goWest: 'GO WEST',
};
