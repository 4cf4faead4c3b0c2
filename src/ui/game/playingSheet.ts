// Which sheets a game being played has.

export type PlayingSheet =
  | 'menu'
  | 'resign'
  | 'draw'
  | 'seating'
  | 'share'
  | 'rules'
  | 'playOn'
  | 'pieces';
