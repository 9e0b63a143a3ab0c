export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
