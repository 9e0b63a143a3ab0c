// What the legends of the printed boards say and the board files leave to the numbered rules. For reading only: nothing is decided by it.

// Kansas Pacific: what a place pays a railroad that is there alone, and one of two.
export const placePays: { [kind: string]: [alone: number, shared: number] } = {
  small_town: [1, 0],
  large_town: [2, 1],
  small_city: [2, 2],
  large_city: [3, 3],
};

// Southern Pacific: what a city pays each railroad connected to it, by how many there are; the last figure holds for more.
export const cityPays = [3, 2, 1];
