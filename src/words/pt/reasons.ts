// The one table of words for reasons, complete by type. Each entry is a predicate of which the move is the subject: "ataca a
// torre em d4".
import { after, definite, movesText } from '../../language/pt/articles';
import { capital, listed } from '../../language/pt/numbers';
import { genderOf, nameOf } from '../../language/pt/pieces';
import { agreeing, owned, subject, subjectWith } from '../../language/pt/sides';
import type { MoveReason, MoveRef, PieceRef, Threat } from '../../reasons/reason';
import type { MistakeExplanation } from '../../review/moveAnalysis';
import type { Reason as EndReason } from '../../rules/types';
import { type Speaker, saysOrigin } from '../speaker';
import { exchangeText, exposureText, gainText, lossText } from './material';
import { kindNames, ofWhom, type Phrases, phrasesOf } from './phrases';

type Words = {
  readonly [Kind in MoveReason['kind']]: (
    reason: Extract<MoveReason, { readonly kind: Kind }>,
    phrases: Phrases,
  ) => string;
};

const WORDS: Words = {
  onlyLegalMove: (_, { does }) => `${does('ser')} o único lance legal`,
  win: ({ by, moves, plies }, phrases) => {
    const { does, words } = phrases;
    const own = by === null ? undefined : words.wins?.[by];
    const now = by === null ? undefined : (own?.now ?? WINS_NOW[by]);
    if (plies === 1) return now?.(phrases) ?? `${does('vencer')} de imediato`;
    if (plies === 2)
      return `${does('deixar')} ${subject(phrases.opponent)} só com lances que perdem de imediato`;
    if (by === 'checkmate') return `${does('forçar')} o xeque-mate${soonText(moves)}`;
    return own?.later?.(moves, phrases) ?? `${does('forçar')} a vitória${soonText(moves)}`;
  },
  winsWith: ({ first }, phrases) =>
    `${doing(first, phrases)}; com o melhor jogo, ${subjectWith(phrases.mover, 'vence', 'vencem')}`,
  alike: ({ first }, phrases) => `${doing(first, phrases)}${OTHERS.alike}`,
  longestResistance: ({ moves }, { does }) =>
    moves <= 1
      ? `${does('perder')} na hora, como qualquer outro lance`
      : `${does('resistir')} o máximo possível${moves <= MAX_SEEN_MOVES ? `, por mais ${movesText(moves)}` : ''}`,
  repetitionWin: (_, { does }) => `${does('repetir')} os xeques, e aqui isso vence`,
  draw: ({ by, otherwise }, { does }) => {
    if (otherwise === 'alike')
      return `só ${does('levar')} ao empate: resta muito pouco para vencer`;
    if (otherwise === 'same') return `${does('levar')} ao empate, como qualquer outro lance`;
    const how = by && DRAWS[by];
    const draws = how ? `${does('levar')} ao empate${how}` : `${does('manter')} o empate`;
    if (otherwise === null) return draws;
    return `${draws}: qualquer outro lance ${otherwise === 'loses' ? 'perde' : 'é pior'}`;
  },
  onlySave: ({ inCheck }, { does }) =>
    inCheck
      ? `${does('ser')} a única resposta ao xeque que não perde`
      : `${does('ser')} o único lance que não perde`,
  stopsWin: ({ by, moves, isOnly, move, hasOthers }, phrases) => {
    const named = winName(by, phrases) ?? owned('a vitória', phrases.opponent);
    const said = moveText(move, phrases);
    // In the conditional, so that the move can't be taken for the one that stops it.
    const now = hasOthers ? 'no próximo lance' : `que viria com ${said}`;
    const how = moves > 1 ? `em ${movesText(moves)}, que começaria com ${said}` : now;
    const does = isOnly
      ? `${phrases.does('ser')} o único lance que impede`
      : phrases.does('impedir');
    return `${does} ${named} ${how}`;
  },
  gain: gainText,
  exchange: exchangeText,
  promotion: ({ letter, cell }, phrases) =>
    `${phrases.does('virar')} ${kindNames([letter], phrases)}${phrases.place('em', cell)}`,
  saves: ({ piece, isMover }, phrases) =>
    isMover
      ? doesWith('tirar', 'do perigo', piece, phrases)
      : doesWith('manter', 'a salvo', piece, phrases),
  concedes: ({ piece, isForced }, { does, piece: called }) =>
    `${does('entregar')} ${called(piece)}${isForced ? ', que não se consegue salvar' : ''}`,
  misses: ({ piece, isRecapture }, phrases) => {
    const take = phrases.words.capture ?? (isRecapture ? 'recapturar' : 'capturar');
    return `não ${phrases.does(take)} ${phrases.piece(piece)}`;
  },
  answersCheck: ({ how, piece }, phrases) =>
    how === 'moves'
      ? doesWith('tirar', 'do xeque', piece, phrases)
      : `${phrases.does('responder')} ao xeque com ${phrases.piece(piece)}`,
  check: (_, { does }) => `${does('dar')} xeque`,
  threat: ({ threat, helper }, phrases) =>
    `${phrases.does('ameaçar')} ${threatText(threat, phrases)}${helper ? ` com ${phrases.piece(helper)}` : ''}`,
  castles: (_, { does }) => `${does('fazer')} o roque`,
  passes: (_, { does }) => `${does('passar')} a vez`,
  choice: ({ lead }, { does }) =>
    lead === null
      ? `${does('valer')} quase o mesmo que a outra escolha`
      : `${does('valer')} mais que a outra escolha`,
  attacks: ({ piece, isCaught }, { doesTo }) =>
    `${doesTo('atacar', piece)}${isCaught ? ', que não tem lances seguros' : ''}`,
  forks: ({ pieces }, phrases) =>
    `${phrases.does('atacar')} ao mesmo tempo ${listed(phrases.pieceParts(pieces))}`,
  offers: ({ piece, given }, { does, pieceName, piece: called }) =>
    `${does('oferecer')} ${given ? pieceName(given) : 'a troca'} ${after('por', called(piece))}`,
  declines: ({ piece }, { does, piece: called }) =>
    `${does('evitar')} a troca ${after('por', called(piece))}`,
  guards: ({ piece }, { doesTo }) => doesTo('defender', piece),
  protects: ({ piece }, { doesTo }) => doesTo('proteger', piece),
  supports: ({ piece }, { does, piece: called }) =>
    `${does('dar')} mais um defensor ${after('a', called(piece))}`,
  keepsOff: ({ piece, cell, prey }, phrases) => {
    const pronoun = definite(genderOf(phrases.kind(prey.letter)));
    const wouldAttack = phrases.isSaid(prey)
      ? `${pronoun} atacaria`
      : `atacaria ${phrases.piece(prey)}`;
    return `${phrases.doesTo('manter', piece)} longe de ${phrases.cell(cell)}, de onde ${wouldAttack}`;
  },
  secures: ({ piece, guard }, { does, pieceName, piece: called, kind }) =>
    `${does('levar')} ${pieceName(piece)} para onde ${called(guard)} ${definite(genderOf(kind(piece.letter)))} protege`,
  dodges: ({ piece, by }, { doesTo, piece: called, kind }) =>
    `${doesTo('afastar', piece)} antes que ${called(by)} possa atacá-l${definite(genderOf(kind(piece.letter)))}`,
  stopsCheck: ({ piece, cell }, { doesTo, cell: called }) =>
    `${doesTo('impedir', piece)} de dar xeque em ${called(cell)}`,
  bars: ({ piece, cell }, { doesTo, cell: called }) =>
    `${doesTo('manter', piece)} longe de ${called(cell)}`,
  traps: ({ piece }, { doesTo }) => `${doesTo('deixar', piece)} sem lances seguros`,
  denies: ({ piece, cell }, phrases) =>
    `${phrases.does('tirar')} ${phrases.cell(cell)} ${after('de', phrases.piece(piece))}`,
  spares: ({ piece, taker }, { does, piece: called }) =>
    `${does('deixar')} em paz ${called(piece)}, porque ${called(taker)} retomaria`,
  forces: ({ move }, phrases) => `${phrases.does('forçar')} ${moveText(move, phrases.reversed())}`,
  drives: ({ piece }, { doesTo }) => `${doesTo('obrigar', piece)} a se mover`,
  confines: ({ piece, cells }, phrases) =>
    `${phrases.does('tirar')} ${phrases.cells(cells)} ${after('de', phrases.piece(piece))}`,
  corners: ({ piece, cells: count }, { doesTo, cells }) =>
    `${doesTo('deixar', piece)} ${count === 0 ? 'sem' : 'com só'} ${cells(count)} para onde ir`,
  shelters: (_, { does, opponent }) =>
    `${does('evitar')} qualquer xeque ${ofWhom(opponent, 'seu')}`,
  blocks: ({ piece }, { doesTo }) => doesTo('bloquear', piece),
  opensWay: ({ piece, prey }, phrases) =>
    prey
      ? exposureText('opened', prey, piece, phrases)
      : `${phrases.does('abrir')} caminho para ${phrases.piece(piece)}`,
  makesRoom: ({ piece }, { does, piece: called }) =>
    `${does('abrir')} espaço para ${called(piece)}`,
  vacates: ({ piece, cell }, { does, cell: called, piece: named }) =>
    `${does('deixar')} ${called(cell)} livre para ${named(piece)}`,
  mobility: ({ piece, cells }, { does, pieceName, cells: counted }) =>
    `${does('abrir')} mais ${counted(cells)} para ${pieceName(piece)}`,
  plan: ({ plan }, phrases) =>
    phrases.words.plans[plan.name]?.(plan, phrases) ?? `${phrases.does('fazer')} parte de um plano`,
  prepares: ({ move, reason, isEnabled }, phrases) => {
    const prepares = isEnabled
      ? phrases.does('preparar')
      : `${phrases.does('ser')} um lance tranquilo antes de`;
    return `${prepares} ${moveText(move, phrases)}${thatText(reason, phrases.as('relative'), move)}`;
  },
  heads: ({ piece, cell }, { does, pieceName, cell: called }) =>
    `${does('aproximar')} ${pieceName(piece)} de ${called(cell)}`,
  waits: ({ others }, { does, ofOwn }) =>
    `${does('ser')} um lance tranquilo: nenhuma peça ${ofOwn('sua')} está em perigo${others ? OTHERS[others] : ''}`,
  none: (_, { does }) => `${does('ser')} um lance tranquilo`,
  allows: ({ reply, reason }, phrases) => {
    const other = phrases.reversed();
    const plays = agreeing(other.mover, 'jogar', 'jogarem');
    const what = `${moveText(reply, other)}${thatText(reason, other.as('gerund'), reply)}`;
    return `${phrases.does('deixar')} ${subject(other.mover)} ${plays} ${what}`;
  },
  allowsWin: ({ by, moves, isThreatened, last }, phrases) => {
    const { does, opponent } = phrases;
    if (last) {
      const when = moves === 1 ? '' : soonText(moves);
      return `${does('perder')} ${phrases.piece(last)}, a última peça além do rei${when && `,${when}`}`;
    }
    const named = winName(by, phrases);
    const isSoon = moves === 1;
    if (isThreatened && isSoon && !named)
      return `não ${does('impedir')} ${owned('a vitória', opponent)} no próximo lance`;
    if (named)
      return `${isThreatened ? `não ${does('impedir')}` : does('permitir')} ${named}${isSoon ? ' no próximo lance' : soonText(moves)}`;
    if (isSoon)
      return `${does('deixar')} ${subjectWith(opponent, 'vencer', 'vencerem')} de imediato`;
    return `${does('permitir')} uma vitória forçada${soonText(moves)}`;
  },
  loses: lossText,
  avoids: (_, { does }) => `${does('evitar')} isso`,
  both: ({ reasons }, phrases) => {
    const parts = reasons.map((one) => doing(one, phrases));
    const [first] = reasons;
    // Else "que não perde e ganha" would have both verbs in its clause.
    if (first && isOnlyMove(first)) return parts.join(', e ainda ');
    const [predicate = ''] = (parts.at(-1) ?? '').split(', que ');
    if (HAS_TWO_VERBS.test(predicate)) return parts.join(', ');
    const endsWithClause = first?.kind === 'stopsWin' || parts[0]?.includes(', ');
    return parts.join(endsWithClause ? ', e ' : ' e ');
  },
  text: ({ text }) => text,
};

