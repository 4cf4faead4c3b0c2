// The lessons of TheBridge41: what each task asks, and what is said of the moves tried.

export const texts = {
  first: {
    title: 'TheBridge41 in three minutes',
    about: 'Two banks, a river, one bridge, and a king to catch.',
    tasks: {
      rook: {
        ask: 'You play White, from the bottom. A rook moves any distance in a straight line, but not over water. Bring it over the bridge to mx.',
        success: 'A column is called a file. A rook can cross only on the file of the bridge.',
        wrong: { mbmk: 'That is the bridge itself. Go on to mx.' },
        otherwise: 'The rook stands on the bridge’s own file. Go straight up to mx.',
      },
      bishop: {
        ask: 'A bishop moves any distance diagonally. It can cross where its diagonal meets the bridge. Bring it to rw.',
        success: 'A bishop crosses from ld to rw, or from rd to lw.',
        otherwise: 'From ld the diagonal leads over the bridge, mk, to rw.',
      },
      knight: {
        ask: 'A knight leaps two squares one way and one to the side, even over water. Bring it across and take the pawn on lx.',
        success: 'Knights need no bridge, but it is a good place to stop.',
        wrong: { lcrd: 'From there, lx is too far for one leap. Leap onto the bridge.' },
        otherwise: 'Leap from lc onto the bridge, mk. From there, lx is one leap away.',
      },
      pawn: {
        ask: 'A pawn moves one square straight forward, and takes diagonally. Step onto the bridge, then take the pawn on lw.',
        success: 'On the last rank, the far row, a pawn becomes a rook, a bishop or a knight.',
        otherwise: 'First move the pawn straight onto the bridge, mk. Then take diagonally.',
      },
      king: {
        ask: 'A king moves one square in any direction, but never to where it could be taken. Take the pawn in two moves.',
        success: 'You could not go by lc or rc: there the pawn attacks.',
        otherwise: 'Go straight: first to mc, then take the pawn on md.',
      },
      checkmate: {
        ask: 'Attack the king so that it cannot escape. That is checkmate, and you win. Do it in one move.',
        success: 'Checkmate. Now you know enough to play.',
        otherwise:
          'The black king can still escape. Your king covers the row below it, so attack along its own row.',
      },
    },
  },
  king: {
    title: 'The king',
    about: 'One step, never into danger.',
    tasks: {
      crosses: {
        ask: 'The king steps one square in any direction. Bring it over the bridge to rw.',
        success: 'One step onto the bridge, one step off it.',
        otherwise: 'The bridge, mk, is one diagonal step from ld.',
      },
      check: {
        ask: 'The rook on my attacks your king over the bridge. That is check, and you must answer it. Step aside to rb, next to the pawn.',
        wrong: { mblb: 'That answers the check too, but the pawn on ra stands alone. Go to rb.' },
        success:
          'You answered the check. You can also take the attacker, or put a piece in between.',
        otherwise: 'That answers the check too. But go to rb, next to the pawn.',
      },
    },
  },
  rook: {
    title: 'The rook',
    about: 'Strong on the bridge’s file.',
    tasks: {
      file: {
        ask: 'Take the knight in two moves. The rook must use the bridge’s file.',
        success: 'First to the middle file, then across.',
        wrong: { rbrd: 'Now there is only water ahead. Go to the file of the bridge.' },
        otherwise: 'Put the rook on the file of the bridge first.',
      },
      safely: {
        ask: 'Take a piece, and make sure that nothing can take your rook.',
        success: 'Black could not take back.',
        wrong: { mcmk: 'On the bridge, the rook takes nothing and Black can take it.' },
        otherwise: 'The rook can take the knight on mx, along the middle file.',
      },
    },
  },
  bishop: {
    title: 'The bishop',
    about: 'Two of its diagonals lead over the bridge.',
    tasks: {
      wrongDiagonal: {
        ask: 'The bishop on lb is on the wrong diagonal for the bridge. Bring it across to lw in two moves.',
        success: 'First onto the bridge’s diagonal, then across.',
        otherwise: 'Only diagonals through mk lead across.',
      },
      overBridge: {
        ask: 'Take the knight on lw with your bishop, over the bridge.',
        wrong: { rdmk: 'That stops on the bridge. Go on to lw.' },
        success: 'The bishop crossed in one move.',
        otherwise: 'From rd the diagonal leads over mk to lw.',
      },
    },
  },
  knight: {
    title: 'The knight',
    about: 'It leaps over the water.',
    tasks: {
      leaps: {
        ask: 'Bring the knight on Ld across the water to lw, in one leap.',
        success: 'Straight over the river.',
        wrong: { Ldmk: 'That leap stops on the bridge. Go to lw.' },
        otherwise: 'Leap two squares up from Ld, and one to the right.',
      },
      fork: {
        ask: 'One leap attacks two pieces. Win the rook or the bishop, whatever Black does.',
        success: 'That is a fork: it attacks two pieces, and Black can save only one.',
        otherwise: 'Then Black saves both. Attack the king and another piece at once.',
      },
    },
  },
  pawn: {
    title: 'The pawn',
    about: 'It moves straight, takes diagonally, and promotes at the end.',
    tasks: {
      blocked: {
        ask: 'Your pawn is blocked, but it takes diagonally. Take a pawn.',
        success: 'A pawn never takes straight ahead.',
        otherwise: 'The pawn on mb takes on rc.',
      },
      promotes: {
        ask: 'On the last rank a pawn becomes a rook, a bishop or a knight. Make it a rook in two moves.',
        success: 'A rook is the strongest choice.',
        otherwise: 'Move straight forward twice, and choose the rook.',
      },
      bridge: {
        ask: 'Only a pawn on the middle file can walk onto the bridge. The others get there only by taking. Move the pawn on rc one step forward.',
        success: 'It is stuck at the water until it can take a piece on mk.',
        otherwise: 'Move the pawn from rc to rd.',
      },
    },
  },
  bridge: {
    title: 'The bridge',
    about: 'Cross it, close it, stand on it.',
    tasks: {
      takeFirst: {
        ask: 'Two rooks attack each other over the bridge. Take first.',
        success: 'On the file of the bridge, the first to take wins.',
        wrong: { mbmk: 'Now the black rook takes first. Go on to my.' },
        otherwise: 'Your rook on mb can reach my over the bridge.',
      },
      close: {
        ask: 'The rook on mz gives check along the file of the bridge. Close the bridge: put a piece on it.',
        success: 'A piece on the bridge closes it for both sides.',
        otherwise:
          'That answers the check, but the file stays open. Your knight on lc can leap onto mk.',
      },
      noKnight: {
        ask: 'With the option “No knight on bridge”, knights may leap over the bridge but not stop there. Bring the knight on lc to mw in two moves.',
        success: 'Along the bank, then over the water.',
        otherwise: 'Which square at the river’s edge is one leap away from mw?',
      },
      palace: {
        ask: 'With the option “King palace”, a king may go as far as the bridge. Bring your king there.',
        success: 'It may not go any further.',
        otherwise: 'The bridge, mk, is one diagonal step from ld.',
      },
    },
  },
  moving: {
    title: 'The moving bridge',
    about: 'An option: the bridge slides along the river.',
    tasks: {
      slide: {
        ask: 'With this option you may slide the empty bridge one file instead of moving a piece. Tap the bridge, mk, then lk. Then take the knight on lx.',
        success: 'Often it is faster to bring the bridge to the rook.',
        wrong: {
          lbmb: 'Now the rook is on the bridge’s file, but the knight is not.',
          mkrk: 'The bridge slid away from your rook. Slide it to the left.',
        },
        otherwise: 'Slide the bridge from mk to lk, below the knight.',
      },
      slideAway: {
        ask: 'The rook on my gives check over the bridge. Slide the bridge away.',
        success: 'No bridge, no check: only water lies between them now.',
        otherwise: 'That answers the check too. But here, slide the bridge from mk to lk or rk.',
      },
      slideCheck: {
        ask: 'A slide can also give check. Attack the king on ly with your rook.',
        success: 'The bridge joined rook and king. It slides only while it is empty.',
        wrong: { lama: 'Now the rook is on the bridge’s file, but the king is not.' },
        otherwise: 'Slide the bridge from mk to lk, between rook and king.',
      },
    },
  },
  big: {
    title: 'The big bridge',
    about: 'An option: one cell as wide as the river.',
    tasks: {
      crosses: {
        ask: 'With this option the bridge covers the whole river. While it is empty, pieces cross it on every file. Take the knight on lx.',
        success: 'Straight up file l, over the bridge.',
        wrong: { lbmk: 'That stops on the bridge. Go on to lx.' },
        otherwise: 'Move the rook on lb straight up to lx.',
      },
      leaps: {
        ask: 'The bridge is one cell. A piece on it stands on all five squares of the river at once. Take the rook with your knight, over the bridge.',
        success: 'It came onto the bridge on one file, and left it from another.',
        otherwise: 'Leap from mc onto the bridge. From lk, the knight reaches Lx.',
      },
      onBridge: {
        ask: 'You can take a piece on the bridge on any of its squares. Take the black bishop there.',
        success: 'The pawn took diagonally on rk. That was enough.',
        otherwise: 'The pawn on Rd takes one square diagonally forward.',
      },
      safely: {
        ask: 'Take care: a piece on the bridge can be attacked along every file. Take a piece so that nothing can take your rook.',
        success: 'The pawn still blocks the bridge for the black rook.',
        wrong: { lbmk: 'Your rook now stands on Rk too, and the black rook on Ry takes it.' },
        otherwise: 'You can take the pawn on mk or the knight on Rb. Which one is safe to take?',
      },
    },
  },
  armies: {
    title: 'Other armies',
    about: 'Options: queens, zigzags, long leaps and fish.',
    tasks: {
      queen: {
        ask: 'With the option “Queen”, each side has one. A queen moves any distance, straight or diagonally. Take the knight on mw, then the bishop on lx.',
        success: 'A queen is a rook and a bishop in one.',
        otherwise: 'First straight over the bridge to mw, then diagonally.',
      },
      crookedBishop: {
        ask: 'In the army “All your base”, a crooked bishop moves by diagonal steps, left then right, like a zigzag. Bring yours from ma to take the camel on mx.',
        success: 'Each step turned the other way, so it followed the file over the bridge.',
        otherwise: 'Go from ma over rb, mc and rd to the bridge, and on in the same way.',
      },
      camel: {
        ask: 'A camel leaps three squares one way and one to the side, even over water. Take the crooked bishop that stands on lw.',
        success: 'A camel leaps over the water like a knight, but further.',
        wrong: { mcrw: 'That leap goes to the right. Leap to the left.' },
        otherwise: 'Leap three squares up from mc and one to the left.',
      },
      lion: {
        ask: 'A Murray lion leaps two squares, straight or diagonally. It may also take a piece right next to it. Take the pawn and the camel.',
        success: 'It takes what is next to it or two squares away. Without taking, it only leaps.',
        otherwise: 'The pawn on rc stands next to the lion. The camel is two squares ahead of it.',
      },
      dopefish: {
        ask: 'In the army “Dopefish”, a dopefish takes like a queen, but cannot move without taking. Take the pawn, then the bishop.',
        success: 'It waits until a piece comes into its lines.',
        otherwise: 'The pawn on rc is one step from mb. From there, look along the rank.',
      },
    },
  },
  mate: {
    tasks: {
      rook: {
        ask: 'King and rook can mate at the edge. Mate in two moves.',
        success: 'Your king cut off the squares, and your rook gave mate.',
        otherwise: 'The black king escapes. Wait with the check until the king has no square left.',
      },
      again: {
        ask: 'Mate in two moves again.',
        success: 'First to the bridge’s file, then over it to mate.',
        otherwise: 'Too slow. On which file can your rook cross?',
      },
      knight: {
        ask: 'Mate in two moves. Begin with the knight.',
        success: 'All your pieces worked together.',
        otherwise: 'Black escapes. Take something with the knight.',
      },
      stalemate: {
        ask: 'If a side cannot move and is not in check, the game is a draw: stalemate. Mate in two moves, and leave Black a move until then.',
        success: 'The king had one square left, and you mated it there.',
        wrong: {
          rwry: 'Now Black has no move and is not in check: a draw. Leave the king a square.',
        },
        otherwise: 'First bring your king closer. Leave the rook on its file.',
      },
    },
  },
  forks: {
    tasks: {
      pawn: {
        ask: 'A rook and a knight stand beyond the bridge. Attack both with your pawn, then take one.',
        success: 'That is a fork. From the bridge a pawn attacks both sides.',
        wrong: { Lalb: 'Leave the king. Move the pawn forward.' },
        otherwise: 'Move the pawn onto the bridge. From there it attacks lw and rw.',
      },
      bishop: {
        ask: 'Give check with the bishop, and attack the rook with the same move. Then take the rook.',
        success: 'King and rook were on the same diagonal, and your bishop came between them.',
        wrong: { lyLx: 'Now the bishop attacks only the rook, and the rook escapes.' },
        otherwise: 'King and rook are on the same diagonal. Move between them.',
      },
    },
  },
  wins: {
    title: 'What wins here',
    about: 'How to win in spite of the single bridge.',
    tasks: {
      knight: {
        ask: 'With one bridge, careful players often draw. Being a knight ahead is rarely enough, so win all you can. Take the knight within two moves.',
        success: 'The knight could not move: its king would have been in check.',
        otherwise: 'Black saves it. Attack along the file of the knight and the king.',
      },
      rook: {
        ask: 'Even a rook ahead is often not enough, so keep winning pieces. Attack two at once, and take one.',
        success: 'Black could not save both.',
        otherwise: 'Then Black saves both. Move the rook to where it attacks both.',
      },
    },
  },
  finish: {
    about: 'Beat the computer with two extra rooks.',
    tasks: {
      edge: {
        ask: 'The black king is at the edge. Mate in one move.',
        success: 'Your king covered the rank below, and your rook the last rank.',
        otherwise:
          'Your king on mx covers the rank below the black king. Attack along the last rank.',
      },
    },
  },
};
