// Drawing lanes: what is said while squares are joined, and how fair the board is.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const places = (count: number): string => `${count} células`;
const asInvented = 'tantas quantas no tabuleiro do inventor';

export const texts: Texts<'draw'> = {
  title: 'Desenhar as pistas',
  how: 'Arraste sobre casas para juntá-las, ou toque em dois cantos. Toque duas vezes numa casa para soltá-la.',
  own: 'Suas próprias pistas',
  enter: 'escolher um canto de uma pista, depois o oposto',
  typing: {
    label: 'Digitar uma pista',
    hint: 'Digite uma pista como dois cantos opostos, por exemplo b4-b5. Uma casa sozinha fica solta.',
    does: 'Juntar',
  },
  places,
  placesAsInvented: (count) => `${places(count)}, ${asInvented}`,
  howAsInvented: (count, how) => `${places(count)}: ${asInvented}. ${how}`,
  inLane: (lane) => `em ${lane}`,
  joined: (from, to, count) => `${from} a ${to}: juntas. ${places(count)}.`,
  standsAlone: (square, count) => `${square} está sozinha. ${places(count)}.`,
  notJoined: (reason) => `Não foi possível juntar: ${reason}.`,
  unusableLink: (reason) => `Não dá para usar o tabuleiro deste link: ${reason}.`,
  more: 'Mais',
  undo: 'Desfazer',
  clear: 'Limpar',
  mirror: 'Espelhar',
  isFair: 'Justo?',
  tryIt: 'Testar',
  hearPlaces: 'ouvir quantas células há',
  undoKey: 'desfazer',

  menu: 'Seu próprio tabuleiro',
  startFromAnother: 'Começar de outro',
  playOnIt: 'Jogar nele',
  howFair: 'O tabuleiro é justo?',
  saveNamed: 'Salvar com um nome',
  rename: (name) => `Renomear “${name}”`,
  delete: (name) => `Excluir “${name}”`,
  deleted: (name) => `“${name}” foi excluído. Seu desenho fica.`,
  share: 'Compartilhar',
  setUp: 'Montar uma posição nele',
  named: 'Pistas com nome',
  saveBoard: 'Salvar este tabuleiro',
  renameBoard: 'Renomear este tabuleiro',
  name: 'Nome',
  nameHint: 'Você o encontra em Nova partida, em Regras.',
  saved: (name) => `Salvo como “${name}”. Você o encontra em Nova partida.`,

  fairIntroduction: 'O computador joga partidas rápidas contra si mesmo neste tabuleiro.',
  gameOf: (number, wanted) => `Partida ${number} de ${wanted}`,
  playing: 'Jogando',
  cancel: 'Cancelar',
  playMore: (games) => `Jogar mais ${games}`,
  done: 'Pronto',
  notPlayed: 'Nenhuma partida foi até o fim.',
  engineStopped: 'O motor parou de funcionar.',
  results: (games, wins, losses, draws) =>
    `${counted(games, 'partida', 'partidas')}. Vitórias das brancas: ${wins}; das pretas: ${losses}; empates: ${draws}.`,
  average: (moves) => `Em média, ${moves} lances de cada lado.`,
  playForMore: 'Com mais partidas, fica mais certo.',
};