/** A predicate that has its own "e" between two things done. */
const HAS_TWO_VERBS = / e (ganha|inicia|troca|vence|deixa|permit)/;

/** Whether it says what the move is, in a clause that what follows isn't part of. */
const isOnlyMove = (reason: MoveReason): boolean =>
  reason.kind === 'onlyLegalMove' ||
  reason.kind === 'onlySave' ||
  (reason.kind === 'stopsWin' && reason.isOnly);

/** "tira do perigo o seu cavalo em c3", "mantém-no a salvo"; the piece itself "sai do perigo". */
function doesWith(verb: string, how: string, piece: PieceRef, phrases: Phrases): string {
  if (!phrases.isSaid(piece)) return `${phrases.does(verb)} ${how} ${phrases.piece(piece)}`;
  return verb === 'tirar'
    ? `${phrases.does('sair')} ${how}`
    : `${phrases.doesTo(verb, piece)} ${how}`;
}

/** What other moves come to where a quiet one is best. */
const OTHERS = {
  worse: ', e qualquer outro lance é pior',
  alike: ', e outros lances são praticamente tão bons quanto este',
} as const;

/** Moves beyond which their number says nothing to a player. */
const MAX_SEEN_MOVES = 5;

const soonText = (moves: number): string =>
  moves <= MAX_SEEN_MOVES ? ` em ${movesText(moves)}` : '';

