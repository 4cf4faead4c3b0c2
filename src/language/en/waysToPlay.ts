// Ways to play that New game offers and a game under way can change: with the coach, and two people who share the device.
export const texts = {
  coach: 'Coach',
  coachHint: 'Warns you about blunders and points out threats.',
  /** Why the coach is off in games with clocks; a full stop is put after it. */
  coachOff: 'Off with a clock: its questions would cost you time',

  howYouSit: 'How you sit',
  seatings: {
    fixed: 'Side by side',
    far: 'Face to face',
    pieces: 'Pieces turn',
    board: 'Board turns',
  },
  seatingHints: {
    fixed: 'Nothing turns: you both look from the same side.',
    far: 'Lay the device between you. Each player’s pieces, name and questions face them.',
    pieces: 'Lay the device between you. After each move all pieces turn to face the next player.',
    board: 'Pass the device. After each move the whole board turns.',
  },
  cover: 'Cover between moves',
  coverHint: 'Covers the board until the next player is ready.',

  /** How the games stand that two people have played: "Ana 3, Ben 2, 1 drawn". */
  series: (one: string, oneWins: number, other: string, otherWins: number, drawn: number) =>
    `${one} ${oneWins}, ${other} ${otherWins}${drawn === 0 ? '' : `, ${drawn} drawn`}`,
};
