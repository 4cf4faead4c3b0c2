// What each game is about, on its card below its name, which is the same in every language. Home shows it before games are loaded.
import type { Texts } from '../../textsType';

export const texts: Texts<'titles'> = {
  bridge41: 'Mater par-delà une rivière, avec un seul pont',
  cuarenta: 'Mater sur des losanges, avec grenouilles, chameaux et canons',
  bipartite: 'D’abord une course, puis une bataille avec de nouvelles armées',
  fastlane: 'Mater sur un échiquier dont les cases forment des voies',
  bridges40: 'Atteindre le coin opposé, ou encercler et tout prendre',
};