/** What a win by this reason is called when it is stopped or allowed. */
const winName = (by: EndReason | null, { words }: Phrases): string | undefined =>
  by === 'checkmate' ? 'o xeque-mate' : by === null ? undefined : words.wins?.[by]?.named;

/** What a win by this reason is, done at once; none where no move wins so, or only a game's own words say it. */
const WINS_NOW: Readonly<Partial<Record<EndReason, (phrases: Phrases) => string>>> = {
  checkmate: ({ does }) => `${does('dar')} xeque-mate`,
  stalemate: ({ does }) => `${does('deixar')} o adversário sem lances legais, e aqui isso vence`,
  'perpetual-check': ({ does }) => `${does('repetir')} a posição com xeque, e aqui isso vence`,
  'bare-king': ({ does, opponent }) =>
    `${does('deixar')} ${subject(opponent)} só com o rei e ${does('vencer')}`,
  goal: ({ does }) => `${does('chegar')} ao objetivo e ${does('vencer')}`,
};

/** How a line ends drawn; none where no move does that. */
const DRAWS: Readonly<Partial<Record<EndReason, string>>> = {
  stalemate: ' por afogamento',
  repetition: ' por repetição',
  'dead-position': ', sem peças que bastem para vencer',
  'bare-king': ', sem que nenhum lado fique com mais do que o rei',
  'quiet-limit': ' por lances demais sem progresso',
  blocked: ', com os dois lados sem lances',
};

