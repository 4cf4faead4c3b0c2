// The lessons of Chess in the Fast Lane: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'fastlaneLessons'> = {
  first: {
    title: 'Fast Lane in drei Minuten',
    about: 'Eine Spur aus mehreren Feldern ist ein einziger Platz, und eine Figur füllt ihn.',
    tasks: {
      knight: {
        ask: 'Du spielst Weiß, von unten. Dein Springer steht in einer Spur, auf a2 und a3 zugleich. Er springt zwei Felder in eine Richtung und eins zur Seite. Bring ihn in die Spur b4-b5.',
        success: 'Von a3 nach b5, und jetzt füllt er b4 und b5.',
        otherwise:
          'Er kann von a2 oder a3 springen. Von a3 erreicht er b5, ein Feld der Spur b4-b5.',
      },
      roundabout: {
        ask: 'Die mittleren Felder d4, e4, d5 und e5 sind ein einziger Platz, der Kreisel. Eine Figur dort kannst du auf jedem davon schlagen. Schlag den Springer.',
        success: 'Dein Turm schlug ihn auf e4 und füllt jetzt den ganzen Kreisel.',
        wrong: {
          h4h5: 'Der Turm kann den Springer sofort schlagen, von h4 die Reihe 4 entlang.',
        },
        otherwise: 'Von h4 erreicht der Turm e4, und auch dort steht der Springer.',
      },
      rook: {
        ask: 'Deine eigenen Figuren in Spuren machen Platz. Ein Turm zieht gerade, deiner darf also über den Bauern auf a2-a3 hinweg. Schlag den Turm auf a8.',
        success: 'So kommt ein Turm sofort hinter dem eigenen Bauern hervor.',
        wrong: { a1a4: 'Das geht über den Bauern, ist aber zu kurz. Geh weiter bis a8.' },
        otherwise: 'Geh von a1 gerade nach oben, über den Bauern, bis a8.',
      },
      pawn: {
        ask: 'Ein Bauer zieht ein Feld vorwärts, vom vorderen Feld seiner Spur. Er schlägt ein Feld schräg nach vorn, von jedem Feld seiner Spur. Schlag den Springer.',
        success: 'Von b3 nach c4. Auf der letzten Reihe wird ein Bauer zum Springer oder Läufer.',
        wrong: { b2b4: 'So zieht ein Bauer, aber er schlägt diagonal.' },
        otherwise: 'Der Bauer steht auf b2 und b3. Von b3 liegt c4 schräg vorn.',
      },
      bishopAndKing: {
        ask: 'Ein Läufer zieht diagonal, so weit er will. Ein König zieht ein Feld in jede Richtung. Schlag mit deinem Läufer den Bauern auf a6.',
        success: 'Dein Läufer zog durch leere Spuren, ohne sie zu füllen.',
        wrong: { f1c4: 'Die Richtung stimmt. Geh weiter bis a6.' },
        otherwise: 'Von f1 führt die Diagonale hinauf nach a6.',
      },
      checkmate: {
        ask: 'Greif den König so an, dass er nicht entkommt: Das ist Schachmatt, und du gewinnst. Eine Dame zieht gerade oder diagonal. Setz in einem Zug matt.',
        success:
          'Schachmatt. Die eigenen Bauern sperrten den schwarzen König ein. Jetzt weißt du genug zum Spielen.',
        otherwise: 'Das ist noch kein Matt. Greif auf der letzten Reihe an.',
      },
    },
  },
  lanes: {
    title: 'Spuren',
    about: 'Eine Figur füllt mehrere Felder.',
    tasks: {
      rook: {
        ask: 'Der schwarze Bauer füllt die Spur c6-c7. Ein Turm zieht gerade, so weit er will. Schlag den Bauern.',
        success: 'Es genügte, c6 zu erreichen.',
        wrong: { c1c4: 'Das ist zu kurz. Geh weiter bis c6.' },
        otherwise: 'Zieh den Turm von c1 gerade nach oben.',
      },
      bishop: {
        ask: 'Ein Läufer zieht diagonal, so weit er will. Deiner steht in der Spur b4-b5 und kann von beiden Feldern starten. Bring ihn nach f8.',
        wrong: { b4e8: 'Diese Diagonale beginnt auf b5. Von b4 erreichst du f8.' },
        success: 'Er startete von b4.',
        otherwise: 'Von b4 führt die Diagonale hinauf nach f8.',
      },
      knight: {
        ask: 'Eine Figur, die auf einem Feld einer Spur stehen bleibt, füllt sie ganz. Ein Springer springt zwei Felder in eine Richtung und eins zur Seite. Bring deinen in zwei Sprüngen nach e6.',
        success: 'Jetzt füllt er e6 und e7.',
        otherwise: 'Spring zuerst in den Kreisel. Von d4 erreicht der Springer e6.',
      },
    },
  },
  giving: {
    title: 'Platz machen',
    about: 'Über eigene Figuren in Spuren hinweg, nicht auf einzelnen Feldern.',
    tasks: {
      queen: {
        ask: 'Eine Dame zieht gerade oder diagonal. Deine darf über den Bauern auf e2-e3 hinweg. Schlag den Springer auf h5.',
        success: 'Über deinen eigenen Bauern, in einem Zug.',
        otherwise: 'Von d1 führt die Diagonale über e2 nach h5.',
      },
      single: {
        ask: 'Dein Springer auf a4 steht auf einem einzelnen Feld und macht darum nicht Platz. Schlag mit deinem Turm den Springer auf c1.',
        success: 'Der Weg auf Reihe 1 war frei.',
        otherwise: 'Zieh den Turm von a1 die Reihe 1 entlang.',
      },
      check: {
        ask: 'Gib sofort Schach mit dem Turm auf a1. Dein Bauer macht Platz.',
        success: 'Deine eigenen Bauern in Spuren halten deinen Turm nicht auf.',
        otherwise: 'Von a8 greift der Turm den König auf der letzten Reihe an.',
      },
    },
  },
  attack: {
    title: 'Auf jedem Feld angreifbar',
    about: 'Ein großer Platz ist leicht anzugreifen.',
    tasks: {
      check: {
        ask: 'Der schwarze König steht auf c6 und c7. Du kannst ihn auf beiden angreifen. Gib Schach mit dem Turm.',
        success: 'Ein Feld seiner Spur genügte.',
        wrong: { h4h5: 'Reihe 5 erreicht den König nicht. Geh eine Spur weiter.' },
        otherwise: 'Aus der Spur h6-h7 greift der Turm auf den Reihen 6 und 7 an.',
      },
      safely: {
        ask: 'Schlag eine Figur so, dass Schwarz deinen Läufer nicht schlagen kann.',
        success: 'Der Springer war ungedeckt.',
        wrong: { b4f8: 'Der König auf g8 deckt den Turm und schlägt deinen Läufer.' },
        otherwise: 'Der Springer auf e1 ist ungedeckt.',
      },
      roundabout: {
        ask: 'Dein Springer füllt den Kreisel. Der Turm auf a5 greift ihn auf d5 an, der Läufer auf h8 auf e5. Bring ihn in Sicherheit.',
        success: 'Auf einem kleineren Platz ist er schwerer anzugreifen.',
        otherwise: 'Prüfe die Reihen, Linien und Diagonalen zu jedem Feld seines neuen Platzes.',
      },
    },
  },
  rook: {
    title: 'Der Turm',
    about: 'Gerade, von jedem Feld seiner Spur.',
    tasks: {
      moves: {
        ask: 'Ein Turm zieht gerade, so weit er will. Deiner steht auf b4 und b5 und kann von beiden starten. Bring ihn nach h5, dann nach h1.',
        success: 'Die Reihe 5 entlang, dann gerade nach unten.',
        wrong: { b4h4: 'Das ist Reihe 4. Geh auf Reihe 5, von b5.' },
        otherwise: 'Geh von b5 die Reihe 5 entlang nach h5, dann gerade nach unten auf h1.',
      },
      takesTwo: {
        ask: 'Du kannst drei Figuren schlagen. Schlag zwei davon in zwei Zügen.',
        success: 'Gerade nach oben, dann die Reihe 6 entlang.',
        wrong: { c4h4: 'Von h4 erreichst du nichts mehr. Schlag zuerst eine andere Figur.' },
        otherwise: 'Schlag zuerst den Bauern auf c6. Schau von dort seine Reihen entlang.',
      },
      safely: {
        ask: 'Du kannst zwei Springer schlagen. Schlag einen so, dass Schwarz deinen Turm nicht schlagen kann.',
        success: 'Den anderen deckte der Läufer auf d8.',
        wrong: { b4a5: 'Der Läufer auf d8 deckt diesen Springer und schlägt deinen Turm.' },
        otherwise: 'Welcher der beiden Springer ist ungedeckt?',
      },
    },
  },
  bishop: {
    title: 'Der Läufer',
    about: 'Diagonal, auf beiden Farben.',
    tasks: {
      moves: {
        ask: 'Ein Läufer zieht diagonal, so weit er will. Schlag den Bauern auf h6.',
        success: 'Er zog durch leere Spuren, ohne sie zu füllen.',
        wrong: { c1f4: 'Die Richtung stimmt. Geh weiter bis h6.' },
        otherwise: 'Von c1 führt die Diagonale hinauf nach h6.',
      },
      colours: {
        ask: 'In einer Spur steht ein Läufer auf beiden Farben und kann von beiden starten. Schlag den Turm auf a4 in zwei Zügen.',
        success: 'Er kam auf b2 an und zog von b3 weiter.',
        otherwise: 'Geh in die Spur b2-b3. Von b3 führt die Diagonale nach a4.',
      },
      safely: {
        ask: 'Du kannst zwei Springer schlagen. Schlag einen so, dass Schwarz deinen Läufer nicht schlagen kann.',
        success: 'Den anderen deckte der Turm.',
        wrong: { e1a5: 'Der Turm auf a8 deckt diesen Springer und schlägt deinen Läufer.' },
        otherwise: 'Welcher der beiden Springer ist ungedeckt?',
      },
    },
  },
  queen: {
    title: 'Die Dame',
    about: 'Gerade oder diagonal, die stärkste Figur.',
    tasks: {
      moves: {
        ask: 'Die Dame zieht gerade oder diagonal, so weit sie will. Schlag den Springer, dann den Läufer.',
        success: 'Eine Dame ist Turm und Läufer in einem.',
        otherwise: 'Geh gerade nach oben auf d8. Von dort führt die Diagonale hinunter nach h4.',
      },
      safely: {
        ask: 'Du kannst zwei Springer schlagen. Schlag einen so, dass Schwarz deine Dame nicht schlagen kann.',
        success: 'Pass gut auf deine stärkste Figur auf.',
        wrong: { d1a4: 'Der Läufer auf d7 deckt diesen Springer und schlägt deine Dame.' },
        otherwise: 'Welcher der beiden Springer ist ungedeckt?',
      },
    },
  },
  knight: {
    title: 'Der Springer',
    about: 'Er springt von jedem Feld seines Platzes.',
    tasks: {
      leaps: {
        ask: 'Ein Springer springt zwei Felder in eine Richtung und eins zur Seite, von jedem Feld seines Platzes. Deiner füllt den Kreisel. Bring ihn in zwei Sprüngen nach b4 und c6.',
        success: 'Je größer sein Platz, desto weiter kann ein Springer springen.',
        otherwise:
          'Spring von d4, e4, d5 oder e5: zwei Felder in eine Richtung und eins zur Seite.',
      },
      fork: {
        ask: 'Greif König und Dame auf einmal an, dann gewinne die Dame oder den Turm.',
        success:
          'Das ist eine Gabel: Du hast zwei Figuren angegriffen, und Schwarz konnte nur eine retten.',
        otherwise: 'Schwarz rettet beide. Gib Schach mit dem Springer.',
      },
    },
  },
  pawn: {
    title: 'Der Bauer',
    about: 'Ein Feld vorwärts, vom vorderen Feld seiner Spur.',
    tasks: {
      moves: {
        ask: 'Ein Bauer zieht ein Feld vorwärts, vom vorderen Feld seiner Spur. Bring deinen in zwei Zügen in die Spur b6-b7.',
        success: 'Spur um Spur kommt ein Bauer der letzten Reihe schnell näher.',
        otherwise: 'Geh zweimal geradeaus.',
      },
      captures: {
        ask: 'Ein Bauer schlägt ein Feld schräg nach vorn, von jedem Feld seiner Spur. Schlag den Springer.',
        success: 'Von d3 nach c4.',
        otherwise: 'Der Springer steht auf c4 und c5. Von d3 liegt c4 schräg vorn.',
      },
      promotes: {
        ask: 'Auf der letzten Reihe wird ein Bauer zum Springer oder Läufer. Mach ihn zum Läufer.',
        success: 'Der Bauer stand auf a6 und a7, also genügte ein Schritt.',
        otherwise: 'Geh nach a8 und wähle den Läufer.',
      },
    },
  },
  king: {
    title: 'Der König',
    about: 'Ein Schritt und einmal pro Partie die Rochade.',
    tasks: {
      castles: {
        ask: 'Ein König zieht ein Feld. Einmal pro Partie darfst du rochieren: Der König zieht zwei Felder auf einen Turm zu, und der springt über ihn. Rochiere.',
        success:
          'König und Turm dürfen noch nicht gezogen haben. Jedes Feld zwischen ihnen muss leer sein, und kein Gegner darf den Weg des Königs angreifen.',
        otherwise: 'Zieh den König von e1 nach g1. Der Turm folgt.',
      },
      steps: {
        ask: 'Dein König füllt den Kreisel, und der Turm auf a5 greift ihn auf d5 an. Zieh ihn in die Spur f2-f3, dort ist er sicher.',
        success: 'Von e4 nach f3. Ein großer Platz ist für einen König gefährlich.',
        otherwise: 'Auch das ist sicher. Aber geh in die Spur f2-f3.',
      },
    },
  },
  mate: {
    tasks: {
      queen: {
        ask: 'Setz mit deiner Dame in einem Zug matt.',
        success: 'Die eigenen Bauern sperrten den König ein.',
        otherwise: 'Greif auf der letzten Reihe an.',
      },
      roundabout: {
        ask: 'Ein Läufer im Kreisel greift auf vielen Diagonalen an. Setz in einem Zug matt.',
        success: 'Er greift h8 von e5 an, g8 von d5 und h7 von e4.',
        otherwise: 'Bring den Läufer in den Kreisel.',
      },
      stalemate: {
        ask: 'Hat dein Gegner keinen Zug, steht aber nicht im Schach, ist das Patt, also remis. Vermeide das, und setz in einem Zug matt.',
        success: 'Schach von d5 auf der Diagonale, und der König hat kein Feld mehr.',
        wrong: {
          a2d6: 'Jetzt hat Schwarz keinen Zug, steht aber nicht im Schach: Patt, also remis.',
        },
        otherwise: 'Aus dem Kreisel greift die Dame a8 und alle Felder daneben an.',
      },
    },
  },
  forks: {
    tasks: {
      rook: {
        ask: 'Dein Turm ist angegriffen. Rette ihn mit einem Schach, dann gewinne den Läufer oder den Springer.',
        success: 'Schwarz musste das Schach abwehren und konnte die Figur nicht retten.',
        otherwise: 'Schwarz rettet beide. Beginne mit einem Schach.',
      },
      lastRow: {
        ask: 'Schau die letzte Reihe entlang. Gewinne in höchstens zwei Zügen eine Figur.',
        success: 'König und Figur in einer Linie sind ein leichtes Ziel.',
        otherwise: 'Gib Schach, wo der König nicht schlagen kann.',
      },
    },
  },
  wins: (worthOf) => ({
    title: 'Was hier gewinnt',
    about: 'Was Figuren auf Spuren wert sind.',
    tasks: {
      dearest: {
        ask: 'Auf Spuren ist ein Läufer mehr wert als ein Turm. Schlag, was mehr wert ist.',
        success: `In Bauern ist eine Dame ${decimal(worthOf('Q'))} wert, ein Läufer ${decimal(worthOf('B'))}, ein Turm ${decimal(worthOf('R'))} und ein Springer ${decimal(worthOf('N'))}.`,
        wrong: { a5c6: 'Ein Turm ist hier etwas weniger wert als ein Läufer.' },
        otherwise: 'Dein Springer kann zwei Figuren schlagen. Schlag den Läufer auf b2.',
      },
      exchange: {
        ask: 'Jetzt deckt der Bauer auf c4 den Läufer, er würde dich also den Springer kosten. Schlag, was am meisten bringt.',
        success:
          'Du hast einen Turm umsonst gewonnen. Ein Läufer für einen Springer bringt weniger.',
        wrong: { a5b2: 'Der Bauer schlägt auf b3 zurück. Etwas anderes kostet dich nichts.' },
        otherwise: 'Dein Springer kann zwei Figuren schlagen. Eine davon ist ungedeckt.',
      },
    },
  }),
  finish: {
    tasks: {
      oneMove: {
        ask: 'Du liegst weit vorn. Setz in einem Zug matt.',
        success: 'Der Turm stand auf e6 und e7: ein Feld vor der letzten Reihe.',
        otherwise: 'Das ist kein Matt. Dein Turm kann es.',
      },
    },
  },
};
