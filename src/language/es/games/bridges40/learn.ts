// What Learn says of 40 Bridges: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Learn'> = {
  reachFarCorner:
    'Llega con una ficha a la esquina opuesta, o rodea y captura todas las fichas del rival.',
  tilesAndOctagons:
    'El tablero tiene veinticinco cuadrados y dieciséis octógonos. Los cuadrados contiguos se unen por 40 puentes. Los octógonos se unen de la misma manera.',
  tileTouchesOctagons:
    'Un cuadrado toca los octógonos que están a un paso en diagonal. Así, una casilla tiene hasta ocho vecinas: cuatro de su tipo y cuatro del otro.',
  playersOppositeCorners:
    'Los bandos tienen esquinas opuestas. Cada uno empieza con ocho fichas iguales: cuatro en los cuadrados de la esquina y cuatro en los octógonos de al lado.',
  whitesCornerA1: 'La esquina de las blancas es a1; la de las negras, i9.',
  octagonsThoseAround: 'Los octógonos son los que rodean el más interior de los cuatro cuadrados.',
  whiteMovesFirst: 'Empiezan las blancas.',
  discStepsEmpty:
    'Una ficha da un paso a una casilla vecina vacía de su mismo tipo: de cuadrado a cuadrado o de octógono a octógono.',
  jumpsOverNeighbouring:
    'O salta por encima de una ficha vecina tuya, en cualquier tipo de casilla, a la casilla vacía que hay justo detrás. Da un salto por turno, y nunca sobre una ficha rival.',
  jumpsStraightEight:
    'Salta en recto en cualquiera de las ocho direcciones, así que cae en el mismo tipo de casilla del que salió. El dibujo del inventor marca estas casillas. Las fichas en octógonos nunca llegan a una esquina: capturan y ayudan.',
  enemyDiscCaptured:
    'Una ficha rival queda capturada cuando al menos tres de sus vecinas son tuyas.',
  checkedAfterEvery:
    'Se comprueba después de cada jugada. Se puede capturar a la vez cualquier número de fichas.',
  youMoveWhere:
    'Puedes mover una ficha adonde quedaría rodeada si con ello capturas. Eso la protege en este turno.',
  youCaptureNothing:
    'Si no capturas nada y la ficha que moviste tiene tres o más vecinas rivales, la pierdes.',
  startStepsJumps: 'Desde el inicio: pasos, y saltos sobre fichas propias.',
  jumpNextDisc: 'Salta junto a la ficha de e5: la tuya es la tercera vecina.',
  discOpponentsCorner:
    'Una ficha en la esquina del rival gana al instante. También gana capturar la última ficha rival.',
  cornerWinsBefore: 'La esquina gana antes de contar ninguna captura.',
  youLoseYour: 'Si pierdes tu última ficha por tu propia jugada, pierdes la partida.',
  youCannotMove: 'Si no puedes mover, debes pasar. Si ningún bando puede mover, son tablas.',
  positionComesThird:
    'Una posición que aparece por tercera vez es tablas. También lo son 50 jugadas de cada bando sin que ninguna ficha salga del tablero.',
};