/** What is threatened: "a torre em h7", "xeque-mate em f7", "vencer em dois lances". */
function threatText(threat: Threat, phrases: Phrases): string {
  const { capture, wins } = phrases.words;
  if (threat.kind === 'takes') {
    const pieces = listed(phrases.pieceParts(threat.taken));
    return capture ? `${capture} ${pieces}` : pieces;
  }
  const { by, moves, move } = threat;
  const when = moves > 1 ? ' em dois lances' : '';
  if (by === 'checkmate')
    return move.to !== null && moves === 1
      ? `xeque-mate em ${phrases.cell(move.to)}`
      : `xeque-mate${when}`;
  const named = by === null ? undefined : wins?.[by]?.infinitive;
  return named ? `${named}${when}` : `vencer${when || ' de imediato'}`;
}

/**
 * What a move that has just been named does: ", atacando a torre em d4", or ", que ataca a torre em d4" as the form of the
 * phrases is; nothing is named twice.
 */
function thatText(reason: MoveReason | null, phrases: Phrases, move: MoveRef | null): string {
  if (reason === null || ['none', 'waits', 'castles', 'passes'].includes(reason.kind)) return '';
  if (reason.kind === 'saves' && reason.isMover) return ', fora de perigo';
  if (reason.kind === 'answersCheck' && reason.how === 'moves') return ', fora do xeque';
  // A later move to the same cell would read as a repetition.
  if (reason.kind === 'prepares' && reason.move.to === move?.to) return '';
  if (reason.kind === 'prepares')
    return `, e depois ${moveText(reason.move, phrases)}${thatText(reason.reason, phrases, reason.move)}`;
  if (reason.kind === 'mobility') return `, ${freedomText(reason.cells, phrases)}`;
  if (reason.kind === 'heads') return `, a caminho de ${phrases.cell(reason.cell)}`;
  if (reason.kind === 'text') return `: ${reason.text}`;
  const does = doing(reason, move ? phrases.afterMove(move) : phrases);
  if (phrases.does('ser') === 'é') return `, que ${does}`;
  // What a move is stands beside it without a verb: ", o único lance que não perde".
  return `, ${does.replace(/^sendo /, '')}`;
}

