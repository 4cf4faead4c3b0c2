// The lessons of a game, and a task of one: what is said of moves besides the lesson’s own words, and the ways on.
import type { Texts } from '../textsType';
import { counted } from './numbers';
import { withThe } from './pieces';

const moves = (count: number): string => counted(count, 'lance', 'lances');
const doneStates = { alone: 'feita sem ajuda', helped: 'feita' };

export const texts: Texts<'lessonScreens'> = {
  titleOf: (game) => `${game}: lições`,
  learn: 'Aprender',
  readRules: 'Ler todas as regras',
  progress: 'Seu progresso',
  introduction: 'Aprenda fazendo, no tabuleiro de verdade.',
  lessonsDone: (done, all) => `${done} de ${all} lições feitas`,
  start: (lesson) => `Começar: ${lesson}`,
  goOn: (lesson) => `Continuar: ${lesson}`,
  playNow: 'Jogar agora',
  otherRules: (rules) => `“Jogar agora” tem outras regras: ${rules}.`,
  tasksDone: (done, all) => `${done} de ${all} tarefas feitas`,
  doneAlone: 'Feita sem ajuda',
  doneHelped: 'Feita. Repita sem “Mostrar” para ganhar uma estrela.',

  noLesson: 'Esta lição não existe.',
  allLessons: 'Todas as lições',
  lesson: (game, lesson) => `${game}: ${lesson}`,
  taskOf: (lesson, number, count) => `${lesson}, tarefa ${number} de ${count}`,
  task: 'Tarefa',
  tasks: 'Tarefas',
  taskNumber: (number) => `Tarefa ${number}`,
  taskDone: (number, state) => `Tarefa ${number}, ${doneStates[state]}`,
  done: (state) => `${doneStates[state]}:`,
  nextTask: 'Próxima tarefa',
  repeatLesson: 'Repetir a lição',
  nextLesson: (lesson) => `Próxima: ${lesson}`,

  more: 'Mais',
  again: 'De novo',
  takeBack: 'Voltar lance',
  showMe: 'Mostrar',
  skip: 'Pular',
  takeItBack: 'Voltar o lance',
  startAgain: 'Recomeçar',
  useButtons: 'Use os botões abaixo para continuar.',
  notSaved: (reason) => `Não foi salvo: ${reason}.`,
  movesLeft: (count) => `${moves(count)}.`,
  noMoveLimit: 'Sem limite de lances.',
  keys: {
    hear: 'ouvir o que se pede',
    movesLeft: 'ouvir quantos lances restam',
    show: 'ver um lance',
    takeBack: 'voltar o lance',
    again: 'recomeçar a tarefa',
  },
  praises: ['Muito bem.', 'Exatamente.', 'É isso.', 'Ótimo.', 'Bem jogado.'],
  removesOwn: 'Assim você tira uma peça sua.',
  thenRemoved: 'Então você perde uma peça.',
  thenTakes: (piece) => `Então ${withThe(piece)} captura.`,
  thenPieceTakes: 'Então a peça captura.',
  takenBack: 'Lance desfeito.',
  rightSoFar: (left) => `Certo até aqui. Mais ${moves(left)}.`,
};
