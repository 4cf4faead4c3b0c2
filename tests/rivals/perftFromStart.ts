// Perft of every variant of variants.ini from its own start, as two independent generators counted it.

export const PERFT_FROM_START: readonly { variant: string; nodes: readonly number[] }[] = [
  { variant: 'bridge41', nodes: [7, 49, 420, 3598] },
  { variant: 'cuarenta', nodes: [20, 404, 8715] },
  { variant: 'cuarenta-camel', nodes: [20, 404, 8715] },
  { variant: 'cuarenta-loose', nodes: [20, 404, 8715] },
  { variant: 'bipartite-bd', nodes: [11, 121, 1672] },
  { variant: 'bipartite-bo', nodes: [11, 121, 1617] },
];
