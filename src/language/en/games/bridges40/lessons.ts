// The lessons of 40 Bridges: what each task asks, and what is said of the moves tried.

export const texts = {
  first: {
    title: '40 Bridges in three minutes',
    about: 'Step, jump, surround, and reach the corner.',
    tasks: {
      steps: {
        ask: 'You play White. A disc on a square tile steps over a bridge to the next tile: up, down or sideways. Bring the disc on c3 to e5 in two steps.',
        success: 'Tile by tile. On octagons, you step from octagon to octagon.',
        wrong: { c3a3: 'That leads away. Go up or right.' },
        otherwise: 'Step from c3 to e3 or c5, and from there to e5.',
      },
      jumps: {
        ask: 'A disc can also jump over a friend next to it, in any direction, to the cell beyond. Bring the disc on c3 to e5 in one jump.',
        success: 'Friends make you fast. You cannot jump over enemies.',
        wrong: { c3e3: 'That was a step. Jump over your disc on d4.' },
        otherwise: 'Jump from c3 over d4 to e5.',
      },
      surrounds: {
        ask: 'Three of your discs around an enemy remove it. Two already touch the one on e5. Bring the third.',
        success: 'Three neighbours are enough, on tiles or octagons.',
        otherwise: 'The disc on e1 can step next to e5.',
      },
      corner: {
        ask: 'A disc on the far corner wins at once. Your corner is a1, so you need i9. Win.',
        success: 'You also win by removing all of your opponent’s discs.',
        otherwise: 'One step from g9 leads to i9.',
      },
      safely: {
        ask: 'Take care: if your disc stops next to three enemies, you lose it. Bring the disc on c3 safely to e5.',
        success: 'You went around the trap. Now you know enough to play.',
        wrong: { c3c5: 'On c5, it touches three enemies: b6, d6 and c7. You lost it.' },
        otherwise: 'Two ways lead from c3 to e5. Go over e3.',
      },
    },
  },
  places: {
    title: 'Tiles and octagons',
    about: 'Where each disc can go.',
    tasks: {
      octagons: {
        ask: 'From an octagon, you step to the next octagon. Bring the disc on b2 to d4 in two steps.',
        success: 'A step never leads from an octagon to a tile, or back.',
        otherwise: 'From b2, step up or right, then the other way.',
      },
      tiles: {
        ask: 'A jump also stays on the same kind of cell. Corners are tiles, so only a disc on a tile can reach one. Win with yours.',
        success: 'Over the octagon, into the corner. Discs on octagons can help.',
        wrong: { g7g9: 'That would take longer. Jump over your disc on h8.' },
        otherwise: 'Jump from g7 over your disc on h8.',
      },
    },
  },
  jumps: {
    title: 'Jumping',
    about: 'Over your own discs, one jump a turn.',
    tasks: {
      turns: {
        ask: 'Two discs can take turns jumping over each other. Bring one to e5 and one to f6 in two jumps.',
        success: 'Each jumped over the other.',
        otherwise: 'First jump from c3 over d4 to e5. Then jump from d4 over e5.',
      },
      friendsOnly: {
        ask: 'You cannot jump over an enemy. Bring a disc to e1 in one move.',
        success: 'Jump over c1 or step: either way reaches e1.',
        otherwise: 'Which of your discs is one bridge away from e1?',
      },
      twice: {
        ask: 'Bring the disc on a1 to e5 in two jumps.',
        success: 'Discs in a row with gaps make a fast road.',
        otherwise: 'Jump from a1 over b2, then over d4.',
      },
    },
  },
  surround: {
    title: 'Surrounding',
    about: 'Three of yours around one enemy remove it.',
    tasks: {
      removeTwo: {
        ask: 'One move can remove several discs. Remove two.',
        success: 'Your disc was the third neighbour of both.',
        otherwise: 'Which cell touches both c3 and d6?',
      },
      third: {
        ask: 'Two of your discs touch the enemy on c5. Bring a third in two moves.',
        success: 'Surrounded.',
        otherwise: 'From e1, step twice to c3 or e5. Both touch c5.',
      },
      safely: {
        ask: 'Remove a disc without losing one of yours in return.',
        success: 'You won a disc for nothing.',
        otherwise: 'Check each of your discs: can Black bring three around it?',
      },
    },
  },
  care: {
    title: 'Taking care',
    about: 'Keep away from three enemies.',
    tasks: {
      danger: {
        ask: 'Two enemies touch your disc on c5, and a third is near. Move so that Black can remove nothing.',
        success: 'Two enemies next to you do no harm. The third one does.',
        otherwise: 'Move the disc on c5 to where three enemies cannot reach it.',
      },
      path: {
        ask: 'If your disc stops next to three enemies, you lose it. Bring it safely from c5 to e9 in three steps.',
        success: 'On e7, only two enemies touched it. Two do no harm.',
        wrong: { c5c7: 'On c7, it touches three enemies: b8, d8 and d6. You lost it.' },
        otherwise: 'Go around, over e5 and e7.',
      },
      protectedCapture: {
        ask: 'You may stop next to three enemies if you remove one: the capture protects your disc this turn. Remove one.',
        success: 'Captures count first, so your disc stayed.',
        otherwise: 'Find an enemy that two of your discs touch, and bring a third.',
      },
    },
  },
  pass: {
    title: 'Nowhere to go',
    about: 'Passing, and the last disc.',
    tasks: {
      noMove: {
        ask: 'Black’s only disc stands on a9. If you cannot move, you must pass. Leave Black no move.',
        success:
          'Black must pass, and you move again. If neither side can move, the game is a draw.',
        wrong: { c9e9: 'That opens the way to c9. Leave this disc where it is.' },
        otherwise: 'From a9 Black can only step to a7. Go there from c7.',
      },
      lastDisc: {
        ask: 'Your last disc stands on c5. If you lose all your discs, you lose the game. Move it where Black cannot surround it.',
        success: 'At most two enemies can touch it there.',
        wrong: {
          c5c7: 'Two enemies touch it there, and Black brings the third to d6.',
          c5e5: 'Two enemies touch it there, and Black brings the third to d6.',
        },
        otherwise: 'Count the enemies that can touch it after Black’s next move.',
      },
    },
  },
  corner: {
    title: 'To the corner',
    about: 'The shortest way to win.',
    tasks: {
      twoMoves: {
        ask: 'Black is too far away to stop you. Win in two moves.',
        success: 'Along the edge, into the corner.',
        wrong: { e9e7: 'Down is away from the corner.' },
        otherwise: 'That gives Black time. Go along the edge.',
      },
      onlyWay: {
        ask: 'You can win in three moves, but only one way. Find the first move.',
        success: 'That is faster than anything Black can do.',
        otherwise: 'Black gets there first, or stops you. Think of the octagon f8.',
      },
    },
  },
  stop: {
    title: 'Holding your corner',
    about: 'Watch where your opponent is going.',
    tasks: {
      block: {
        ask: 'Black threatens to step onto a1, your corner, and win. Stop it.',
        success: 'Black cannot enter an occupied corner.',
        otherwise: 'Black steps from a3 to a1 and wins.',
      },
      hold: {
        ask: 'Black is two moves away from your corner. Hold it for two moves.',
        success: 'Just in time. A disc in your corner can save the game.',
        otherwise: 'Black gets through. Bring a disc back to your corner.',
      },
    },
  },
  ahead: {
    title: 'Thinking ahead',
    about: 'Make a threat that your opponent cannot stop.',
    tasks: {
      threaten: {
        ask: 'Your discs touch two black ones. Threaten to surround both, then remove one with your second move.',
        success: 'Black could save one, but not both.',
        otherwise: 'Black gets away, or takes first. Which cell touches both c5 and e3?',
      },
      helper: {
        ask: 'Your disc on h8 can help: jump over it into the corner, i9. Win in two moves.',
        success: 'You jumped over h8, into the corner.',
        wrong: { g5i5: 'That is nearer, but h8 cannot help you there. Go next to h8.' },
        otherwise: 'Bring the disc on g5 in line with h8 and i9.',
      },
    },
  },
  wins: {
    title: 'What wins here',
    about: 'More discs, and the faster way.',
    tasks: {
      extraDisc: {
        ask: 'Late in the game, one extra disc usually wins. Win one within two moves, and lose none.',
        success: 'It had nowhere to go.',
        otherwise: 'Black gets away, or takes first.',
      },
      race: {
        ask: 'You are ahead in the race to the corner. Win in three moves.',
        success: 'The corner beats any number of discs. Count both sides’ moves before you run.',
        otherwise: 'That loses time, and Black wins the race.',
      },
    },
  },
  finish: {
    about: 'Use your extra discs to beat the computer.',
    playOn: 'You have twice as many discs. Beat the computer. You may take moves back.',
    tasks: {
      oneMove: {
        ask: 'Win in one move.',
        success: 'Always look for a winning move first.',
        otherwise: 'Look for a disc that can jump over a friend into the corner.',
      },
    },
  },
};
