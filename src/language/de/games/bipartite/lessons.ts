// The lessons of Bipartite Chess: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'bipartiteLessons'> = {
  first: {
    title: 'Bipartite in drei Minuten',
    about: 'Erst ein Wettlauf, dann eine Wahl, dann ein Kampf.',
    tasks: {
      messenger: {
        ask: 'Die Partie beginnt mit einem Wettlauf. Du spielst Weiß, von unten. Ein Bote geht ein Feld vorwärts, gerade oder diagonal. Bring den auf D2 nach B3.',
        success:
          'Die Reihen A und B sind die Heimreihen von Schwarz. Alle deine Boten müssen dorthin.',
        wrong: { D2C1: 'Das führt weg von B3.' },
        otherwise: 'Zieh den Boten auf D2 vorwärts, zuerst nach C2 oder C3.',
      },
      race: {
        ask: 'Wer zuerst alle Boten ans andere Ende bringt, gewinnt den Wettlauf: neun in einer Partie, hier drei. Einer deiner Boten fehlt noch. Gewinne den Wettlauf.',
        success: 'Du hast den Wettlauf gewonnen. Jetzt wählst du eine Machtfigur für den Kampf.',
        otherwise: 'Der Bote auf B2 ist schon am Ziel. Zieh den auf C3.',
      },
      powerPiece: {
        ask: 'Im Kampf gibt es neue Armeen. Du spielst jetzt Schwarz, von unten. Die diagonale Machtfigur zieht bis zu drei Felder diagonal. Bring die auf G3 in zwei Zügen nach D4.',
        success: 'Die gerade Machtfigur zieht bis zu drei Felder gerade.',
        otherwise: 'Zieh von G3 ein Feld nach links oben, dann zwei nach rechts oben.',
      },
      checkmate: {
        ask: 'Greif den König so an, dass er nicht entkommt. Das ist Schachmatt, und du gewinnst. Deine Machtfigur auf D2 kann es.',
        success: 'Schachmatt. Dein König und dein Schwertkämpfer deckten die Felder ringsum ab.',
        otherwise: 'Der weiße König kann noch entkommen. Greif ihn entlang seiner Reihe an.',
      },
      takeAll: {
        ask: 'Du gewinnst auch, wenn du alles außer dem König schlägst. Schlag hier den Soldaten auf D1 oder die Machtfigur, in höchstens zwei Zügen.',
        success:
          'Schlag noch eine Figur, und der König ist allein. Jetzt weißt du genug zum Spielen.',
        otherwise: 'Der Hauptmann auf A4 springt zwei Felder in eine Richtung und eins zur Seite.',
      },
    },
  },
  racing: {
    title: 'Der Wettlauf',
    about: 'Geh um andere herum und fülle die Heimreihen der Reihe nach.',
    tasks: {
      around: {
        ask: 'Im Wettlauf kannst du nichts schlagen, also geh außen herum. Bring den Boten auf F3 in drei Zügen nach C3.',
        success: 'Ein diagonaler Schritt zur Seite, dann einer zurück.',
        wrong: { H1G1: 'Dieser Bote kann warten. Geh mit dem auf F3 um E3 herum.' },
        otherwise: 'E3 ist besetzt. Geh daran vorbei: E2 oder E4, dann D3.',
      },
      fromTheBack: {
        ask: 'Fülle die Heimreihen von hinten, sonst finden deine letzten Boten keinen Platz. Bring deine Boten in zwei Zügen nach A4 und B4.',
        success: 'Die hinterste Reihe füllt sich zuerst.',
        wrong: { B4A5: 'Auch das schafft Platz. Aber geh hier nach A4.' },
        otherwise: 'Zieh zuerst gerade von B4 nach A4. Dann kann der andere Bote nachrücken.',
      },
      lastOne: {
        ask: 'Drei deiner vier Boten sind am Ziel. Schwarz braucht länger. Bring den letzten in zwei Zügen nach B2 und gewinne den Wettlauf.',
        success: 'Alle sind am Ziel: Du hast den Wettlauf gewonnen.',
        wrong: { B4A4: 'Dieser Bote ist schon am Ziel. In einem Wettlauf zählt jeder Zug.' },
        otherwise: 'Zieh den Boten auf D3 nach C2 oder C3, dann nach B2.',
      },
    },
  },
  block: {
    title: 'Die Blockade',
    about: 'Wer nicht ziehen kann, muss passen.',
    tasks: {
      blocked: {
        ask: 'Dein Bote auf C2 ist blockiert: Alle drei Felder vor ihm sind besetzt. Bring stattdessen den auf H5 in zwei Zügen nach F4.',
        success: 'Du darfst nur passen, wenn kein Bote ziehen kann.',
        wrong: { H1G1: 'Der kann auch ziehen. Aber zieh hier den auf H5.' },
        otherwise: 'Geh von H5 nach G4 oder G5, dann nach F4.',
      },
      pass: {
        ask: 'Der einzige Bote von Schwarz, auf D1, zieht nach unten. Wer nicht ziehen kann, muss passen. Blockiere ihn: Besetze das letzte freie Feld vor ihm.',
        success: 'Jetzt muss Schwarz passen, und du ziehst noch einmal.',
        wrong: { E2D2: 'Das macht E2 frei. Lass diesen Boten stehen.' },
        otherwise: 'Von D1 kann Schwarz nach E1 oder E2. Auf E2 stehst du schon, also geh nach E1.',
      },
      winTime: {
        ask: 'Eine Blockade gewinnt Zeit. Sonst entkommt Schwarz nach E1. Bring in zwei Zügen einen Boten nach B4, ohne dass Schwarz zieht.',
        success: 'Schwarz musste passen, also hast du zweimal hintereinander gezogen.',
        wrong: { C4B4: 'Jetzt geht Schwarz nach E1. Erst blockieren, dann laufen.' },
        otherwise: 'Blockiere zuerst E1 mit dem Boten auf F1. Dann geh nach B4.',
      },
      count: {
        ask: 'Zähle die Schritte bis zum Ziel: Du brauchst sieben, Schwarz sechs. Du gewinnst den Wettlauf nur, wenn Schwarz passen muss. Finde den Zug.',
        success:
          'Schwarz passt, während dein letzter Bote ins Ziel läuft. Mach den Weg erst dann frei.',
        wrong: {
          F5E5: 'Jetzt entkommt Schwarz nach C1 und ist zuerst am Ziel. Blockiere, bevor du läufst.',
        },
        otherwise: 'Besetze das letzte freie Feld vor dem Boten auf B1.',
      },
    },
  },
  choice: {
    title: 'Deine Armee wählen',
    about: 'Wer den Wettlauf gewinnt, wählt eine Machtfigur.',
    tasks: {
      winRace: {
        ask: 'Wer den Wettlauf gewinnt, wählt eine Machtfigur. Gewinne zuerst den Wettlauf mit dem Boten auf C3.',
        success: 'Du hast den Wettlauf gewonnen und bist noch einmal dran: Jetzt wählst du.',
        otherwise: 'Die Boten auf A1 und B2 sind am Ziel. Bring auch den auf C3 dorthin.',
      },
      straight: {
        ask: 'Der Kampf beginnt mit neuen Armeen, und Weiß wechselt nach oben. Eine Machtfigur zieht gerade, die andere diagonal. Wähle die gerade.',
        success: 'Schwarz bekommt die diagonale.',
        wrong: {
          diagonal: 'Auch das ist erlaubt. Aber wähle hier die gerade.',
        },
        otherwise: 'Wähle die gerade.',
      },
      diagonal: {
        ask: 'Diesmal spielst du Schwarz und hast den Wettlauf gewonnen. Schwarz beginnt auch den Kampf. Wähle die diagonale Machtfigur.',
        success:
          'Alles andere ist für beide Seiten gleich. Jede hat einen König und neun weitere Figuren.',
        wrong: { orthogonal: 'Auch das ist erlaubt. Aber wähle hier die diagonale.' },
        otherwise: 'Wähle die diagonale.',
      },
    },
  },
  power: {
    title: 'Die Machtfiguren',
    about: 'Bis zu drei Felder, diagonal oder gerade.',
    tasks: {
      straight: {
        ask: 'Die gerade Machtfigur zieht ein bis drei Felder gerade. Schlag den Boten auf C2.',
        success: 'Weiter als drei Felder kommt sie nicht.',
        wrong: { F2D2: 'Das ist ein Feld zu kurz.' },
        otherwise: 'Zieh von F2 gerade nach oben.',
      },
      diagonal: {
        ask: 'Die diagonale Machtfigur zieht ein bis drei Felder diagonal. Schlag den Boten auf C5.',
        success: 'Sie bleibt immer auf Feldern derselben Farbe.',
        wrong: { F2D4: 'Das ist ein Feld zu kurz.' },
        otherwise: 'Zieh von F2 nach rechts oben.',
      },
      safely: {
        ask: 'Schlag eine Figur, und zwar so, dass nichts deine Machtfigur schlagen kann.',
        success: 'Der Hauptmann war ungedeckt. Sieh immer nach, bevor du schlägst.',
        wrong: { F3C3: 'Der Soldat auf B2 deckt diesen Boten und schlägt zurück.' },
        otherwise: 'Der Hauptmann auf F5 ist ungedeckt.',
      },
    },
  },
  captain: {
    title: 'Der Hauptmann',
    about: 'Ein Sprung oder ein gerader Schritt.',
    tasks: {
      leaps: {
        ask: 'Der Hauptmann springt zwei Felder in eine Richtung und eins zur Seite. Schlag den Boten auf D4.',
        success: 'Ein Sprung geht über alles hinweg.',
        wrong: { F3D2: 'Dieser Sprung geht nach links. Spring nach rechts.' },
        otherwise: 'Spring von F3 zwei nach oben und eins nach rechts.',
      },
      steps: {
        ask: 'Er geht auch ein Feld gerade vor oder zurück, aber nur auf leere Felder. Bring ihn nach G3, dann nach F5.',
        success: 'Mit Schritt und Sprung erreicht er, was ein Sprung allein nicht schafft.',
        otherwise: 'Geh zuerst gerade zurück nach G3. Spring von dort nach F5.',
      },
      safely: {
        ask: 'Zwei Figuren sind einen Sprung entfernt. Schlag eine, und bleib, wo nichts den Hauptmann schlagen kann.',
        success: 'Du hast einen Hauptmann umsonst gewonnen.',
        wrong: { F3D2: 'Der Wächter auf C2 deckt diesen Boten und schlägt zurück.' },
        otherwise: 'Welche weiße Figur deckt D2? Welche deckt G5?',
      },
    },
  },
  swordsman: {
    title: 'Der Schwertkämpfer',
    about: 'Er geht gerade und schlägt auf Armlänge.',
    tasks: {
      walks: {
        ask: 'Der Schwertkämpfer geht ein oder zwei Felder gerade. Bring ihn in zwei Zügen nach D5. E5 ist im Kampf gesperrt.',
        success: 'Er ging um das gesperrte Feld herum.',
        wrong: { F3F5: 'Von F5 kann er nicht nach oben: E5 ist gesperrt.' },
        otherwise: 'Zieh zwei Felder nach oben auf D3, dann zwei nach rechts.',
      },
      captures: {
        ask: 'Er schlägt nur, was zwei Felder entfernt ist, und nur, wenn das Feld dazwischen leer ist. Schlag, was du kannst.',
        success: 'Der Bote neben ihm war zu nah.',
        wrong: { F3F4: 'Jetzt ist auch der auf F5 zu nah.' },
        otherwise: 'Den Boten neben sich kann er nicht schlagen. Schau zwei Felder nach rechts.',
      },
      stepBack: {
        ask: 'Der Soldat direkt vor ihm ist zu nah zum Schlagen. Geh erst zurück, dann schlag ihn.',
        success: 'Auf Armlänge ließ sich der Soldat schlagen.',
        otherwise: 'Geh gerade zurück nach G3. Dann ist E3 zwei Felder entfernt.',
      },
    },
  },
  guard: {
    title: 'Der Wächter',
    about: 'Er geht überallhin, schlägt aber nichts hinter sich.',
    tasks: {
      steps: {
        ask: 'Der Wächter geht auf jedes Nachbarfeld. Bring ihn in zwei Zügen nach C3.',
        success: 'Ein Feld auf einmal, in jede Richtung.',
        wrong: { E3F3: 'Er darf auch zurück, aber C3 liegt vor ihm.' },
        otherwise: 'Zieh zweimal nach oben, gerade oder diagonal.',
      },
      captures: {
        ask: 'Er schlägt nach vorn, schräg nach vorn und zur Seite, aber nie hinter sich. Schlag, was du kannst.',
        success: 'Vorn ist für dich oben. Der Bote dahinter war sicher.',
        wrong: { E3E4: 'Dieser Schritt ist erlaubt, aber du kannst etwas schlagen.' },
        otherwise: 'Vorn ist oben: Schau auf die Felder über dem Wächter.',
      },
      safely: {
        ask: 'Zwei Figuren sind in Reichweite. Schlag eine, und bleib, wo nichts den Wächter schlagen kann.',
        success: 'Du hast einen Hauptmann umsonst gewonnen.',
        wrong: { E3D4: 'Der Soldat auf C5 deckt diesen Boten und schlägt zurück.' },
        otherwise: 'Welche weiße Figur deckt D4? Welche deckt E2?',
      },
    },
  },
  soldier: {
    title: 'Soldat und Bote',
    about: 'Deine kleinsten Figuren, und wie ein Bote zum Soldaten wird.',
    tasks: {
      captures: {
        ask: 'Der Soldat geht auf jedes Nachbarfeld, schlägt aber nur diagonal. Schlag, was du kannst.',
        success: 'Er geht geradeaus, schlägt dort aber nie.',
        wrong: { E3D2: 'Diagonal ist richtig, aber der Bote steht auf der anderen Seite.' },
        otherwise: 'Schlag diagonal nach rechts oben, auf D4.',
      },
      messengerMoves: {
        ask: 'Im Kampf zieht ein Bote ein Feld geradeaus. Von seinem ersten Feld darf er zwei ziehen. Bring den auf H3 in zwei Zügen nach E3.',
        success: 'Zwei Felder, dann eins.',
        wrong: { H3G3: 'Nur von seinem ersten Feld darf er zwei Felder ziehen. Nutze das jetzt.' },
        otherwise: 'Zieh von H3 zwei Felder nach oben auf F3, dann noch eins.',
      },
      messengerTakes: {
        ask: 'Ein Bote schlägt schräg nach vorn. Eine Figur direkt vor ihm blockiert ihn. Schlag, was du kannst.',
        success: 'Geradeaus schlägt er nie.',
        otherwise: 'Schlag diagonal nach rechts oben, auf D4.',
      },
      promotes: {
        ask: 'Auf den zwei Heimreihen des Gegners wird ein Bote zum Soldaten. Mach deinen dazu.',
        success: 'Er wurde sofort zum Soldaten. Eine andere Wahl gibt es nicht.',
        otherwise: 'Zieh von C2 gerade nach oben auf B2.',
      },
    },
  },
  mate: {
    tasks: {
      powerPiece: {
        ask: 'Setz mit der geraden Machtfigur in einem Zug matt. Sie zieht bis zu drei Felder gerade.',
        success: 'Schachmatt auf der letzten Reihe.',
        otherwise: 'Der weiße König kann noch entkommen. Greif auf der letzten Reihe an.',
      },
      soldier: {
        ask: 'Setz in einem Zug matt. Der Soldat schlägt diagonal.',
        success: 'Von B3 greift der Soldat A2 an.',
        otherwise: 'Stell den Soldaten diagonal neben den König.',
      },
      cutOff: {
        ask: 'Setz in zwei Zügen matt. Nimm dem König erst die Felder, dann setz ihn matt.',
        success: 'Ein König und eine Machtfigur genügen zum Matt.',
        otherwise: 'Der weiße König entkommt. Bring deinen eigenen König näher.',
      },
    },
  },
  forks: {
    tasks: {
      captain: {
        ask: 'Greif mit dem Hauptmann zwei auf einmal an und schlag die Machtfigur in höchstens zwei Zügen.',
        success: 'Weiß musste das Schach abwehren, also konntest du die Machtfigur schlagen.',
        otherwise: 'Dann rettet Weiß sie. Gib Schach mit dem Hauptmann.',
      },
      swordsman: {
        ask: 'Der Schwertkämpfer schlägt, was zwei Felder entfernt ist, nach oben wie nach unten. Greif König und Hauptmann auf einmal an und schlag den Hauptmann.',
        success: 'Der König musste ziehen, also konntest du den Hauptmann schlagen.',
        otherwise: 'König und Hauptmann stehen in derselben Spalte. Zieh zwischen sie.',
      },
      threeAtOnce: {
        ask: 'Ein Sprung deines Hauptmanns greift drei Figuren auf einmal an. Schlag die Machtfigur oder den Wächter.',
        success: 'Ein Schach, und zwei weitere Figuren angegriffen.',
        otherwise: 'Gib Schach mit dem Hauptmann, aus der Mitte des Bretts.',
      },
    },
  },
  bare: {
    title: 'Der nackte König',
    about: 'Der andere Weg zum Sieg.',
    tasks: {
      takeMessenger: {
        ask: 'Ein König allein hat verloren. Gewinne in höchstens zwei Zügen, indem du den Boten schlägst.',
        success: 'Dein König hielt den weißen König vom Boten fern.',
        otherwise:
          'Dann entkommt Weiß. Bring deinen König neben den Boten, dem weißen König gegenüber.',
      },
      takenBack: {
        ask: 'Der weiße König deckt den Boten auf C4. Kann er deine letzte Figur zurückschlagen, ist die Partie remis. Gewinne in zwei Zügen.',
        success: 'Dein König deckte die Machtfigur, also konnte Weiß nicht zurückschlagen.',
        wrong: { C1C4: 'Der weiße König schlägt zurück. Jetzt sind beide Könige allein: remis.' },
        otherwise: 'Bring zuerst deinen König direkt vor den Boten.',
      },
    },
  },
  wins: (worthOf) => ({
    title: 'Was hier gewinnt',
    about: 'Was jede Figur wert ist.',
    tasks: {
      dearest: {
        ask: `Die gerade Machtfigur ist ${decimal(worthOf('R'))} Boten wert, ein Schwertkämpfer ${decimal(worthOf('D'))}. Schlag, was mehr wert ist.`,
        success: `Ein Wächter ist ${decimal(worthOf('G'))} Boten wert, ein Hauptmann ${decimal(worthOf('C'))}, die diagonale Machtfigur ${decimal(worthOf('B'))}.`,
        wrong: {
          F3G5: `Ein Schwertkämpfer ist ${decimal(worthOf('D'))} wert. Du kannst mehr bekommen.`,
        },
        otherwise: 'Der Hauptmann kann zwei Figuren schlagen. Schlag die auf D2.',
      },
      exchange: {
        ask: 'Jetzt deckt ein Soldat die Machtfigur: Sie würde dich den Hauptmann kosten. Rechne neu und schlag, was am meisten bringt.',
        success: `Du hast einen Schwertkämpfer umsonst gewonnen, ${decimal(worthOf('D'))} Boten wert. Den Hauptmann für die Machtfigur zu geben, bringt weniger.`,
        wrong: {
          F3D2: `Du gewinnst die gerade Machtfigur, ${decimal(worthOf('R'))} wert, verlierst aber einen Hauptmann, ${decimal(worthOf('C'))} wert. Etwas anderes kostet dich nichts.`,
        },
        otherwise: 'Der Hauptmann kann zwei Figuren schlagen. Eine davon ist ungedeckt.',
      },
    },
  }),
  finish: {
    playOn:
      'Du liegst weit vorn. Besiege den Computer: Setz matt oder schlag alles außer dem König. Du darfst Züge zurücknehmen.',
    tasks: {
      takeAll: {
        ask: 'Schlag den Boten auf D1. Wenn du vorn liegst, kannst du gewinnen, indem du alles schlägst.',
        success: 'Schlag noch eine Figur, und der König ist allein.',
        otherwise: 'Von A4 führt die Diagonale nach D1.',
      },
    },
  },
};
