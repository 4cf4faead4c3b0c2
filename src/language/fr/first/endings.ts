// Why games end, and results in words. Sides come by their names or colours; null is the reader, who is "tu".
import type { Ends, ReasonTexts } from '../../en/first/endings';
import type { Texts } from '../../textsType';
import { capital, ofSide, sideDoes } from '../numbers';

const reason = (texts: ReasonTexts): ReasonTexts => texts;

/** "tu as", "les Blancs ont", "Ben a". */
const does = (side: string | null, you: string, one: string, many: string): string =>
  side === null ? `tu ${you}` : sideDoes(side, one, many);

/** "Tu as gagné", "Tu as perdu", "Les Blancs ont gagné". */
const won = ({ winner, loser }: Ends): string => {
  if (loser === null) return 'Tu as perdu';
  return `${capital(does(winner, 'as', 'a', 'ont'))} gagné`;
};

/** "ton coin", "le coin des Noirs". */
const losersCorner = ({ loser }: Ends): string =>
  loser === null ? 'ton coin' : `le coin ${ofSide(loser)}`;

/** What the winner did, who is named once: "Les Blancs ont gagné en donnant …", "Tu as perdu : les Blancs ont donné …". */
const deed = (ends: Ends, doing: string, done: string): string =>
  ends.loser === null
    ? `${won(ends)} : ${does(ends.winner, 'as', 'a', 'ont')} ${done}`
    : `${won(ends)} en ${doing}`;

export const texts: Texts<'endings'> = {
  notFinished: 'Non terminée',
  otherDraw: (code) => `Nulle : ${code}`,
  otherWin: (ends, code) => `${won(ends)} : ${code}`,
  reasons: {
    checkmate: reason({
      name: 'Échec et mat',
      draw: null,
      win: (ends) => `${won(ends)} par échec et mat`,
      ahead: 'Mat',
    }),
    stalemate: reason({
      name: 'Un joueur sans coup légal',
      draw: (mover) => `Nulle : ${sideDoes(mover, 'n’a', 'n’ont')} aucun coup légal`,
      win: (ends) => `${won(ends)} : ${does(ends.mover, 'n’as', 'n’a', 'n’ont')} aucun coup légal`,
      ahead: 'Plus de coup',
    }),
    repetition: reason({
      name: 'Trois fois la même position',
      draw: () => 'Nulle : la même position est apparue trois fois',
      win: null,
      ahead: 'Gain',
    }),
    'quiet-limit': reason({
      name: 'Trop de coups sans progrès',
      draw: () => 'Nulle : trop de coups sans progrès',
      win: null,
      ahead: 'Gain',
    }),
    'dead-position': reason({
      name: 'Plus assez de pièces pour mater',
      draw: () => 'Nulle : personne n’a plus de quoi mater',
      win: null,
      ahead: 'Gain',
    }),
    'perpetual-check': reason({
      name: 'Échec perpétuel',
      draw: null,
      win: (ends) =>
        deed(ends, 'donnant l’échec perpétuel', 'donné échec à chaque coup d’une répétition'),
      ahead: 'Gain',
    }),
    'bare-king': reason({
      name: 'Un roi seul',
      draw: () => 'Nulle : aucun camp ne garde autre chose que son roi',
      win: (ends) => `${won(ends)} : ${does(ends.loser, 'n’as', 'n’a', 'n’ont')} plus que le roi`,
      ahead: 'Roi seul',
    }),
    corner: reason({
      name: 'Coin opposé atteint',
      draw: null,
      win: (ends) =>
        deed(ends, `atteignant ${losersCorner(ends)}`, `atteint ${losersCorner(ends)}`),
      ahead: 'Coin',
    }),
    goal: reason({
      name: 'But atteint',
      draw: null,
      win: (ends) => deed(ends, 'atteignant le but', 'atteint le but'),
      ahead: 'But',
    }),
    annihilation: reason({
      name: 'Plus aucune pièce',
      draw: null,
      win: (ends) => `${won(ends)} : ${does(ends.loser, 'n’as', 'n’a', 'n’ont')} plus de pièces`,
      ahead: 'Dernière pièce prise',
    }),
    blocked: reason({
      name: 'Plus aucun coup pour personne',
      draw: () => 'Nulle : personne ne peut plus jouer',
      win: null,
      ahead: 'Gain',
    }),
    resignation: reason({
      name: 'Abandon',
      draw: null,
      win: (ends) => `${won(ends)} : ${does(ends.loser, 'as', 'a', 'ont')} abandonné`,
      ahead: 'Gain',
    }),
    agreement: reason({
      name: 'Nulle par accord',
      draw: () => 'Nulle par accord',
      win: null,
      ahead: 'Gain',
    }),
    time: reason({
      name: 'Temps écoulé',
      draw: () => 'Nulle : le temps est écoulé',
      win: (ends) => `${won(ends)} au temps`,
      ahead: 'Gain',
    }),
  },
};
