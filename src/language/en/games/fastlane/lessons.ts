// The lessons of Chess in the Fast Lane: what each task asks, and what is said of the moves tried.

export const texts = {
  first: {
    title: 'Fast Lane in three minutes',
    about: 'A lane of several squares is one cell, and one piece fills it.',
    tasks: {
      knight: {
        ask: 'You play White, from the bottom. Your knight stands in a lane, on a2 and a3 at once. It leaps two squares one way and one to the side. Bring it to lane b4-b5.',
        success: 'From a3 to b5, and now it fills b4 and b5.',
        otherwise: 'It can leap from a2 or a3. From a3, it reaches b5, a square of lane b4-b5.',
      },
      roundabout: {
        ask: 'The middle squares d4, e4, d5 and e5 are one cell, the roundabout. You can take a piece there on any of them. Take the knight.',
        success: 'Your rook took it on e4, and now fills the whole roundabout.',
        wrong: { h4h5: 'The rook can take the knight at once, from h4 along row 4.' },
        otherwise: 'From h4, the rook reaches e4, and the knight stands there too.',
      },
      rook: {
        ask: 'Your own pieces in lanes give way. A rook goes straight, so yours may pass over the pawn on a2-a3. Take the rook on a8.',
        success: 'So a rook can come out from behind its own pawn at once.',
        wrong: { a1a4: 'That passes over the pawn, but stops too early. Go on to a8.' },
        otherwise: 'Go straight up from a1, over the pawn, to a8.',
      },
      pawn: {
        ask: 'A pawn goes one square forward, from the front of its lane. It takes one square diagonally forward, from any square of its lane. Take the knight.',
        success: 'From b3 to c4. On the last row, a pawn becomes a knight or a bishop.',
        wrong: { b2b4: 'A pawn moves like that, but it takes diagonally.' },
        otherwise: 'The pawn stands on b2 and b3. From b3, c4 is diagonally forward.',
      },
      bishopAndKing: {
        ask: 'A bishop goes any distance diagonally. A king moves one square in any direction. Take the pawn on a6 with your bishop.',
        success: 'Your bishop passed through empty lanes without filling them.',
        wrong: { f1c4: 'That is the right way. Go on to a6.' },
        otherwise: 'From f1, the diagonal leads up to a6.',
      },
      checkmate: {
        ask: 'Attack the king so that it cannot escape: that is checkmate, and you win. A queen goes straight or diagonally. Checkmate in one move.',
        success: 'Checkmate. Black’s own pawns shut the king in. Now you know enough to play.',
        otherwise: 'That is not checkmate yet. Attack along the last row.',
      },
    },
  },
  lanes: {
    title: 'Lanes',
    about: 'One piece fills several squares.',
    tasks: {
      rook: {
        ask: 'The black pawn fills lane c6-c7. A rook goes any distance straight. Take the pawn.',
        success: 'Reaching c6 was enough.',
        wrong: { c1c4: 'That stops too early. Go on to c6.' },
        otherwise: 'Move the rook straight up from c1.',
      },
      bishop: {
        ask: 'A bishop goes any distance diagonally. Yours is in lane b4-b5 and can start from either square. Bring it to f8.',
        wrong: { b4e8: 'That diagonal starts on b5. From b4, you reach f8.' },
        success: 'It started from b4.',
        otherwise: 'From b4, the diagonal leads up to f8.',
      },
      knight: {
        ask: 'A piece that stops on one square of a lane fills all of it. A knight leaps two squares one way and one to the side. Bring yours to e6 in two leaps.',
        success: 'Now it fills e6 and e7.',
        otherwise: 'Leap into the roundabout first. From d4, the knight reaches e6.',
      },
    },
  },
  giving: {
    title: 'Giving way',
    about: 'Pass over friends in lanes, but not on single squares.',
    tasks: {
      queen: {
        ask: 'A queen goes straight or diagonally. Yours may pass over the pawn on e2-e3. Take the knight on h5.',
        success: 'Over your own pawn, in one move.',
        otherwise: 'From d1, the diagonal leads over e2 to h5.',
      },
      single: {
        ask: 'Your knight on a4 stands on a single square, so it does not give way. Take the knight on c1 with your rook.',
        success: 'The way along row 1 was free.',
        otherwise: 'From a1, move the rook along row 1.',
      },
      check: {
        ask: 'Give check at once with the rook on a1. Your pawn gives way.',
        success: 'Your own pawns in lanes do not stop your rook.',
        otherwise: 'From a8, the rook attacks the king along the last row.',
      },
    },
  },
  attack: {
    title: 'Attacked on any square',
    about: 'A large cell is easy to attack.',
    tasks: {
      check: {
        ask: 'The black king stands on c6 and c7. You can attack it on either. Give check with the rook.',
        success: 'One square of its lane was enough.',
        wrong: { h4h5: 'Row 5 does not reach the king. Go one lane further.' },
        otherwise: 'From lane h6-h7, the rook attacks along rows 6 and 7.',
      },
      safely: {
        ask: 'Take a piece so that Black cannot take your bishop.',
        success: 'Nothing protected the knight.',
        wrong: { b4f8: 'The king on g8 protects the rook, and takes your bishop.' },
        otherwise: 'Nothing protects the knight on e1.',
      },
      roundabout: {
        ask: 'Your knight fills the roundabout. The rook on a5 attacks it on d5, and the bishop on h8 on e5. Bring it to safety.',
        success: 'It is harder to attack in a smaller cell.',
        otherwise: 'Check the rows, columns and diagonals to every square of its new cell.',
      },
    },
  },
  rook: {
    title: 'The rook',
    about: 'Straight from every square of its lane.',
    tasks: {
      moves: {
        ask: 'A rook goes any distance straight. Yours stands on b4 and b5 and can start from either. Bring it to h5, then to h1.',
        success: 'Along row 5, then straight down.',
        wrong: { b4h4: 'That is row 4. Go along row 5, from b5.' },
        otherwise: 'Go from b5 along row 5 to h5, then straight down to h1.',
      },
      takesTwo: {
        ask: 'You can take three pieces. Take two of them in two moves.',
        success: 'Straight up, then along row 6.',
        wrong: { c4h4: 'From h4, you reach nothing else. Start with another piece.' },
        otherwise: 'Start with the pawn on c6. From there, look along its rows.',
      },
      safely: {
        ask: 'You can take two knights. Take one so that Black cannot take your rook.',
        success: 'The bishop on d8 protected the other one.',
        wrong: { b4a5: 'The bishop on d8 protects that knight, and takes your rook.' },
        otherwise: 'Which of the two knights has no protection?',
      },
    },
  },
  bishop: {
    title: 'The bishop',
    about: 'Diagonally, on both colours.',
    tasks: {
      moves: {
        ask: 'A bishop goes any distance diagonally. Take the pawn on h6.',
        success: 'It passed through empty lanes without filling them.',
        wrong: { c1f4: 'That is the right way. Go on to h6.' },
        otherwise: 'From c1, the diagonal leads up to h6.',
      },
      colours: {
        ask: 'In a lane, a bishop stands on both colours and can start from either. Take the rook on a4 in two moves.',
        success: 'It arrived on b2 and left from b3.',
        otherwise: 'Go to lane b2-b3. From b3, the diagonal leads to a4.',
      },
      safely: {
        ask: 'You can take two knights. Take one so that Black cannot take your bishop.',
        success: 'The rook protected the other one.',
        wrong: { e1a5: 'The rook on a8 protects that knight, and takes your bishop.' },
        otherwise: 'Which of the two knights has no protection?',
      },
    },
  },
  queen: {
    title: 'The queen',
    about: 'Straight or diagonally, the strongest piece.',
    tasks: {
      moves: {
        ask: 'The queen goes any distance, straight or diagonally. Take the knight, then the bishop.',
        success: 'A queen is a rook and a bishop in one.',
        otherwise: 'Go straight up to d8. From there, the diagonal leads down to h4.',
      },
      safely: {
        ask: 'You can take two knights. Take one so that Black cannot take your queen.',
        success: 'Take good care of your strongest piece.',
        wrong: { d1a4: 'The bishop on d7 protects that knight, and takes your queen.' },
        otherwise: 'Which of the two knights has no protection?',
      },
    },
  },
  knight: {
    title: 'The knight',
    about: 'Leaps from every square of its cell.',
    tasks: {
      leaps: {
        ask: 'A knight leaps two squares one way and one to the side, from any square of its cell. Yours fills the roundabout. Bring it to b4 and c6 in two leaps.',
        success: 'The larger its cell, the further a knight can leap.',
        otherwise: 'Leap from d4, e4, d5 or e5: two squares one way and one to the side.',
      },
      fork: {
        ask: 'Attack the king and queen at once, then win the queen or the rook.',
        success: 'That is a fork: you attacked two, and Black could save only one.',
        otherwise: 'Black saves both. Give check with the knight.',
      },
    },
  },
  pawn: {
    title: 'The pawn',
    about: 'One square forward, from the front of its lane.',
    tasks: {
      moves: {
        ask: 'A pawn goes one square forward, from the front of its lane. Bring yours to lane b6-b7 in two moves.',
        success: 'Lane by lane, a pawn quickly nears the last row.',
        otherwise: 'Go straight forward twice.',
      },
      captures: {
        ask: 'A pawn takes one square diagonally forward, from any square of its lane. Take the knight.',
        success: 'From d3 to c4.',
        otherwise: 'The knight stands on c4 and c5. From d3, c4 is diagonally forward.',
      },
      promotes: {
        ask: 'On the last row, a pawn becomes a knight or a bishop. Make it a bishop.',
        success: 'The pawn stood on a6 and a7, so one step was enough.',
        otherwise: 'Step to a8, and choose the bishop.',
      },
    },
  },
  king: {
    title: 'The king',
    about: 'One step, and castling once a game.',
    tasks: {
      castles: {
        ask: 'A king moves one square. Once a game, you may castle: the king goes two squares towards a rook, which leaps over it. Castle.',
        success:
          'King and rook must not have moved. Every square between them must be empty, and no enemy may attack the king’s way.',
        otherwise: 'Move the king from e1 to g1. The rook follows.',
      },
      steps: {
        ask: 'Your king fills the roundabout, and the rook on a5 attacks it on d5. Move it to lane f2-f3, where it is safe.',
        success: 'From e4 to f3. A large cell is dangerous for a king.',
        otherwise: 'That is also safe. But go to lane f2-f3.',
      },
    },
  },
  mate: {
    tasks: {
      queen: {
        ask: 'Checkmate in one move with your queen.',
        success: 'The king’s own pawns shut it in.',
        otherwise: 'Attack along the last row.',
      },
      roundabout: {
        ask: 'A bishop in the roundabout attacks along many diagonals. Checkmate in one move.',
        success: 'It attacks h8 from e5, g8 from d5 and h7 from e4.',
        otherwise: 'Bring the bishop into the roundabout.',
      },
      stalemate: {
        ask: 'If your opponent has no move but is not in check, that is stalemate, a draw. Avoid it, and checkmate in one move.',
        success: 'Check from d5 along the diagonal, and the king has no square left.',
        wrong: { a2d6: 'Now Black has no move but is not in check: stalemate, a draw.' },
        otherwise: 'From the roundabout, the queen attacks a8 and all the squares beside it.',
      },
    },
  },
  forks: {
    tasks: {
      rook: {
        ask: 'Your rook is attacked. Save it with check, then win the bishop or the knight.',
        success: 'Black had to answer the check, and could not save the piece.',
        otherwise: 'Black saves both. Start with a check.',
      },
      lastRow: {
        ask: 'Look along the last row. Win a piece within two moves.',
        success: 'A king and a piece in one line are easy targets.',
        otherwise: 'Give check where the king cannot take.',
      },
    },
  },
  /** `worthOf` says what a piece is worth beside the least one, as "3.2". */
  wins: (worthOf: (letter: 'Q' | 'B' | 'R' | 'N') => string) => ({
    title: 'What wins here',
    about: 'What pieces are worth on lanes.',
    tasks: {
      dearest: {
        ask: 'On lanes, a bishop is worth more than a rook. Take what is worth more.',
        success: `In pawns, a queen is worth ${worthOf('Q')}, a bishop ${worthOf('B')}, a rook ${worthOf('R')} and a knight ${worthOf('N')}.`,
        wrong: { a5c6: 'A rook is worth a little less than a bishop here.' },
        otherwise: 'Your knight can take two pieces. Take the bishop on b2.',
      },
      exchange: {
        ask: 'Now the pawn on c4 protects the bishop, so you would lose your knight for it. Take what gains the most.',
        success: 'You won a rook for nothing. A bishop for a knight gains less.',
        wrong: { a5b2: 'The pawn takes back on b3. Something else costs you nothing.' },
        otherwise: 'Your knight can take two pieces. Nothing protects one of them.',
      },
    },
  }),
  finish: {
    tasks: {
      oneMove: {
        ask: 'You are far ahead. Checkmate in one move.',
        success: 'The rook stood on e6 and e7: one square from the last row.',
        otherwise: 'That is not checkmate. Your rook can do it.',
      },
    },
  },
};
