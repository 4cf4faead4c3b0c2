// What Learn says of 40 Bridges: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Learn'> = {
  reachFarCorner:
    'Chegue ao canto oposto com um disco, ou cerque e capture todos os discos do adversário.',
  tilesAndOctagons:
    'O tabuleiro tem vinte e cinco quadrados e dezesseis octógonos. Quarenta pontes ligam os quadrados que ficam lado a lado. Os octógonos se ligam do mesmo modo.',
  tileTouchesOctagons:
    'Um quadrado encosta nos octógonos a um passo diagonal. Assim, uma casa tem até oito vizinhas: quatro do mesmo tipo e quatro do outro.',
  playersOppositeCorners:
    'Os jogadores têm cantos opostos. Cada um começa com oito discos iguais: quatro nos quadrados do canto e quatro em octógonos ao lado deles.',
  whitesCornerA1: 'O canto das brancas é a1, o das pretas é i9.',
  octagonsThoseAround:
    'Os octógonos são os que ficam em volta do quadrado mais interno dos quatro.',
  whiteMovesFirst: 'As brancas começam.',
  discStepsEmpty:
    'Um disco anda para uma casa vizinha vazia do mesmo tipo: de quadrado a quadrado, ou de octógono a octógono.',
  jumpsOverNeighbouring:
    'Ou pula sobre um disco seu vizinho, em qualquer tipo de casa, até a casa vazia logo depois. É um pulo por vez, e nunca sobre um inimigo.',
  jumpsStraightEight:
    'Pula reto em qualquer das oito direções e por isso cai no mesmo tipo de casa de onde saiu. A figura do inventor marca essas casas. Discos em octógonos nunca chegam a um canto: eles capturam e apoiam.',
  enemyDiscCaptured:
    'Um disco inimigo é capturado quando pelo menos três dos vizinhos dele são seus.',
  checkedAfterEvery:
    'Isso é conferido depois de cada lance. Qualquer número de discos pode ser capturado de uma vez.',
  youMoveWhere:
    'Você pode ir para onde ficaria cercado se capturar com isso. A captura protege o seu disco nesse lance.',
  youCaptureNothing:
    'Se você não captura nada e o disco movido tem três ou mais vizinhos inimigos, você o perde.',
  startStepsJumps: 'Do início: passos, e pulos sobre discos seus.',
  jumpNextDisc: 'Pule para junto do disco em e5: o seu é o terceiro vizinho.',
  discOpponentsCorner:
    'Um disco no canto do adversário vence na hora. Capturar o último disco inimigo também.',
  cornerWinsBefore: 'O canto vence antes de qualquer captura contar.',
  youLoseYour: 'Se perder o seu último disco com o seu próprio lance, você perde a partida.',
  youCannotMove: 'Se você fica sem lances, passa a vez. Se nenhum lado tem lances, é empate.',
  positionComesThird:
    'Uma posição que surge pela terceira vez é empate. Também são empate 50 lances de cada lado sem um disco sair do tabuleiro.',
};
