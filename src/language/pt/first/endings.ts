// Why games end, and results in words. Sides come by their names or colours; null is the reader, who is "você".
import type { Ends, ReasonTexts } from '../../en/first/endings';
import type { Texts } from '../../textsType';
import { ofName, verbOf, within } from '../numbers';

/** Any language may name the sides in any of them. */
const reason = (texts: ReasonTexts): ReasonTexts => texts;

const won = ({ winner, loser }: Ends): string => {
  if (winner === null) return 'Você venceu';
  return loser === null ? 'Você perdeu' : `${winner} ${verbOf(winner, 'venceu', 'venceram')}`;
};

/** "as pretas ficaram", "Ana ficou"; of the reader, who has been named, "ficou". */
const did = (side: string | null, one: string, many: string): string =>
  side === null ? one : `${within(side)} ${verbOf(side, one, many)}`;

const losersCorner = ({ loser }: Ends): string =>
  loser === null ? 'ao seu canto' : `ao canto ${ofName(loser)}`;

/** What the winner did, who is named once: "Brancas venceram ao chegar…", "Você perdeu: as brancas chegaram…". */
const deed = (ends: Ends, doing: string, one: string, many: string): string =>
  ends.loser === null ? `${won(ends)}: ${did(ends.winner, one, many)}` : `${won(ends)} ${doing}`;

export const texts: Texts<'endings'> = {
  notFinished: 'Não terminada',
  otherDraw: (code) => `Empate: ${code}`,
  otherWin: (ends, code) => `${won(ends)}: ${code}`,
  reasons: {
    checkmate: reason({
      name: 'Xeque-mate',
      draw: null,
      win: (ends) => `${won(ends)} por xeque-mate`,
      ahead: 'Mate',
    }),
    stalemate: reason({
      name: 'Um lado sem lances legais',
      draw: (mover) => `Empate: ${did(mover, 'ficou', 'ficaram')} sem lances legais`,
      win: (ends) => `${won(ends)}: ${did(ends.mover, 'ficou', 'ficaram')} sem lances legais`,
      ahead: 'Fim dos lances',
    }),
    repetition: reason({
      name: 'A mesma posição três vezes',
      draw: () => 'Empate: a mesma posição surgiu três vezes',
      win: null,
      ahead: 'Vitória',
    }),
    'quiet-limit': reason({
      name: 'Lances demais sem progresso',
      draw: () => 'Empate: lances demais sem progresso',
      win: null,
      ahead: 'Vitória',
    }),
    'dead-position': reason({
      name: 'Peças de menos para dar mate',
      draw: () => 'Empate: com as peças que restam, ninguém pode dar mate',
      win: null,
      ahead: 'Vitória',
    }),
    'perpetual-check': reason({
      name: 'Xeque perpétuo',
      draw: null,
      win: (ends) => deed(ends, 'por xeque perpétuo', 'deu xeque perpétuo', 'deram xeque perpétuo'),
      ahead: 'Vitória',
    }),
    'bare-king': reason({
      name: 'Só um rei sobrou',
      draw: () => 'Empate: nenhum lado fica com mais do que o rei',
      win: (ends) => `${won(ends)}: ${did(ends.loser, 'ficou', 'ficaram')} só com o rei`,
      ahead: 'Rei sozinho',
    }),
    corner: reason({
      name: 'Canto oposto alcançado',
      draw: null,
      win: (ends) => {
        const corner = losersCorner(ends);
        return deed(ends, `ao chegar ${corner}`, `chegou ${corner}`, `chegaram ${corner}`);
      },
      ahead: 'Canto',
    }),
    goal: reason({
      name: 'Objetivo alcançado',
      draw: null,
      win: (ends) =>
        deed(ends, 'ao chegar ao objetivo', 'chegou ao objetivo', 'chegaram ao objetivo'),
      ahead: 'Objetivo',
    }),
    annihilation: reason({
      name: 'Um lado sem peças',
      draw: null,
      win: (ends) => `${won(ends)}: ${did(ends.loser, 'ficou', 'ficaram')} sem peças`,
      ahead: 'Última captura',
    }),
    blocked: reason({
      name: 'Os dois lados sem lances',
      draw: () => 'Empate: os dois lados ficaram sem lances',
      win: null,
      ahead: 'Vitória',
    }),
    resignation: reason({
      name: 'Desistência',
      draw: null,
      win: (ends) =>
        ends.loser === null
          ? `${won(ends)} por desistência`
          : `${won(ends)}: ${did(ends.loser, 'desistiu', 'desistiram')}`,
      ahead: 'Vitória',
    }),
    agreement: reason({
      name: 'Empate por acordo',
      draw: () => 'Empate por acordo',
      win: null,
      ahead: 'Vitória',
    }),
    time: reason({
      name: 'Tempo esgotado',
      draw: () => 'Empate: o tempo acabou',
      win: (ends) => `${won(ends)} por tempo`,
      ahead: 'Vitória',
    }),
  },
};
