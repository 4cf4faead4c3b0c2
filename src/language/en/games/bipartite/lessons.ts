// The lessons of Bipartite Chess: what each task asks, and what is said of the moves tried.

export const texts = {
  first: {
    title: 'Bipartite in three minutes',
    about: 'First a race, then a choice, then a battle.',
    tasks: {
      messenger: {
        ask: 'The game begins with a race. You play White, from the bottom. A Messenger steps one square forward, straight or diagonally. Bring the one on D2 to B3.',
        success: 'Rows A and B are Black’s home rows. All your Messengers must get there.',
        wrong: { D2C1: 'That leads away from B3.' },
        otherwise: 'Move the Messenger on D2 forward, first to C2 or C3.',
      },
      race: {
        ask: 'The first to bring all Messengers to the far side wins the race: nine in a game, three here. One of yours is missing. Win the race.',
        success: 'You won the race. Now you choose a Power Piece for the battle.',
        otherwise: 'The Messenger on B2 is already home. Move the one on C3.',
      },
      powerPiece: {
        ask: 'The battle has new armies. You play Black now, from the bottom. The diagonal Power Piece moves up to three squares diagonally. Bring the one on G3 to D4 in two moves.',
        success: 'The straight Power Piece moves up to three squares straight.',
        otherwise: 'From G3, move one square up to the left, then two up to the right.',
      },
      checkmate: {
        ask: 'Attack the king so that it cannot escape. That is checkmate, and you win. Your Power Piece on D2 can do it.',
        success: 'Checkmate. Your king and swordsman covered the squares around it.',
        otherwise: 'The white king can still escape. Attack it along its row.',
      },
      takeAll: {
        ask: 'You also win by taking everything but the king. Here, take the soldier on D1 or the Power Piece, within two moves.',
        success: 'One more capture, and the king is alone. Now you know enough to play.',
        otherwise: 'The captain on A4 leaps two squares one way and one the other.',
      },
    },
  },
  racing: {
    title: 'The race',
    about: 'Go around others, and fill the home rows in order.',
    tasks: {
      around: {
        ask: 'You cannot take anything in the race, so go around. Bring the Messenger on F3 to C3 in three moves.',
        success: 'One diagonal step to the side, then one back.',
        wrong: { H1G1: 'That Messenger can wait. Go around E3 with the one on F3.' },
        otherwise: 'E3 is occupied. Go past it: E2 or E4, then D3.',
      },
      fromTheBack: {
        ask: 'Fill the home rows from the back, or your last Messengers find no room. Bring your Messengers to A4 and B4 in two moves.',
        success: 'The back row fills first.',
        wrong: { B4A5: 'That makes room too. But here, go to A4.' },
        otherwise: 'First move straight up from B4 to A4. Then the other Messenger can move up.',
      },
      lastOne: {
        ask: 'Three of your four Messengers are home. Black needs more time. Bring the last one to B2 in two moves, and win the race.',
        success: 'All are home: you won the race.',
        wrong: { B4A4: 'That Messenger is already home. Every move counts in a race.' },
        otherwise: 'Move the Messenger on D3 to C2 or C3, then to B2.',
      },
    },
  },
  block: {
    title: 'The block',
    about: 'A side that cannot move must pass.',
    tasks: {
      blocked: {
        ask: 'Your Messenger on C2 is blocked: all three squares ahead are occupied. Bring the one on H5 to F4 in two moves instead.',
        success: 'You may pass only when no Messenger can move.',
        wrong: { H1G1: 'That one can move too. But here, move the one on H5.' },
        otherwise: 'From H5, go to G4 or G5, then to F4.',
      },
      pass: {
        ask: 'Black’s only Messenger, on D1, moves down. A player who cannot move must pass. Block it: fill the last free square ahead of it.',
        success: 'Now Black must pass, and you move again.',
        wrong: { E2D2: 'That opens E2. Leave this Messenger where it is.' },
        otherwise: 'From D1, Black can go to E1 or E2. You already hold E2, so go to E1.',
      },
      winTime: {
        ask: 'A block wins time. Otherwise Black escapes to E1. Bring a Messenger to B4 in two moves without letting Black move.',
        success: 'Black had to pass, so you made two moves in a row.',
        wrong: { C4B4: 'Now Black goes to E1. Block first, then run.' },
        otherwise: 'First block E1 with the Messenger on F1. Then go to B4.',
      },
      count: {
        ask: 'Count the steps home: you need seven, Black needs six. You win the race only if Black must pass. Find the move.',
        success: 'Black passes while your last Messenger runs home. Open the way only then.',
        wrong: { F5E5: 'Now Black escapes to C1 and is home first. Block before you run.' },
        otherwise: 'Fill the last free square ahead of the Messenger on B1.',
      },
    },
  },
  choice: {
    title: 'Choosing your army',
    about: 'The winner of the race chooses a Power Piece.',
    tasks: {
      winRace: {
        ask: 'The winner of the race chooses a Power Piece. First win the race with the Messenger on C3.',
        success: 'You won the race, so it is your turn again: now you choose.',
        otherwise: 'The Messengers on A1 and B2 are home. Bring the one on C3 home too.',
      },
      straight: {
        ask: 'The battle starts with new armies, and White moves to the top. One Power Piece moves straight, the other diagonally. Choose the straight one.',
        success: 'Black gets the diagonal one.',
        wrong: {
          diagonal: 'That is allowed too. But here, choose the straight one.',
        },
        otherwise: 'Choose the straight one.',
      },
      diagonal: {
        ask: 'This time you play Black and won the race. Black also begins the battle. Choose the diagonal Power Piece.',
        success:
          'Everything else is the same for both sides. Each has a king and nine more pieces.',
        wrong: { orthogonal: 'That is allowed too. But here, choose the diagonal one.' },
        otherwise: 'Choose the diagonal one.',
      },
    },
  },
  power: {
    title: 'The Power Pieces',
    about: 'Up to three squares, diagonally or straight.',
    tasks: {
      straight: {
        ask: 'The straight Power Piece moves one to three squares straight. Take the Messenger on C2.',
        success: 'Three squares is as far as it goes.',
        wrong: { F2D2: 'That stops one square too soon.' },
        otherwise: 'Move straight up from F2.',
      },
      diagonal: {
        ask: 'The diagonal Power Piece moves one to three squares diagonally. Take the Messenger on C5.',
        success: 'It always stays on squares of one colour.',
        wrong: { F2D4: 'That stops one square too soon.' },
        otherwise: 'Move up to the right from F2.',
      },
      safely: {
        ask: 'Take a piece, and make sure that nothing can take your Power Piece.',
        success: 'Nothing protected the captain. Always check before you take.',
        wrong: { F3C3: 'The soldier on B2 protects that Messenger, and takes back.' },
        otherwise: 'Nothing protects the captain on F5.',
      },
    },
  },
  captain: {
    title: 'The captain',
    about: 'A leap, or one step straight.',
    tasks: {
      leaps: {
        ask: 'The captain leaps two squares one way and one to the side. Take the Messenger on D4.',
        success: 'A leap goes over anything between.',
        wrong: { F3D2: 'That leap goes to the left. Leap to the right.' },
        otherwise: 'From F3, leap two up and one to the right.',
      },
      steps: {
        ask: 'It also steps one square straight forward or back, but only to empty squares. Bring it to G3, then to F5.',
        success: 'With a step and a leap it reaches what a leap alone cannot.',
        otherwise: 'First step straight back to G3. From there, leap to F5.',
      },
      safely: {
        ask: 'Two pieces are one leap away. Take one, and stay where nothing can take the captain.',
        success: 'You won a captain for nothing.',
        wrong: { F3D2: 'The guard on C2 protects that Messenger, and takes back.' },
        otherwise: 'Which White piece protects D2? Which one protects G5?',
      },
    },
  },
  swordsman: {
    title: 'The swordsman',
    about: 'It walks straight, and takes at arm’s length.',
    tasks: {
      walks: {
        ask: 'The swordsman walks one or two squares straight. Bring it to D5 in two moves. E5 is blocked in the battle.',
        success: 'It walked around the blocked square.',
        wrong: { F3F5: 'From F5 it cannot go up: E5 is blocked.' },
        otherwise: 'Move two squares up to D3, then two to the right.',
      },
      captures: {
        ask: 'It takes only what is two squares away, and only if the square between is empty. Take what you can.',
        success: 'The Messenger next to it was too close.',
        wrong: { F3F4: 'Now the one on F5 is too close as well.' },
        otherwise: 'It cannot take the Messenger next to it. Look two squares to the right.',
      },
      stepBack: {
        ask: 'The soldier right in front of it is too close to take. Step back first, then take it.',
        success: 'At arm’s length, the soldier could be taken.',
        otherwise: 'Step straight back to G3. Then E3 is two squares away.',
      },
    },
  },
  guard: {
    title: 'The guard',
    about: 'It steps anywhere, but takes nothing behind it.',
    tasks: {
      steps: {
        ask: 'The guard steps to any neighbouring square. Bring it to C3 in two moves.',
        success: 'One square at a time, in any direction.',
        wrong: { E3F3: 'It may go back too, but C3 lies ahead.' },
        otherwise: 'Move up twice, straight or diagonally.',
      },
      captures: {
        ask: 'It takes forward, diagonally forward and sideways, but never behind it. Take what you can.',
        success: 'Forward is up for you. The Messenger behind was safe.',
        wrong: { E3E4: 'That step is allowed, but you can take something.' },
        otherwise: 'Forward is up: look at the squares above the guard.',
      },
      safely: {
        ask: 'Two pieces are in reach. Take one, and stay where nothing can take the guard.',
        success: 'You won a captain for nothing.',
        wrong: { E3D4: 'The soldier on C5 protects that Messenger, and takes back.' },
        otherwise: 'Which White piece protects D4? Which one protects E2?',
      },
    },
  },
  soldier: {
    title: 'Soldier and Messenger',
    about: 'Your smallest pieces, and how a Messenger becomes a soldier.',
    tasks: {
      captures: {
        ask: 'The soldier steps to any neighbouring square, but takes only diagonally. Take what you can.',
        success: 'It steps straight ahead, but never takes there.',
        wrong: { E3D2: 'Diagonally is right, but the Messenger is on the other side.' },
        otherwise: 'Take diagonally up to the right, on D4.',
      },
      messengerMoves: {
        ask: 'In the battle a Messenger moves one square straight forward. From its first square it may move two. Bring the one on H3 to E3 in two moves.',
        success: 'Two squares, then one.',
        wrong: { H3G3: 'It may move two squares only from its first square. Do that now.' },
        otherwise: 'Move two squares up from H3 to F3, then one more.',
      },
      messengerTakes: {
        ask: 'A Messenger takes diagonally forward. A piece straight ahead blocks it. Take what you can.',
        success: 'It never takes straight ahead.',
        otherwise: 'Take diagonally up to the right, on D4.',
      },
      promotes: {
        ask: 'On the enemy’s two home rows a Messenger becomes a soldier. Make it one.',
        success: 'It became a soldier at once. There is no other choice.',
        otherwise: 'Move straight up from C2 to B2.',
      },
    },
  },
  mate: {
    tasks: {
      powerPiece: {
        ask: 'Mate in one move with the straight Power Piece. It moves up to three squares straight.',
        success: 'Checkmate along the last row.',
        otherwise: 'The white king can still escape. Attack along the last row.',
      },
      soldier: {
        ask: 'Mate in one move. The soldier takes diagonally.',
        success: 'From B3 the soldier attacks A2.',
        otherwise: 'Move the soldier so that the king is diagonally next to it.',
      },
      cutOff: {
        ask: 'Mate in two moves. First cut off the king’s squares, then give mate.',
        success: 'A king and a Power Piece are enough to mate.',
        otherwise: 'The white king escapes. Bring your own king closer.',
      },
    },
  },
  forks: {
    tasks: {
      captain: {
        ask: 'Attack two at once with the captain, and take the Power Piece within two moves.',
        success: 'White had to answer the check, so you could take the Power Piece.',
        otherwise: 'Then White saves it. Give check with the captain.',
      },
      swordsman: {
        ask: 'The swordsman takes at two squares, up and down alike. Attack king and captain at once, and take the captain.',
        success: 'The king had to move, so you could take the captain.',
        otherwise: 'King and captain are in the same column. Move between them.',
      },
      threeAtOnce: {
        ask: 'One leap of your captain attacks three pieces at once. Take the Power Piece or the guard.',
        success: 'A check, and two more pieces attacked.',
        otherwise: 'Give check with the captain, from the middle of the board.',
      },
    },
  },
  bare: {
    title: 'The bare king',
    about: 'The other way to win.',
    tasks: {
      takeMessenger: {
        ask: 'A king alone has lost. Win within two moves by taking the Messenger.',
        success: 'Your king kept the white king away from the Messenger.',
        otherwise:
          'Then White escapes. Bring your king next to the Messenger, facing the white king.',
      },
      takenBack: {
        ask: 'The white king protects the Messenger on C4. If it can take your last piece back, the game is a draw. Win in two moves.',
        success: 'Your king protected the Power Piece, so White could not take back.',
        wrong: { C1C4: 'The white king takes back. Now both kings are alone: a draw.' },
        otherwise: 'First bring your own king straight in front of the Messenger.',
      },
    },
  },
  /** `worthOf` says what a piece is worth beside the least one, as "3.2". */
  wins: (worthOf: (letter: 'R' | 'D' | 'G' | 'C' | 'B') => string) => ({
    title: 'What wins here',
    about: 'What each piece is worth.',
    tasks: {
      dearest: {
        ask: `The straight Power Piece is worth ${worthOf('R')} Messengers, a swordsman ${worthOf('D')}. Take what is worth more.`,
        success: `A guard is worth ${worthOf('G')} Messengers, a captain ${worthOf('C')}, the diagonal Power Piece ${worthOf('B')}.`,
        wrong: { F3G5: `A swordsman is worth ${worthOf('D')}. You can take more.` },
        otherwise: 'The captain can take two pieces. Take the one on D2.',
      },
      exchange: {
        ask: 'Now a soldier protects the Power Piece: you would lose the captain for it. Count again, and take what gains most.',
        success: `You won a swordsman, worth ${worthOf('D')} Messengers, for nothing. Trading your captain for the Power Piece gains less.`,
        wrong: {
          F3D2: `You win the straight Power Piece, worth ${worthOf('R')}, but lose a captain, worth ${worthOf('C')}. Another capture costs nothing.`,
        },
        otherwise: 'The captain can take two pieces. Nothing protects one of them.',
      },
    },
  }),
  finish: {
    playOn:
      'You are far ahead. Beat the computer, by mate or by taking everything but the king. You may take moves back.',
    tasks: {
      takeAll: {
        ask: 'Take the Messenger on D1. If you are ahead, you can win by taking everything.',
        success: 'One more capture, and the king is alone.',
        otherwise: 'From A4 the diagonal leads to D1.',
      },
    },
  },
};
