// The lessons of Cuarenta: what each task asks, and what is said of the moves tried.

export const texts = {
  first: {
    title: 'Cuarenta in three minutes',
    about: 'How to win, and the pieces that are new to you.',
    tasks: {
      frogSteps: {
        ask: 'You play White, from the bottom. Your frog on d3 steps up, down or sideways to the next diamond, point to point. Bring it to d7 in two steps.',
        success: 'That is how a frog steps.',
        wrong: {
          d3b3: 'That is a frog’s step, but it leads away. Go up twice.',
          d3f3: 'That is a frog’s step, but it leads away. Go up twice.',
          d3d1: 'That is a step back. Go up twice.',
        },
        otherwise: 'Move the frog from d3 up to d5, then to d7.',
      },
      frogJumps: {
        ask: 'A frog also jumps over your own pieces in a row, to the first square beyond them. Jump and take the bishop.',
        success: 'Over both friends in one jump. A frog never jumps over enemies.',
        wrong: { d3d5: 'That was a step. Now try the jump: over e4 and f5.' },
        otherwise: 'The frog on d3 jumps over e4 and f5 and lands on g6.',
      },
      vao: {
        ask: 'Your vao on b3 is a diagonal cannon: it moves diagonally, but takes only by jumping over exactly one piece. Take the bishop.',
        success: 'You jumped over your pawn, the screen. Any piece can be one, even an enemy.',
        wrong: { b3c4: 'A vao moves like that, but takes only by jumping. Jump over the pawn.' },
        otherwise: 'Jump with the vao from b3 over the pawn on d5 to f7.',
      },
      pawn: {
        ask: 'A pawn goes diagonally forward, or sideways to the next diamond, point to point. It takes the same way, but never a pawn. Take what you can.',
        success: 'You took the camel. Your pawn could not take the black pawn.',
        wrong: { d3b3: 'A pawn can move sideways, but here you can take something.' },
        otherwise: 'Take the camel on e4: it is diagonally in front of the pawn on d3.',
      },
      guardAndCamel: {
        ask: 'A guard goes one or two squares diagonally, over anything. A camel leaps three squares one way and one to the side. Take the frog and the vao.',
        success:
          'Your guard went two squares over an empty one. Over a piece it goes just as well.',
        wrong: { d3e6: 'Your camel can take the frog. But then your guard cannot take the vao.' },
        otherwise: 'The guard reaches the frog on e6, and the camel the vao on g4.',
      },
      king: {
        ask: 'Your king steps one square diagonally, or strides forward or back to the next diamond. It takes only diagonally. Take the frog in two moves.',
        success: 'You could not step to d3: there the frog attacks.',
        otherwise: 'Stride from c2 to c4. From there, the frog is one diagonal step away.',
      },
      checkmate: {
        ask: 'Attack the king so that it cannot escape: that is checkmate, and you win. A bishop goes any distance diagonally. Checkmate in one move.',
        success: 'Checkmate. Now you know enough to play. The other lessons show each piece.',
        wrong: { e8g6: 'From there, the bishop does not attack the king.' },
        otherwise:
          'That is not checkmate yet. Look for the diagonal that ends in the king’s corner.',
      },
    },
  },
  king: {
    title: 'The king',
    about: 'Steps diagonally, and strides forward or back.',
    tasks: {
      strides: {
        ask: 'The king steps one square diagonally. It also strides forward or back to the next diamond, point to point. Bring it to c6 in two moves.',
        success: 'Two strides took you as far as four steps.',
        wrong: {
          c2d3: 'That step is too short. Stride straight forward.',
        },
        otherwise: 'Stride from c2 to c4, then to c6.',
      },
      captures: {
        ask: 'The king strides only to empty squares. It takes only diagonally. Take what your king can take.',
        success: 'Your king could not take the camel straight ahead.',
        otherwise: 'The frog on d5 is one diagonal step away. Take it.',
      },
      check: {
        ask: 'The guard on d5 attacks your king: you are in check. Take the guard.',
        success: 'You took the attacker, so the check is over. You could also have moved away.',
        otherwise: 'That gets you out of check, but your bishop can take the guard.',
      },
      castling: {
        ask: 'With the option “Castling”, king and camel may swap places once a game. Castle: move your king from e2 to the camel on h1.',
        success:
          'King and camel must not have moved, and the king must not be in check. Pieces between them do not matter.',
        otherwise: 'Move the king from e2 to h1, onto the camel.',
      },
    },
  },
  bishop: {
    title: 'The bishop',
    about: 'Goes any distance along a diagonal.',
    tasks: {
      reaches: {
        ask: 'The bishop goes any distance diagonally until something is in its way. Bring it to b5, then to e8.',
        success: 'A bishop can reach every square of this board. It is the strongest piece here.',
        wrong: { d3g6: 'That is a bishop’s move, but b5 is the other way.' },
        otherwise: 'First go up left to b5, then up right to e8.',
      },
      unprotected: {
        ask: 'Take a piece that nothing protects, so that Black cannot take your bishop.',
        success: 'You won a piece for nothing. Always check what protects the piece you take.',
        wrong: { d3b5: 'The camel on c8 protects the guard, and takes your bishop.' },
        otherwise: 'You can take two pieces. Which one has no protection?',
      },
    },
  },
  guard: {
    title: 'The guard',
    about: 'One or two squares diagonally, over anything.',
    tasks: {
      twice: {
        ask: 'The guard goes one or two squares along a diagonal. Bring it to f5 in two moves.',
        success: 'Two squares, then two more.',
        wrong: { b1c2: 'One square is too short. Go two squares.' },
        otherwise: 'Go two squares from b1 to d3, then two to f5.',
      },
      leaps: {
        ask: 'When a guard goes two squares, it leaps over anything in between. Take the frog.',
        success: 'You leapt over your own pawn.',
        otherwise: 'Leap from c4 over d5 to e6.',
      },
      safely: {
        ask: 'Some pieces are protected. Take one so that Black cannot take your guard.',
        success: 'You won a piece, and Black cannot take back.',
        otherwise: 'That isn’t the move. Which piece can you take safely?',
      },
    },
  },
  camel: {
    title: 'The camel',
    about: 'A long leap: three squares one way, one to the side.',
    tasks: {
      leaps: {
        ask: 'The camel leaps three squares one way and one to the side. Bring it to e6, then to f9.',
        success: 'A camel leaps over anything in between.',
        wrong: { d3c6: 'That is a camel’s leap, but to c6. Go to the other side.' },
        otherwise: 'Leap three squares up and one to the right, twice.',
      },
      takesTwo: {
        ask: 'Take the guard and the pawn with your camel in two moves.',
        success: 'You took both.',
        wrong: { d3g4: 'That takes the vao. Take the guard first.' },
        otherwise: 'Start with the guard on e6. From there, the pawn is one leap away.',
      },
      shortWay: {
        ask: 'A camel needs two leaps even for a short way. Bring it from b1 to d1.',
        success: 'Up, then down again.',
        otherwise: 'Leap up to c4, then down to d1.',
      },
    },
  },
  frog: {
    title: 'The frog',
    about: 'Steps straight, and jumps over friends.',
    tasks: {
      jumps: {
        ask: 'A frog steps straight to the next diamond, or jumps over friends. It needs three steps to d5. Bring it there in two moves.',
        success: 'Over the pawn to b5, then sideways. Friends make a frog fast.',
        wrong: { b1d1: 'That way takes three steps. Jump over your pawn.' },
        otherwise: 'First jump from b1 over the pawn on b3. Where do you land?',
      },
      line: {
        ask: 'A frog can jump over a line of friends of any length, without gaps. Take the camel in one jump.',
        success: 'Over three friends in one jump.',
        otherwise: 'Jump from e2 over f3, g4 and h5 to i6.',
      },
      safely: {
        ask: 'Take a piece so that Black cannot take your frog.',
        success: 'You won a piece, and your frog is safe.',
        wrong: { c4e6: 'The bishop on h9 protects the camel, and takes your frog.' },
        otherwise: 'Your frog can step to c6 or jump to e6. What does Black protect?',
      },
    },
  },
  vao: {
    title: 'The vao',
    about: 'Takes only by jumping over a screen.',
    tasks: {
      enemyScreen: {
        ask: 'The piece you jump over is the screen. It can also be an enemy. Take the frog.',
        success: 'You jumped over the pawn, and it stays on the board.',
        wrong: { b1c2: 'A vao moves like that. To take, it must jump over the pawn.' },
        otherwise: 'Jump from b1 over the pawn on d3 to f5.',
      },
      ownScreen: {
        ask: 'There is no screen yet between your vao and the bishop. Put one there, then take the bishop.',
        success: 'Any of your pieces can be a screen.',
        otherwise: 'Which of your pieces can move onto the diagonal from b1 to g6?',
      },
      check: {
        ask: 'A vao also attacks a king over a screen. Give check with yours.',
        success: 'Check, over your pawn.',
        otherwise: 'Find a diagonal to the king with exactly one piece in between.',
      },
    },
  },
  pawn: {
    title: 'The pawn',
    about: 'Forward diagonally, or sideways. It never takes a pawn.',
    tasks: {
      moves: {
        ask: 'A pawn goes one square diagonally forward, or sideways to the next diamond, point to point. Bring it to f5 in two moves.',
        success: 'Pawns never move back.',
        wrong: { d3b3: 'That is allowed, but f5 is on the other side.' },
        otherwise: 'Go up and to the right, twice.',
      },
      neverPawns: {
        ask: 'A pawn takes as it moves, but never a pawn. It reaches two pawns and a guard here. Take what you can.',
        success: 'Pawns cannot take each other.',
        wrong: { d5b5: 'That is a pawn’s move, but here you can take something.' },
        otherwise: 'Take the guard on e6: it is diagonally in front of your pawn.',
      },
    },
  },
  promotion: {
    title: 'Promotion',
    about: 'Pawns may promote on the last three rows, or wait.',
    tasks: {
      camel: {
        ask: 'On the last three rows, a pawn may become a camel. Make yours a camel in two moves.',
        success: 'On rows 7 and 8, a pawn becomes a camel or stays a pawn.',
        otherwise: 'Go from d5 to row 6, then to row 7, and choose the camel.',
      },
      waits: {
        ask: 'On the last row, a pawn may also become a bishop, the strongest piece. Let yours wait, and make it a bishop in two moves.',
        success: 'You waited, and your pawn became a bishop.',
        wrong: { d7e8c: 'You get a camel now, but a bishop one move later. Let it stay a pawn.' },
        otherwise: 'Go to row 8 and stay a pawn. Then go to row 9 and become a bishop.',
      },
      safely: {
        ask: 'Sometimes you want the camel at once. Promote so that Black cannot take it.',
        success: 'You have a new camel, and it is safe.',
        otherwise: 'Look where Black’s guard and camel can go.',
      },
    },
  },
  mate: {
    tasks: {
      protectedPiece: {
        ask: 'Checkmate in one move: give check so that the king cannot escape and nothing can take your piece.',
        success: 'Your guard protects the bishop, so the king cannot take it.',
        otherwise:
          'Black still has a way out. Which of the king’s squares does your guard cover already?',
      },
      frog: {
        ask: 'Your king takes squares away from the black king. Checkmate with your frog in one move.',
        success: 'King and frog together are enough.',
        otherwise: 'Attack the king on h9 with your frog, from straight beside it.',
      },
      screen: {
        ask: 'Your vao needs a screen to attack the king, and has one. Checkmate in one move.',
        success: 'Your vao attacks the king over your pawn.',
        otherwise: 'Find the diagonal that leads over your own piece to the corner.',
      },
      twoMoves: {
        ask: 'Checkmate in two moves. Start by taking something.',
        success: 'First you took the guard that protected the king. Then you gave checkmate.',
        otherwise: 'Black gets away. Take the piece that protects the king.',
      },
    },
  },
  draws: {
    title: 'Draws',
    about: 'How a game ends without a winner.',
    tasks: {
      stalemate: {
        ask: 'If your opponent has no move but is not in check, that is stalemate, a draw. Checkmate in two moves, and leave the king a move until then.',
        success: 'You left the king one square, and gave checkmate there.',
        wrong: { i2c8: 'Now Black has no move but is not in check: stalemate, a draw.' },
        otherwise: 'Bring your guard nearer first.',
      },
      bareKing: {
        ask: 'Black is ahead. But a king cannot give checkmate, alone or with one vao. Take Black’s last piece, and the game is a draw at once.',
        success:
          'The king was your screen. It is also a draw when a position occurs for the third time. So are 40 moves by each side without a capture or promotion.',
        wrong: { b1d3: 'A vao moves like that. To take, jump over the black king.' },
        otherwise: 'Jump from b1 over the king on e4, and take on g6.',
      },
    },
  },
  forks: {
    tasks: {
      camel: {
        ask: 'Attack the king and the guard with one leap of your camel. The king must move, and you take the guard.',
        success: 'That is a fork: you attacked two pieces, and Black could save only one.',
        otherwise: 'Find a square from which your camel attacks both the king and the guard.',
      },
      frog: {
        ask: 'Your frog can attack two at once too. Win the vao or the camel.',
        success: 'Your frog attacked both at once, and Black could save only one.',
        otherwise: 'Black saves both. Attack the king and another piece with one step.',
      },
    },
  },
  /** `worthOf` says what a piece is worth beside the least one, as "3.2". */
  worth: (worthOf: (letter: 'B' | 'G' | 'F') => string) => ({
    title: 'What wins here',
    about: 'What pieces are worth, and what to play for.',
    tasks: {
      dearest: {
        ask: `A bishop is worth about ${worthOf('B')} pawns, a guard ${worthOf('G')} and a frog ${worthOf('F')}. Take what is worth the most.`,
        success: 'Look after your own bishop, too: it is your strongest piece.',
        wrong: { d5b7: `A frog is worth ${worthOf('F')} pawns. You can take more.` },
        otherwise: 'Take the bishop.',
      },
      exchange: {
        ask: 'Now a pawn protects the bishop, so you would lose your guard for it. Take what gains the most.',
        success: `A frog for nothing gains ${worthOf('F')} pawns. A bishop for a guard gains less.`,
        wrong: {
          g4h5: `You win a bishop, worth ${worthOf('B')} pawns, but lose a guard, worth ${worthOf('G')}. Something else costs you nothing.`,
        },
        otherwise: 'You can take two pieces. Nothing protects one of them.',
      },
    },
  }),
  finish: {
    about: 'Win with an extra bishop and guard.',
    tasks: {
      corner: {
        ask: 'A king and bishop can give checkmate. The black king is already in the corner. Checkmate in one move.',
        success: 'One extra piece can be enough to win.',
        otherwise: 'Your king covers g8 and i8. Which diagonal ends on h9?',
      },
    },
  },
};
