// The lessons of 40 Bridges: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Lessons'> = {
  first: {
    title: '40 Bridges in drei Minuten',
    about: 'Gehen, springen, umzingeln und die Ecke erreichen.',
    tasks: {
      steps: {
        ask: 'Du spielst Weiß. Ein Stein auf einem Quadrat geht über eine Brücke zum nächsten Quadrat: nach oben, unten oder zur Seite. Bring den Stein auf c3 in zwei Schritten nach e5.',
        success: 'Quadrat um Quadrat. Auf Achtecken gehst du von Achteck zu Achteck.',
        wrong: { c3a3: 'Das führt weg. Geh nach oben oder rechts.' },
        otherwise: 'Geh von c3 nach e3 oder c5 und von dort nach e5.',
      },
      jumps: {
        ask: 'Ein Stein kann auch über einen eigenen Stein neben sich springen, in jede Richtung, auf das Feld dahinter. Bring den Stein auf c3 mit einem Sprung nach e5.',
        success: 'Eigene Steine machen dich schnell. Über Gegner kannst du nicht springen.',
        wrong: { c3e3: 'Das war ein Schritt. Spring über deinen Stein auf d4.' },
        otherwise: 'Spring von c3 über d4 nach e5.',
      },
      surrounds: {
        ask: 'Drei deiner Steine um einen Gegner entfernen ihn. Zwei berühren schon den auf e5. Bring den dritten.',
        success: 'Drei Nachbarn genügen, auf Quadraten oder Achtecken.',
        otherwise: 'Der Stein auf e1 kann auf ein Feld neben e5 gehen.',
      },
      corner: {
        ask: 'Ein Stein auf dem gegenüberliegenden Eckfeld gewinnt sofort. Deine Ecke ist a1, du brauchst also i9. Gewinne.',
        success: 'Du gewinnst auch, wenn du alle Steine des Gegners entfernst.',
        otherwise: 'Ein Schritt von g9 führt nach i9.',
      },
      safely: {
        ask: 'Vorsicht: Bleibt dein Stein neben drei Gegnern stehen, verlierst du ihn. Bring den Stein auf c3 sicher nach e5.',
        success: 'Du bist um die Falle herumgegangen. Jetzt weißt du genug zum Spielen.',
        wrong: {
          c3c5: 'Auf c5 berührt er drei Gegner: b6, d6 und c7. Du hast ihn verloren.',
        },
        otherwise: 'Zwei Wege führen von c3 nach e5. Geh über e3.',
      },
    },
  },
  places: {
    title: 'Quadrate und Achtecke',
    about: 'Wohin jeder Stein gehen kann.',
    tasks: {
      octagons: {
        ask: 'Von einem Achteck gehst du zum nächsten Achteck. Bring den Stein auf b2 in zwei Schritten nach d4.',
        success: 'Ein Schritt führt nie von einem Achteck auf ein Quadrat oder zurück.',
        otherwise: 'Geh von b2 nach oben oder rechts, dann in die andere Richtung.',
      },
      tiles: {
        ask: 'Auch ein Sprung bleibt auf derselben Art von Feld. Ecken sind Quadrate, also erreicht sie nur ein Stein auf einem Quadrat. Gewinne mit deinem.',
        success: 'Über das Achteck in die Ecke. Steine auf Achtecken können helfen.',
        wrong: { g7g9: 'Das würde länger dauern. Spring über deinen Stein auf h8.' },
        otherwise: 'Spring von g7 über deinen Stein auf h8.',
      },
    },
  },
  jumps: {
    title: 'Springen',
    about: 'Über eigene Steine, ein Sprung pro Zug.',
    tasks: {
      turns: {
        ask: 'Zwei Steine können abwechselnd übereinander springen. Bring in zwei Sprüngen einen nach e5 und einen nach f6.',
        success: 'Jeder sprang über den anderen.',
        otherwise: 'Spring zuerst von c3 über d4 nach e5. Dann spring von d4 über e5.',
      },
      friendsOnly: {
        ask: 'Über einen Gegner kannst du nicht springen. Bring einen Stein in einem Zug nach e1.',
        success: 'Sprung über c1 oder Schritt: Beides führt nach e1.',
        otherwise: 'Welcher deiner Steine ist eine Brücke von e1 entfernt?',
      },
      twice: {
        ask: 'Bring den Stein auf a1 in zwei Sprüngen nach e5.',
        success: 'Steine in einer Reihe mit Lücken sind eine schnelle Straße.',
        otherwise: 'Spring von a1 über b2, dann über d4.',
      },
    },
  },
  surround: {
    title: 'Umzingeln',
    about: 'Drei deiner Steine um einen Gegner entfernen ihn.',
    tasks: {
      removeTwo: {
        ask: 'Ein Zug kann mehrere Steine entfernen. Entferne zwei.',
        success: 'Dein Stein war der dritte Nachbar von beiden.',
        otherwise: 'Welches Feld berührt sowohl c3 als auch d6?',
      },
      third: {
        ask: 'Zwei deiner Steine berühren den Gegner auf c5. Bring in zwei Zügen einen dritten.',
        success: 'Umzingelt.',
        otherwise: 'Geh von e1 in zwei Schritten nach c3 oder e5. Beide berühren c5.',
      },
      safely: {
        ask: 'Entferne einen Stein, ohne dafür einen eigenen zu verlieren.',
        success: 'Du hast einen Stein umsonst gewonnen.',
        otherwise: 'Prüfe jeden deiner Steine: Kann Schwarz drei um ihn herum bringen?',
      },
    },
  },
  care: {
    title: 'Vorsicht',
    about: 'Halte dich von drei Gegnern fern.',
    tasks: {
      danger: {
        ask: 'Zwei Gegner berühren deinen Stein auf c5, und ein dritter ist nah. Zieh so, dass Schwarz nichts entfernen kann.',
        success: 'Zwei Gegner neben dir schaden nicht. Der dritte schon.',
        otherwise: 'Zieh den Stein auf c5 dorthin, wo drei Gegner ihn nicht erreichen.',
      },
      path: {
        ask: 'Bleibt dein Stein neben drei Gegnern stehen, verlierst du ihn. Bring ihn in drei Schritten sicher von c5 nach e9.',
        success: 'Auf e7 berührten ihn nur zwei Gegner. Zwei schaden nicht.',
        wrong: {
          c5c7: 'Auf c7 berührt er drei Gegner: b8, d8 und d6. Du hast ihn verloren.',
        },
        otherwise: 'Geh außen herum, über e5 und e7.',
      },
      protectedCapture: {
        ask: 'Du darfst neben drei Gegnern stehen bleiben, wenn du einen entfernst: Das Schlagen schützt deinen Stein in diesem Zug. Entferne einen.',
        success: 'Das Schlagen zählt zuerst, also blieb dein Stein.',
        otherwise: 'Such einen Gegner, den zwei deiner Steine berühren, und bring einen dritten.',
      },
    },
  },
  pass: {
    title: 'Kein Ausweg',
    about: 'Passen und der letzte Stein.',
    tasks: {
      noMove: {
        ask: 'Der einzige Stein von Schwarz steht auf a9. Wer nicht ziehen kann, muss passen. Lass Schwarz keinen Zug.',
        success:
          'Schwarz muss passen, und du ziehst noch einmal. Kann keine Seite ziehen, ist die Partie remis.',
        wrong: { c9e9: 'Das macht den Weg nach c9 frei. Lass diesen Stein stehen.' },
        otherwise: 'Von a9 kann Schwarz nur nach a7. Geh von c7 dorthin.',
      },
      lastDisc: {
        ask: 'Dein letzter Stein steht auf c5. Verlierst du alle Steine, verlierst du die Partie. Zieh ihn dorthin, wo Schwarz ihn nicht umzingeln kann.',
        success: 'Dort können ihn höchstens zwei Gegner berühren.',
        wrong: {
          c5c7: 'Dort berühren ihn zwei Gegner, und Schwarz bringt den dritten nach d6.',
          c5e5: 'Dort berühren ihn zwei Gegner, und Schwarz bringt den dritten nach d6.',
        },
        otherwise: 'Zähle die Gegner, die ihn nach dem nächsten Zug von Schwarz berühren können.',
      },
    },
  },
  corner: {
    title: 'In die Ecke',
    about: 'Der kürzeste Weg zum Sieg.',
    tasks: {
      twoMoves: {
        ask: 'Schwarz ist zu weit weg, um dich aufzuhalten. Gewinne in zwei Zügen.',
        success: 'Am Rand entlang, in die Ecke.',
        wrong: { e9e7: 'Nach unten führt weg von der Ecke.' },
        otherwise: 'Das gibt Schwarz Zeit. Geh am Rand entlang.',
      },
      onlyWay: {
        ask: 'Du kannst in drei Zügen gewinnen, aber nur auf einem Weg. Finde den ersten Zug.',
        success: 'Das ist schneller als alles, was Schwarz tun kann.',
        otherwise: 'Schwarz ist zuerst da oder hält dich auf. Denk an das Achteck f8.',
      },
    },
  },
  stop: {
    title: 'Deine Ecke halten',
    about: 'Behalte im Auge, wohin dein Gegner geht.',
    tasks: {
      block: {
        ask: 'Schwarz droht, auf a1 zu gehen, deine Ecke, und zu gewinnen. Verhindere es.',
        success: 'In eine besetzte Ecke kommt Schwarz nicht.',
        otherwise: 'Schwarz geht von a3 nach a1 und gewinnt.',
      },
      hold: {
        ask: 'Schwarz ist zwei Züge von deiner Ecke entfernt. Halte sie zwei Züge lang.',
        success: 'Gerade rechtzeitig. Ein Stein in deiner Ecke kann die Partie retten.',
        otherwise: 'Schwarz kommt durch. Bring einen Stein zurück in deine Ecke.',
      },
    },
  },
  ahead: {
    title: 'Vorausdenken',
    about: 'Stell eine Drohung auf, die dein Gegner nicht abwehren kann.',
    tasks: {
      threaten: {
        ask: 'Deine Steine berühren zwei schwarze. Drohe, beide zu umzingeln, dann entferne einen mit deinem zweiten Zug.',
        success: 'Schwarz konnte einen retten, aber nicht beide.',
        otherwise: 'Schwarz entkommt oder schlägt zuerst. Welches Feld berührt c5 und auch e3?',
      },
      helper: {
        ask: 'Dein Stein auf h8 kann helfen: Spring über ihn in die Ecke, i9. Gewinne in zwei Zügen.',
        success: 'Du bist über h8 in die Ecke gesprungen.',
        wrong: {
          g5i5: 'Das ist näher, aber dort kann dir h8 nicht helfen. Geh auf ein Feld neben h8.',
        },
        otherwise: 'Bring den Stein auf g5 in eine Linie mit h8 und i9.',
      },
    },
  },
  wins: {
    title: 'Was hier gewinnt',
    about: 'Mehr Steine und der schnellere Weg.',
    tasks: {
      extraDisc: {
        ask: 'Spät in der Partie gewinnt meist, wer einen Stein mehr hat. Gewinne in höchstens zwei Zügen einen, und verliere keinen.',
        success: 'Er hatte keinen Ausweg.',
        otherwise: 'Schwarz entkommt oder schlägt zuerst.',
      },
      race: {
        ask: 'Du liegst im Wettlauf zur Ecke vorn. Gewinne in drei Zügen.',
        success:
          'Die Ecke zählt mehr als noch so viele Steine. Zähle die Züge beider Seiten, bevor du läufst.',
        otherwise: 'Das verliert Zeit, und Schwarz gewinnt den Wettlauf.',
      },
    },
  },
  finish: {
    about: 'Besiege den Computer mit deinen zusätzlichen Steinen.',
    playOn: 'Du hast doppelt so viele Steine. Besiege den Computer. Du darfst Züge zurücknehmen.',
    tasks: {
      oneMove: {
        ask: 'Gewinne in einem Zug.',
        success: 'Such immer zuerst nach einem Gewinnzug.',
        otherwise: 'Such einen Stein, der über einen eigenen in die Ecke springen kann.',
      },
    },
  },
};
