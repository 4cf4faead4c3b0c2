// The lessons of Cuarenta: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'cuarentaLessons'> = {
  first: {
    title: 'Cuarenta in drei Minuten',
    about: 'Wie du gewinnst, und die Figuren, die neu für dich sind.',
    tasks: {
      frogSteps: {
        ask: 'Du spielst Weiß, von unten. Dein Frosch auf d3 geht nach oben, unten oder zur Seite zur nächsten Raute, Spitze an Spitze. Bring ihn in zwei Schritten nach d7.',
        success: 'So geht ein Frosch.',
        wrong: {
          d3b3: 'So geht ein Frosch, aber das führt weg. Geh zweimal nach oben.',
          d3f3: 'So geht ein Frosch, aber das führt weg. Geh zweimal nach oben.',
          d3d1: 'Das ist ein Schritt zurück. Geh zweimal nach oben.',
        },
        otherwise: 'Zieh den Frosch von d3 nach oben auf d5, dann auf d7.',
      },
      frogJumps: {
        ask: 'Ein Frosch springt auch über eine Reihe deiner Figuren, gerade oder diagonal, auf das erste Feld dahinter. Spring und schlag den Läufer.',
        success: 'Über beide eigenen Figuren mit einem Sprung. Über Gegner springt ein Frosch nie.',
        wrong: { d3d5: 'Das war ein Schritt. Versuch jetzt den Sprung: über e4 und f5.' },
        otherwise: 'Der Frosch auf d3 springt über e4 und f5 und landet auf g6.',
      },
      vao: {
        ask: 'Dein Vao auf b3 ist eine diagonale Kanone: Er zieht diagonal, schlägt aber nur, indem er über genau eine Figur springt. Schlag den Läufer.',
        success:
          'Du bist über deinen Bauern gesprungen, den Bock. Jede Figur kann ein Bock sein, auch eine gegnerische.',
        wrong: { b3c4: 'So zieht ein Vao, aber er schlägt nur im Sprung. Spring über den Bauern.' },
        otherwise: 'Spring mit dem Vao von b3 über den Bauern auf d5 nach f7.',
      },
      pawn: {
        ask: 'Ein Bauer geht schräg nach vorn oder zur Seite zur nächsten Raute, Spitze an Spitze. Genauso schlägt er, aber nie einen Bauern. Schlag, was du kannst.',
        success:
          'Du hast das Kamel geschlagen. Den schwarzen Bauern konnte dein Bauer nicht schlagen.',
        wrong: { d3b3: 'Ein Bauer kann zur Seite ziehen, aber hier kannst du etwas schlagen.' },
        otherwise: 'Schlag das Kamel auf e4: Es steht schräg vor dem Bauern auf d3.',
      },
      guardAndCamel: {
        ask: 'Ein Wächter geht ein oder zwei Felder diagonal, über alles hinweg. Ein Kamel springt drei Felder in eine Richtung und eins zur Seite. Schlag den Frosch und den Vao.',
        success: 'Dein Wächter ging zwei Felder, über ein leeres. Über eine Figur geht es genauso.',
        wrong: {
          d3e6: 'Dein Kamel kann den Frosch schlagen. Aber dann kann dein Wächter den Vao nicht schlagen.',
        },
        otherwise: 'Der Wächter erreicht den Frosch auf e6, das Kamel den Vao auf g4.',
      },
      king: {
        ask: 'Dein König geht ein Feld diagonal, oder er schreitet vor oder zurück zur nächsten Raute. Er schlägt nur diagonal. Schlag den Frosch in zwei Zügen.',
        success: 'Nach d3 konntest du nicht: Dort greift der Frosch an.',
        otherwise:
          'Schreite von c2 nach c4. Von dort ist der Frosch einen diagonalen Schritt entfernt.',
      },
      checkmate: {
        ask: 'Greif den König so an, dass er nicht entkommt: Das ist Schachmatt, und du gewinnst. Ein Läufer zieht diagonal, so weit er will. Setz in einem Zug matt.',
        success:
          'Schachmatt. Jetzt weißt du genug zum Spielen. Die anderen Lektionen zeigen jede Figur.',
        wrong: { e8g6: 'Von dort greift der Läufer den König nicht an.' },
        otherwise: 'Das ist noch kein Matt. Such die Diagonale, die in der Ecke des Königs endet.',
      },
    },
  },
  king: {
    title: 'Der König',
    about: 'Er geht diagonal und schreitet vor oder zurück.',
    tasks: {
      strides: {
        ask: 'Der König geht ein Feld diagonal. Er schreitet auch vor oder zurück zur nächsten Raute, Spitze an Spitze. Bring ihn in zwei Zügen nach c6.',
        success: 'Zweimal schreiten bringt dich so weit wie vier Schritte.',
        wrong: {
          c2d3: 'Dieser Schritt ist zu kurz. Schreite geradeaus.',
        },
        otherwise: 'Schreite von c2 nach c4, dann nach c6.',
      },
      captures: {
        ask: 'Der König schreitet nur auf leere Felder. Er schlägt nur diagonal. Schlag, was dein König schlagen kann.',
        success: 'Das Kamel direkt vor ihm konnte dein König nicht schlagen.',
        otherwise: 'Der Frosch auf d5 ist einen diagonalen Schritt entfernt. Schlag ihn.',
      },
      check: {
        ask: 'Der Wächter auf d5 greift deinen König an: Du stehst im Schach. Schlag den Wächter.',
        success:
          'Du hast den Angreifer geschlagen, also ist das Schach vorbei. Du hättest auch wegziehen können.',
        otherwise: 'Das führt aus dem Schach, aber dein Läufer kann den Wächter schlagen.',
      },
      castling: {
        ask: 'Mit der Option „Rochade“ dürfen König und Kamel einmal pro Partie die Plätze tauschen. Rochiere: Zieh deinen König von e2 auf das Kamel auf h1.',
        success:
          'König und Kamel dürfen noch nicht gezogen haben, und der König darf nicht im Schach stehen. Figuren dazwischen stören nicht.',
        otherwise: 'Zieh den König von e2 nach h1, auf das Kamel.',
      },
    },
  },
  bishop: {
    title: 'Der Läufer',
    about: 'Er zieht auf einer Diagonale, so weit er will.',
    tasks: {
      reaches: {
        ask: 'Der Läufer zieht diagonal, so weit er will, bis etwas im Weg ist. Bring ihn nach b5, dann nach e8.',
        success: 'Ein Läufer erreicht jedes Feld dieses Bretts. Er ist hier die stärkste Figur.',
        wrong: { d3g6: 'So zieht ein Läufer, aber b5 liegt in der anderen Richtung.' },
        otherwise: 'Zieh zuerst nach links oben auf b5, dann nach rechts oben auf e8.',
      },
      unprotected: {
        ask: 'Schlag eine Figur, die nichts deckt, damit Schwarz deinen Läufer nicht schlagen kann.',
        success:
          'Du hast eine Figur umsonst gewonnen. Sieh immer nach, was die Figur deckt, die du schlägst.',
        wrong: { d3b5: 'Das Kamel auf c8 deckt den Wächter und schlägt deinen Läufer.' },
        otherwise: 'Du kannst zwei Figuren schlagen. Welche ist ungedeckt?',
      },
    },
  },
  guard: {
    title: 'Der Wächter',
    about: 'Ein oder zwei Felder diagonal, über alles hinweg.',
    tasks: {
      twice: {
        ask: 'Der Wächter geht ein oder zwei Felder auf einer Diagonale. Bring ihn in zwei Zügen nach f5.',
        success: 'Zwei Felder, dann noch zwei.',
        wrong: { b1c2: 'Ein Feld ist zu wenig. Geh zwei Felder.' },
        otherwise: 'Geh zwei Felder von b1 nach d3, dann zwei nach f5.',
      },
      leaps: {
        ask: 'Geht ein Wächter zwei Felder weit, springt er über alles dazwischen. Schlag den Frosch.',
        success: 'Du bist über deinen eigenen Bauern gesprungen.',
        otherwise: 'Spring von c4 über d5 nach e6.',
      },
      safely: {
        ask: 'Manche Figuren sind gedeckt. Schlag eine so, dass Schwarz deinen Wächter nicht schlagen kann.',
        success: 'Du hast eine Figur gewonnen, und Schwarz kann nicht zurückschlagen.',
        otherwise: 'Das ist nicht der Zug. Welche Figur kannst du gefahrlos schlagen?',
      },
    },
  },
  camel: {
    title: 'Das Kamel',
    about: 'Ein weiter Sprung: drei Felder in eine Richtung, eins zur Seite.',
    tasks: {
      leaps: {
        ask: 'Das Kamel springt drei Felder in eine Richtung und eins zur Seite. Bring es nach e6, dann nach f9.',
        success: 'Ein Kamel springt über alles dazwischen.',
        wrong: { d3c6: 'So springt ein Kamel, aber nach c6. Spring zur anderen Seite.' },
        otherwise: 'Spring zweimal drei Felder nach oben und eins nach rechts.',
      },
      takesTwo: {
        ask: 'Schlag mit deinem Kamel in zwei Zügen den Wächter und den Bauern.',
        success: 'Du hast beide geschlagen.',
        wrong: { d3g4: 'Das schlägt den Vao. Schlag zuerst den Wächter.' },
        otherwise:
          'Schlag zuerst den Wächter auf e6. Von dort ist der Bauer einen Sprung entfernt.',
      },
      shortWay: {
        ask: 'Selbst für einen kurzen Weg braucht ein Kamel zwei Sprünge. Bring es von b1 nach d1.',
        success: 'Hinauf, dann wieder hinunter.',
        otherwise: 'Spring hinauf nach c4, dann hinunter nach d1.',
      },
    },
  },
  frog: {
    title: 'Der Frosch',
    about: 'Er geht gerade und springt über eigene Figuren.',
    tasks: {
      jumps: {
        ask: 'Ein Frosch geht gerade zur nächsten Raute oder springt über eigene Figuren. Bis d5 braucht er drei Schritte. Bring ihn in zwei Zügen dorthin.',
        success:
          'Über den Bauern nach b5, dann zur Seite. Eigene Figuren machen einen Frosch schnell.',
        wrong: { b1d1: 'Auf diesem Weg sind es drei Schritte. Spring über deinen Bauern.' },
        otherwise: 'Spring zuerst von b1 über den Bauern auf b3. Wo landest du?',
      },
      line: {
        ask: 'Ein Frosch kann über eine beliebig lange Reihe eigener Figuren springen, ohne Lücken. Schlag das Kamel mit einem Sprung.',
        success: 'Über drei eigene Figuren mit einem Sprung.',
        otherwise: 'Spring von e2 über f3, g4 und h5 nach i6.',
      },
      safely: {
        ask: 'Schlag eine Figur so, dass Schwarz deinen Frosch nicht schlagen kann.',
        success: 'Du hast eine Figur gewonnen, und dein Frosch ist sicher.',
        wrong: { c4e6: 'Der Läufer auf h9 deckt das Kamel und schlägt deinen Frosch.' },
        otherwise: 'Dein Frosch kann nach c6 gehen oder nach e6 springen. Was deckt Schwarz?',
      },
    },
  },
  vao: {
    title: 'Der Vao',
    about: 'Er schlägt nur im Sprung über einen Bock.',
    tasks: {
      enemyScreen: {
        ask: 'Die Figur, über die du springst, ist der Bock. Sie kann auch dem Gegner gehören. Schlag den Frosch.',
        success: 'Du bist über den Bauern gesprungen, und er bleibt auf dem Brett.',
        wrong: {
          b1c2: 'So zieht ein Vao. Um zu schlagen, muss er über den Bauern springen.',
        },
        otherwise: 'Spring von b1 über den Bauern auf d3 nach f5.',
      },
      ownScreen: {
        ask: 'Zwischen deinem Vao und dem Läufer fehlt noch ein Bock. Stell einen dazwischen, dann schlag den Läufer.',
        success: 'Jede deiner Figuren kann ein Bock sein.',
        otherwise: 'Welche deiner Figuren kann auf die Diagonale von b1 nach g6 ziehen?',
      },
      check: {
        ask: 'Ein Vao greift auch einen König über einen Bock hinweg an. Gib Schach mit deinem.',
        success: 'Schach, über deinen Bauern.',
        otherwise: 'Such eine Diagonale zum König mit genau einer Figur dazwischen.',
      },
    },
  },
  pawn: {
    title: 'Der Bauer',
    about: 'Schräg nach vorn oder zur Seite. Er schlägt nie einen Bauern.',
    tasks: {
      moves: {
        ask: 'Ein Bauer geht ein Feld schräg nach vorn oder zur Seite zur nächsten Raute, Spitze an Spitze. Bring ihn in zwei Zügen nach f5.',
        success: 'Bauern ziehen nie zurück.',
        wrong: { d3b3: 'Das ist erlaubt, aber f5 liegt auf der anderen Seite.' },
        otherwise: 'Geh zweimal nach rechts oben.',
      },
      neverPawns: {
        ask: 'Ein Bauer schlägt, wie er zieht, aber nie einen Bauern. Hier erreicht er zwei Bauern und einen Wächter. Schlag, was du kannst.',
        success: 'Bauern können einander nicht schlagen.',
        wrong: { d5b5: 'So zieht ein Bauer, aber hier kannst du etwas schlagen.' },
        otherwise: 'Schlag den Wächter auf e6: Er steht schräg vor deinem Bauern.',
      },
    },
  },
  promotion: {
    title: 'Umwandlung',
    about: 'Auf den letzten drei Reihen dürfen Bauern sich umwandeln oder warten.',
    tasks: {
      camel: {
        ask: 'Auf den letzten drei Reihen darf ein Bauer zum Kamel werden. Mach deinen in zwei Zügen zum Kamel.',
        success: 'Auf den Reihen 7 und 8 wird ein Bauer zum Kamel oder bleibt Bauer.',
        otherwise: 'Geh von d5 auf Reihe 6, dann auf Reihe 7 und wähle das Kamel.',
      },
      waits: {
        ask: 'Auf der letzten Reihe darf ein Bauer auch zum Läufer werden, der stärksten Figur. Lass deinen warten, und mach ihn in zwei Zügen zum Läufer.',
        success: 'Du hast gewartet, und dein Bauer wurde zum Läufer.',
        wrong: {
          d7e8c:
            'Jetzt bekommst du ein Kamel, aber einen Zug später einen Läufer. Lass ihn Bauer bleiben.',
        },
        otherwise:
          'Geh auf Reihe 8 und lass ihn Bauer bleiben. Dann geh auf Reihe 9 und mach ihn zum Läufer.',
      },
      safely: {
        ask: 'Manchmal willst du das Kamel sofort. Wandle so um, dass Schwarz es nicht schlagen kann.',
        success: 'Du hast ein neues Kamel, und es ist sicher.',
        otherwise: 'Schau, wohin der Wächter und das Kamel von Schwarz ziehen können.',
      },
    },
  },
  mate: {
    tasks: {
      protectedPiece: {
        ask: 'Setz in einem Zug matt: Gib Schach, sodass der König nicht entkommt und nichts deine Figur schlagen kann.',
        success: 'Dein Wächter deckt den Läufer, also kann der König ihn nicht schlagen.',
        otherwise:
          'Schwarz hat noch einen Ausweg. Welche Felder des Königs deckt dein Wächter schon ab?',
      },
      frog: {
        ask: 'Dein König nimmt dem schwarzen König Felder. Setz mit deinem Frosch in einem Zug matt.',
        success: 'König und Frosch zusammen genügen.',
        otherwise: 'Greif den König auf h9 mit deinem Frosch an, gerade von der Seite.',
      },
      screen: {
        ask: 'Dein Vao braucht einen Bock, um den König anzugreifen, und hat einen. Setz in einem Zug matt.',
        success: 'Dein Vao greift den König über deinen Bauern an.',
        otherwise: 'Such die Diagonale, die über deine eigene Figur in die Ecke führt.',
      },
      twoMoves: {
        ask: 'Setz in zwei Zügen matt. Beginne damit, etwas zu schlagen.',
        success:
          'Zuerst hast du den Wächter geschlagen, der den König schützte. Dann hast du mattgesetzt.',
        otherwise: 'Schwarz entkommt. Schlag die Figur, die den König schützt.',
      },
    },
  },
  draws: {
    title: 'Remis',
    about: 'Wie eine Partie ohne Sieger endet.',
    tasks: {
      stalemate: {
        ask: 'Hat dein Gegner keinen Zug, steht aber nicht im Schach, ist das Patt, also remis. Setz in zwei Zügen matt, und lass dem König bis dahin einen Zug.',
        success: 'Du hast dem König ein Feld gelassen und ihn dort mattgesetzt.',
        wrong: {
          i2c8: 'Jetzt hat Schwarz keinen Zug, steht aber nicht im Schach: Patt, also remis.',
        },
        otherwise: 'Bring zuerst deinen Wächter näher.',
      },
      bareKing: {
        ask: 'Schwarz liegt vorn. Aber ein König kann nicht mattsetzen, weder allein noch mit einem Vao. Schlag die letzte Figur von Schwarz, und die Partie ist sofort remis.',
        success:
          'Der König war dein Bock. Remis ist auch, wenn eine Stellung zum dritten Mal entsteht. Ebenso 40 Züge jeder Seite ohne Schlagen und ohne Umwandlung.',
        wrong: { b1d3: 'So zieht ein Vao. Um zu schlagen, spring über den schwarzen König.' },
        otherwise: 'Spring von b1 über den König auf e4 und schlag auf g6.',
      },
    },
  },
  forks: {
    tasks: {
      camel: {
        ask: 'Greif mit einem Sprung deines Kamels König und Wächter an. Der König muss ziehen, und du schlägst den Wächter.',
        success:
          'Das ist eine Gabel: Du hast zwei Figuren angegriffen, und Schwarz konnte nur eine retten.',
        otherwise: 'Such ein Feld, von dem aus dein Kamel König und Wächter zugleich angreift.',
      },
      frog: {
        ask: 'Auch dein Frosch kann zwei auf einmal angreifen. Gewinne den Vao oder das Kamel.',
        success: 'Dein Frosch griff beide auf einmal an, und Schwarz konnte nur eine retten.',
        otherwise:
          'Schwarz rettet beide. Greif mit einem Schritt den König und eine andere Figur an.',
      },
    },
  },
  worth: (worthOf) => ({
    title: 'Was hier gewinnt',
    about: 'Was Figuren wert sind und worauf du spielen solltest.',
    tasks: {
      dearest: {
        ask: `Ein Läufer ist etwa ${decimal(worthOf('B'))} Bauern wert, ein Wächter ${decimal(worthOf('G'))} und ein Frosch ${decimal(worthOf('F'))}. Schlag, was am meisten wert ist.`,
        success: 'Pass auch auf deinen eigenen Läufer auf: Er ist deine stärkste Figur.',
        wrong: {
          d5b7: `Ein Frosch ist ${decimal(worthOf('F'))} Bauern wert. Du kannst mehr bekommen.`,
        },
        otherwise: 'Schlag den Läufer.',
      },
      exchange: {
        ask: 'Jetzt deckt ein Bauer den Läufer, er würde dich also den Wächter kosten. Schlag, was am meisten bringt.',
        success: `Ein Frosch umsonst bringt ${decimal(worthOf('F'))} Bauern. Ein Läufer für einen Wächter bringt weniger.`,
        wrong: {
          g4h5: `Du gewinnst einen Läufer, ${decimal(worthOf('B'))} Bauern wert, verlierst aber einen Wächter, ${decimal(worthOf('G'))} wert. Etwas anderes kostet dich nichts.`,
        },
        otherwise: 'Du kannst zwei Figuren schlagen. Eine davon ist ungedeckt.',
      },
    },
  }),
  finish: {
    about: 'Gewinne mit einem Läufer und einem Wächter mehr.',
    tasks: {
      corner: {
        ask: 'König und Läufer können mattsetzen. Der schwarze König steht schon in der Ecke. Setz in einem Zug matt.',
        success: 'Eine Figur mehr kann zum Sieg genügen.',
        otherwise: 'Dein König deckt g8 und i8 ab. Welche Diagonale endet auf h9?',
      },
    },
  },
};
