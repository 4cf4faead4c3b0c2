// Why stored games and analyses, texts of games, backups and other files are refused.
import type { Texts } from '../textsType';

const newer = (version: number, what: string, most: number): string =>
  `version é ${version}: uma versão mais nova do aplicativo ${what}, e esta lê até ${most}`;

export const recordRefusals = {
  newerGame: (version, most) => newer(version, 'salvou esta partida', most),
  newerAnalysis: (version, most) => newer(version, 'salvou esta análise', most),
  newerReview: (version, most) => newer(version, 'salvou esta revisão', most),
  newerAttempt: (version, most) => newer(version, 'salvou esta tentativa', most),
  newerBackup: (version, most) => newer(version, 'gravou este backup', most),

  unknownGame: (game) => `game é “${game}”, que esta versão não conhece`,
  moveAtAfterEnd: (number, text) => `o lance ${number} (“${text}”) vem depois do fim da partida`,
  wrongResult: (stated, actual) =>
    actual === null
      ? `result é ${stated}, mas pelas regras a partida não acabou`
      : `result é ${stated}, mas pelas regras é ${actual}`,
  messagePlayers: () =>
    'message não combina com os jogadores: por mensagem jogam uma pessoa e um amigo',
  trialPlayers: () => 'trial não combina com os jogadores: nele jogam dois computadores',
  tooManyIn: (name, most) => `${name} tem mais que ${most}`,
  notTenths: (name, level) => `${name} é ${level}, não em décimos`,
  notYesOrMissing: (name) => `${name} deveria ser sim ou faltar`,
  timesSpent: (count, due) => `spent tem ${count} tempos onde deviam ser ${due}`,
  hasSpace: (name) => `${name} tem um espaço`,
  badDay: (text) => `day é “${text}”, não um dia como 2026-11-22`,
  tooManyLessons: (count) => `begun tem ${count} lições`,
  noTheme: (name, text) => `${name} é “${text}”, que não é tema de problemas`,
  badPath: () => 'path não leva a nenhum ponto da árvore',
  treeTooLong: (most) => `os lances e comentários têm mais que ${most} caracteres`,

  badPlayer: (tag, text, characters) =>
    `${tag} é “${text}”, não “Person”, “Person, NAME” ou “Computer, level N” (ou ${characters.join(', ')})`,
  badClock: (text) =>
    `Clock é “${text}”, não algo como “300+3 300+3”: segundos para brancas e pretas`,
  badStrict: (text, yes) => `Strict é “${text}”; deveria ser “${yes}” ou faltar`,
  badResult: (text) => `Result é “${text}”, não um placar e um motivo`,
  badDate: (text) => `Date é “${text}”, não uma data com hora`,
  badOption: (text) => `Options tem “${text}”, não nome=valor`,
  textTooLong: (most) => `o texto tem mais que ${most} caracteres`,
  tagUnknown: (tag) => `a etiqueta [${tag}] é desconhecida`,
  tagTwice: (tag) => `a etiqueta [${tag}] aparece duas vezes`,
  tagMissing: (tag) => `falta a etiqueta [${tag} "..."]`,
  notGameText: () => 'este não é o texto de uma partida: não começa com uma etiqueta',
  notAnalysisText: () => 'este não é o texto de uma análise: não começa com uma etiqueta',
  wrongEnd: (last, score) => `os lances acabam com “${last}”, não com o resultado ${score}`,

  tooManyTreeMoves: (most) => `uma análise tem no máximo ${most} lances`,
  tooManyMoves: (most) => `há mais que ${most} lances`,
  tooManyVariations: (most) => `mais que ${most} variantes começam no mesmo ponto`,
  notMove: (text) => `“${text}” não é um lance`,
  halfMove: (text) => `“${text}” está sem o resto do lance`,
  closesNoVariation: () => 'um “)” não fecha nenhuma variante',
  emptyVariation: () => 'uma variante não tem lances: “()”',
  openVariation: () => 'uma variante não foi fechada: falta um “)”',
  earlyVariation: () => 'uma variante está antes do lance em cujo lugar ela começa',
  closesNoComment: () => 'um “}” não fecha nenhum comentário',
  openComment: (text) => `o comentário “${text}” não foi fechado: falta um “}”`,
  earlyComment: (text) => `o comentário “${text}” está antes do lance de que fala`,
  longComment: (beginning, length, most) =>
    `o comentário “${beginning}…” tem ${length} caracteres, mais que ${most}`,
  commentCharacter: () => 'um comentário tem um caractere de controle ou meio caractere',

  textLength: (length, most) => `o texto tem ${length} caracteres, mais que ${most}`,
  emptyText: () => 'o texto está vazio',
  noTags: (line, beginning) =>
    `a linha ${line} começa com “${beginning}”, e o texto de uma partida começa com etiquetas como [Game "..."]`,
  tooManyGames: (count, most) => `o texto contém ${count} partidas, mais que ${most}`,
  gameFromLine: (line, why) => `A partida a partir da linha ${line}: ${why}`,
  likeBackup: () =>
    'parece um backup ou outro arquivo de dados, não o texto de partidas. Backups se restauram em Ajustes',
  likePosition: () =>
    'parece uma posição, mas não combina com as regras padrão de nenhum jogo. Para usar outras regras, comece uma nova partida com ela',
  largeTextFile: (file, megabytes) =>
    `${file} tem ${megabytes} MB, grande demais para um texto de partidas`,
  notTextFile: (file) => `${file} não é um arquivo de texto`,

  notBackup: () => 'o arquivo não é um backup deste aplicativo: o campo “fortyone” não é “backup”',
  largeBackup: (megabytes, most) =>
    `o arquivo tem ${megabytes} MB, mais que os ${most} MB que dá para ler se o aplicativo não o gravou`,
  emptyFile: () => 'o arquivo está vazio',
  notJson: (why) => `o arquivo não é JSON: ${why}`,
  cutBackup: () => 'o arquivo não é um backup, ou foi cortado: não acaba com “}”',
  nestedFile: (most) => `o arquivo tem valores em mais que ${most} níveis`,
  wrongChecksum: (stated, actual) =>
    `checksum é “${stated}”, mas o conteúdo tem “${actual}”: o arquivo mudou ou sofreu dano no caminho`,
  wrongCount: (name, stated, actual) => `${name} é ${stated}, mas o arquivo tem ${actual}`,
  isNotText: (name) => `${name} não é um texto`,
} satisfies Partial<Texts<'refusals'>>;
