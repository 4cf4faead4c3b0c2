// The lessons of TheBridge41: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Lessons'> = {
  first: {
    title: 'TheBridge41 in drei Minuten',
    about: 'Zwei Ufer, ein Fluss, eine Brücke und ein König, den es zu fangen gilt.',
    tasks: {
      rook: {
        ask: 'Du spielst Weiß, von unten. Ein Turm zieht gerade, so weit er will, aber nicht übers Wasser. Bring ihn über die Brücke nach mx.',
        success:
          'Eine Spalte heißt beim Schach Linie. Ein Turm kommt nur auf der Linie der Brücke hinüber.',
        wrong: { mbmk: 'Das ist die Brücke selbst. Geh weiter bis mx.' },
        otherwise: 'Der Turm steht auf der Linie der Brücke. Geh gerade nach oben bis mx.',
      },
      bishop: {
        ask: 'Ein Läufer zieht diagonal, so weit er will. Er kommt hinüber, wo seine Diagonale die Brücke trifft. Bring ihn nach rw.',
        success: 'Ein Läufer kommt von ld nach rw hinüber, oder von rd nach lw.',
        otherwise: 'Von ld führt die Diagonale über die Brücke, mk, nach rw.',
      },
      knight: {
        ask: 'Ein Springer springt zwei Felder in eine Richtung und eins zur Seite, auch übers Wasser. Bring ihn hinüber und schlag den Bauern auf lx.',
        success: 'Springer brauchen keine Brücke, aber sie ist ein guter Platz für einen Halt.',
        wrong: { lcrd: 'Von dort ist lx zu weit für einen Sprung. Spring auf die Brücke.' },
        otherwise: 'Spring von lc auf die Brücke, mk. Von dort ist lx einen Sprung entfernt.',
      },
      pawn: {
        ask: 'Ein Bauer zieht ein Feld geradeaus und schlägt diagonal. Geh auf die Brücke, dann schlag den Bauern auf lw.',
        success:
          'Auf der letzten Reihe, ganz am anderen Ende, wird ein Bauer zum Turm, Läufer oder Springer.',
        otherwise: 'Zieh den Bauern zuerst geradeaus auf die Brücke, mk. Dann schlag diagonal.',
      },
      king: {
        ask: 'Ein König zieht ein Feld in jede Richtung, aber nie dorthin, wo er geschlagen werden könnte. Schlag den Bauern in zwei Zügen.',
        success: 'Über lc oder rc ging es nicht: Dort greift der Bauer an.',
        otherwise: 'Geh geradeaus: zuerst nach mc, dann schlag den Bauern auf md.',
      },
      checkmate: {
        ask: 'Greif den König so an, dass er nicht entkommt. Das ist Schachmatt, und du gewinnst. Schaff es in einem Zug.',
        success: 'Schachmatt. Jetzt weißt du genug zum Spielen.',
        otherwise:
          'Der schwarze König kann noch entkommen. Dein König deckt die Reihe darunter ab, also greif auf seiner eigenen Reihe an.',
      },
    },
  },
  king: {
    title: 'Der König',
    about: 'Ein Schritt, nie in Gefahr.',
    tasks: {
      crosses: {
        ask: 'Der König geht ein Feld in jede Richtung. Bring ihn über die Brücke nach rw.',
        success: 'Ein Schritt auf die Brücke, einer wieder herunter.',
        otherwise: 'Die Brücke, mk, ist einen diagonalen Schritt von ld entfernt.',
      },
      check: {
        ask: 'Der Turm auf my greift deinen König über die Brücke an. Das ist Schach, und du musst es abwehren. Geh zur Seite nach rb, neben den Bauern.',
        wrong: {
          mblb: 'Auch das wehrt das Schach ab, aber der Bauer auf ra steht allein. Geh nach rb.',
        },
        success:
          'Du hast das Schach abgewehrt. Du kannst auch den Angreifer schlagen oder eine Figur dazwischenstellen.',
        otherwise: 'Auch das wehrt das Schach ab. Aber geh nach rb, neben den Bauern.',
      },
    },
  },
  rook: {
    title: 'Der Turm',
    about: 'Stark auf der Linie der Brücke.',
    tasks: {
      file: {
        ask: 'Schlag den Springer in zwei Zügen. Der Turm muss über die Linie der Brücke.',
        success: 'Erst auf die mittlere Linie, dann hinüber.',
        wrong: { rbrd: 'Jetzt liegt nur Wasser vor ihm. Geh auf die Linie der Brücke.' },
        otherwise: 'Stell den Turm zuerst auf die Linie der Brücke.',
      },
      safely: {
        ask: 'Schlag eine Figur, und zwar so, dass nichts deinen Turm schlagen kann.',
        success: 'Schwarz konnte nicht zurückschlagen.',
        wrong: {
          mcmk: 'Auf der Brücke schlägt der Turm nichts, und Schwarz kann ihn schlagen.',
        },
        otherwise: 'Der Turm kann den Springer auf mx schlagen, über die mittlere Linie.',
      },
    },
  },
  bishop: {
    title: 'Der Läufer',
    about: 'Zwei seiner Diagonalen führen über die Brücke.',
    tasks: {
      wrongDiagonal: {
        ask: 'Der Läufer auf lb steht auf der falschen Diagonale für die Brücke. Bring ihn in zwei Zügen hinüber nach lw.',
        success: 'Erst auf die Diagonale der Brücke, dann hinüber.',
        otherwise: 'Nur Diagonalen durch mk führen hinüber.',
      },
      overBridge: {
        ask: 'Schlag mit deinem Läufer über die Brücke den Springer auf lw.',
        wrong: { rdmk: 'Das endet auf der Brücke. Geh weiter bis lw.' },
        success: 'Der Läufer kam in einem Zug hinüber.',
        otherwise: 'Von rd führt die Diagonale über mk nach lw.',
      },
    },
  },
  knight: {
    title: 'Der Springer',
    about: 'Er springt übers Wasser.',
    tasks: {
      leaps: {
        ask: 'Bring den Springer auf Ld mit einem Sprung übers Wasser nach lw.',
        success: 'Einfach über den Fluss.',
        wrong: { Ldmk: 'Dieser Sprung endet auf der Brücke. Spring nach lw.' },
        otherwise: 'Spring von Ld zwei Felder nach oben und eins nach rechts.',
      },
      fork: {
        ask: 'Ein Sprung greift zwei Figuren an. Gewinne den Turm oder den Läufer, was Schwarz auch tut.',
        success:
          'Das ist eine Gabel: Sie greift zwei Figuren an, und Schwarz kann nur eine retten.',
        otherwise:
          'Dann rettet Schwarz beide. Greif auf einmal den König und eine andere Figur an.',
      },
    },
  },
  pawn: {
    title: 'Der Bauer',
    about: 'Er zieht gerade, schlägt diagonal und wandelt sich am Ende um.',
    tasks: {
      blocked: {
        ask: 'Dein Bauer ist blockiert, aber er schlägt diagonal. Schlag einen Bauern.',
        success: 'Geradeaus schlägt ein Bauer nie.',
        otherwise: 'Der Bauer auf mb schlägt auf rc.',
      },
      promotes: {
        ask: 'Auf der letzten Reihe wird ein Bauer zum Turm, Läufer oder Springer. Mach ihn in zwei Zügen zum Turm.',
        success: 'Ein Turm ist die stärkste Wahl.',
        otherwise: 'Zieh zweimal geradeaus und wähle den Turm.',
      },
      bridge: {
        ask: 'Nur ein Bauer auf der mittleren Linie kann auf die Brücke gehen. Die anderen kommen nur dorthin, indem sie schlagen. Zieh den Bauern auf rc ein Feld vor.',
        success: 'Er steht am Wasser fest, bis er etwas auf mk schlagen kann.',
        otherwise: 'Zieh den Bauern von rc nach rd.',
      },
    },
  },
  bridge: {
    title: 'Die Brücke',
    about: 'Überquere sie, sperre sie, steh auf ihr.',
    tasks: {
      takeFirst: {
        ask: 'Zwei Türme greifen sich über die Brücke an. Schlag zuerst.',
        success: 'Auf der Linie der Brücke gewinnt, wer zuerst schlägt.',
        wrong: { mbmk: 'Jetzt schlägt der schwarze Turm zuerst. Geh weiter bis my.' },
        otherwise: 'Dein Turm auf mb kommt über die Brücke bis my.',
      },
      close: {
        ask: 'Der Turm auf mz gibt auf der Linie der Brücke Schach. Sperre die Brücke: Stell eine Figur darauf.',
        success: 'Eine Figur auf der Brücke sperrt sie für beide Seiten.',
        otherwise:
          'Das wehrt das Schach ab, aber die Linie bleibt offen. Dein Springer auf lc kann auf mk springen.',
      },
      noKnight: {
        ask: 'Mit der Option „Kein Springer auf der Brücke“ dürfen Springer über die Brücke springen, aber nicht auf ihr stehen bleiben. Bring den Springer auf lc in zwei Zügen nach mw.',
        success: 'Am Ufer entlang, dann übers Wasser.',
        otherwise: 'Welches Feld am Fluss ist einen Sprung von mw entfernt?',
      },
      palace: {
        ask: 'Mit der Option „Königspalast“ darf ein König bis auf die Brücke. Bring deinen König dorthin.',
        success: 'Weiter darf er nicht.',
        otherwise: 'Die Brücke, mk, ist einen diagonalen Schritt von ld entfernt.',
      },
    },
  },
  moving: {
    title: 'Die bewegliche Brücke',
    about: 'Eine Option: Die Brücke gleitet den Fluss entlang.',
    tasks: {
      slide: {
        ask: 'Mit dieser Option darfst du, statt mit einer Figur zu ziehen, die leere Brücke um eine Linie verschieben. Tippe auf die Brücke, mk, dann auf lk. Dann schlag den Springer auf lx.',
        success: 'Oft geht es schneller, die Brücke zum Turm zu bringen.',
        wrong: {
          lbmb: 'Jetzt steht der Turm auf der Linie der Brücke, der Springer aber nicht.',
          mkrk: 'Die Brücke ist von deinem Turm weggeglitten. Verschiebe sie nach links.',
        },
        otherwise: 'Verschiebe die Brücke von mk nach lk, unter den Springer.',
      },
      slideAway: {
        ask: 'Der Turm auf my gibt über die Brücke Schach. Schieb die Brücke weg.',
        success: 'Keine Brücke, kein Schach: Zwischen den beiden ist jetzt nur Wasser.',
        otherwise:
          'Auch das wehrt das Schach ab. Aber verschiebe hier die Brücke von mk nach lk oder rk.',
      },
      slideCheck: {
        ask: 'Auch die Brücke zu verschieben kann Schach geben. Greif den König auf ly mit deinem Turm an.',
        success: 'Die Brücke verbindet Turm und König. Sie gleitet nur, solange sie leer ist.',
        wrong: { lama: 'Jetzt steht der Turm auf der Linie der Brücke, der König aber nicht.' },
        otherwise: 'Verschiebe die Brücke von mk nach lk, zwischen Turm und König.',
      },
    },
  },
  big: {
    title: 'Die große Brücke',
    about: 'Eine Option: ein einziger Platz, so breit wie der Fluss.',
    tasks: {
      crosses: {
        ask: 'Mit dieser Option bedeckt die Brücke den ganzen Fluss. Solange sie leer ist, kommen Figuren auf jeder Linie hinüber. Schlag den Springer auf lx.',
        success: 'Auf der Linie l gerade nach oben, über die Brücke.',
        wrong: { lbmk: 'Das endet auf der Brücke. Geh weiter bis lx.' },
        otherwise: 'Zieh den Turm auf lb gerade nach oben bis lx.',
      },
      leaps: {
        ask: 'Die Brücke ist ein einziger Platz. Eine Figur darauf steht auf allen fünf Feldern des Flusses zugleich. Schlag mit deinem Springer über die Brücke den Turm.',
        success: 'Er kam auf einer Linie auf die Brücke und verließ sie von einer anderen.',
        otherwise: 'Spring von mc auf die Brücke. Von lk erreicht der Springer Lx.',
      },
      onBridge: {
        ask: 'Eine Figur auf der Brücke kannst du auf jedem ihrer Felder schlagen. Schlag dort den schwarzen Läufer.',
        success: 'Der Bauer schlug diagonal auf rk. Das genügte.',
        otherwise: 'Der Bauer auf Rd schlägt ein Feld schräg nach vorn.',
      },
      safely: {
        ask: 'Vorsicht: Eine Figur auf der Brücke ist auf jeder Linie angreifbar. Schlag eine Figur so, dass nichts deinen Turm schlagen kann.',
        success: 'Der Bauer versperrt dem schwarzen Turm weiter die Brücke.',
        wrong: {
          lbmk: 'Dein Turm steht jetzt auch auf Rk, und der schwarze Turm auf Ry schlägt ihn.',
        },
        otherwise:
          'Du kannst den Bauern auf mk oder den Springer auf Rb schlagen. Was davon ist ungefährlich?',
      },
    },
  },
  armies: {
    title: 'Andere Armeen',
    about: 'Optionen: Damen, Zickzack, weite Sprünge und Fische.',
    tasks: {
      queen: {
        ask: 'Mit der Option „Dame“ hat jede Seite eine. Eine Dame zieht gerade oder diagonal, so weit sie will. Schlag den Springer auf mw, dann den Läufer auf lx.',
        success: 'Eine Dame ist Turm und Läufer in einem.',
        otherwise: 'Zuerst gerade über die Brücke nach mw, dann diagonal.',
      },
      crookedBishop: {
        ask: 'In der Armee „All your base“ zieht ein Zickzackläufer in diagonalen Schritten, links, dann rechts, im Zickzack. Schlag mit deinem von ma aus das Kamel auf mx.',
        success:
          'Jeder Schritt bog in die andere Richtung, so folgte er der Linie über die Brücke.',
        otherwise: 'Geh von ma über rb, mc und rd auf die Brücke und genauso weiter.',
      },
      camel: {
        ask: 'Ein Kamel springt drei Felder in eine Richtung und eins zur Seite, auch übers Wasser. Schlag den Zickzackläufer auf lw.',
        success: 'Ein Kamel springt übers Wasser wie ein Springer, nur weiter.',
        wrong: { mcrw: 'Dieser Sprung geht nach rechts. Spring nach links.' },
        otherwise: 'Spring von mc drei Felder nach oben und eins nach links.',
      },
      lion: {
        ask: 'Ein Murray-Löwe springt zwei Felder, gerade oder diagonal. Er darf auch eine Figur direkt neben sich schlagen. Schlag den Bauern und das Kamel.',
        success: 'Er schlägt neben sich oder zwei Felder weiter. Ohne zu schlagen springt er nur.',
        otherwise:
          'Der Bauer auf rc steht neben dem Löwen. Das Kamel steht zwei Felder vor dem Löwen.',
      },
      dopefish: {
        ask: 'In der Armee „Dopefish“ schlägt ein Dopefish wie eine Dame, kann aber nicht ziehen, ohne zu schlagen. Schlag den Bauern, dann den Läufer.',
        success: 'Er wartet, bis eine Figur in seine Linien kommt.',
        otherwise:
          'Der Bauer auf rc ist einen Schritt von mb entfernt. Schau von dort die Reihe entlang.',
      },
    },
  },
  mate: {
    tasks: {
      rook: {
        ask: 'König und Turm können am Rand mattsetzen. Setz in zwei Zügen matt.',
        success: 'Dein König nahm ihm die Felder, und dein Turm setzte matt.',
        otherwise:
          'Der schwarze König entkommt. Warte mit dem Schach, bis der König kein Feld mehr hat.',
      },
      again: {
        ask: 'Setz noch einmal in zwei Zügen matt.',
        success: 'Erst auf die Linie der Brücke, dann über sie hinweg zum Matt.',
        otherwise: 'Zu langsam. Auf welcher Linie kommt dein Turm hinüber?',
      },
      knight: {
        ask: 'Setz in zwei Zügen matt. Beginne mit dem Springer.',
        success: 'Alle deine Figuren haben zusammengespielt.',
        otherwise: 'Schwarz entkommt. Schlag etwas mit dem Springer.',
      },
      stalemate: {
        ask: 'Kann eine Seite nicht ziehen und steht nicht im Schach, ist die Partie remis: Patt. Setz in zwei Zügen matt, und lass Schwarz bis dahin einen Zug.',
        success: 'Der König hatte noch ein Feld, und dort hast du ihn mattgesetzt.',
        wrong: {
          rwry: 'Jetzt hat Schwarz keinen Zug und steht nicht im Schach: remis. Lass dem König ein Feld.',
        },
        otherwise: 'Bring zuerst deinen König näher. Lass den Turm auf seiner Linie.',
      },
    },
  },
  forks: {
    tasks: {
      pawn: {
        ask: 'Jenseits der Brücke stehen ein Turm und ein Springer. Greif beide mit deinem Bauern an, dann schlag einen.',
        success: 'Das ist eine Gabel. Von der Brücke greift ein Bauer nach beiden Seiten an.',
        wrong: { Lalb: 'Lass den König stehen. Zieh den Bauern vor.' },
        otherwise: 'Zieh den Bauern auf die Brücke. Von dort greift er lw und rw an.',
      },
      bishop: {
        ask: 'Gib Schach mit dem Läufer und greif mit demselben Zug den Turm an. Dann schlag den Turm.',
        success: 'König und Turm standen auf derselben Diagonale, und dein Läufer trat dazwischen.',
        wrong: { lyLx: 'Jetzt greift der Läufer nur den Turm an, und der Turm entkommt.' },
        otherwise: 'König und Turm stehen auf derselben Diagonale. Zieh zwischen sie.',
      },
    },
  },
  wins: {
    title: 'Was hier gewinnt',
    about: 'Wie du trotz der einen Brücke gewinnst.',
    tasks: {
      knight: {
        ask: 'Mit nur einer Brücke endet vorsichtiges Spiel oft remis. Ein Springer mehr genügt selten, also gewinne, was du kannst. Schlag den Springer in höchstens zwei Zügen.',
        success: 'Der Springer konnte nicht weg: Sein König hätte im Schach gestanden.',
        otherwise: 'Schwarz rettet ihn. Greif auf der Linie von Springer und König an.',
      },
      rook: {
        ask: 'Selbst ein Turm mehr genügt oft nicht, also gewinne weiter Figuren. Greif zwei auf einmal an und schlag eine.',
        success: 'Schwarz konnte nicht beide retten.',
        otherwise: 'Dann rettet Schwarz beide. Zieh den Turm dorthin, wo er beide angreift.',
      },
    },
  },
  finish: {
    about: 'Besiege den Computer mit zwei Türmen mehr.',
    tasks: {
      edge: {
        ask: 'Der schwarze König steht am Rand. Setz in einem Zug matt.',
        success: 'Dein König deckte die Reihe darunter ab, dein Turm die letzte Reihe.',
        otherwise:
          'Dein König auf mx deckt die Reihe unter dem schwarzen König ab. Greif auf der letzten Reihe an.',
      },
    },
  },
};