const freedomText = (count: number, { cells }: Phrases): string =>
  `de onde alcança mais ${cells(count)}`;

/**
 * A move in the middle of a sentence: "guarda para e4", with the cell it leaves where the game's notation has that or another
 * piece of the kind could go there; as the game writes it where no piece simply goes.
 */
function moveText(move: MoveRef, phrases: Phrases): string {
  const { piece, to, notation } = move;
  if (!piece || to === null) return phrases.written(notation);
  const from = phrases.cell(piece.cell);
  const origin = saysOrigin(move, from) ? ` de ${from}` : '';
  return `${nameOf(phrases.kind(piece.letter))}${origin} para ${phrases.cell(to)}`;
}

/** What a reason says of a move, its verbs in the form of the phrases. */
function doing(reason: MoveReason, phrases: Phrases): string {
  const words = WORDS[reason.kind] as (one: MoveReason, by: Phrases) => string;
  return words(reason, phrases);
}

/** What a reason says of a move, for sentences of which it is the subject: "ataca a torre em d4". */
export const predicate = (reason: MoveReason, speaker: Speaker): string =>
  doing(reason, phrasesOf(speaker));

/** A reason as a sentence: "Ataca a torre em d4."; "O único lance legal." */
export const reasonSentence = (reason: MoveReason, speaker: Speaker): string =>
  `${capital(predicate(reason, speaker).replace(/^é /, ''))}.`;

/** A threat as a sentence; the mover of the speaker is who threatens: "As pretas ameaçam o seu cavalo em Rb." */
export function threatSentence(threat: Threat, speaker: Speaker): string {
  const phrases = phrasesOf(speaker);
  const threatens = subjectWith(phrases.mover, 'ameaça', 'ameaçam');
  return `${capital(threatens)} ${threatText(threat, phrases)}.`;
}

/** "Melhor: sapo para c6, atacando a torre em d4." */
export function betterSentence(
  { better, betterIdea }: MistakeExplanation,
  speaker: Speaker,
): string {
  const phrases = phrasesOf(speaker, 'gerund');
  if (better.notation === null)
    return `Melhor: ${better.text.replace(/^the /, '')}${thatText(betterIdea, phrases, null)}.`;
  return `Melhor: ${moveText(better, phrases)}${thatText(betterIdea, phrases, better)}.`;
}
