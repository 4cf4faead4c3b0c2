// A finished game laid out for its review: the position at every ply, and along the lines that the engine found.
import { type Place, Places } from '../../analysis/places';
import type { RuleSet } from '../../games/game';
import { InputError } from '../../input/input';
import type { MoveAnalysis } from '../../review/moveAnalysis';
import type { Position } from '../../rules/position';
import type { Colour } from '../../rules/types';
import type { GameRecord } from '../../storage/record';
import { rulesOf } from '../../storage/replay';
import type { ReviewRecord } from '../../storage/reviewRecord';
import { itemAt, lastItem } from '../../util/items';
import { PlacesShown } from '../moves';
import type { BoardState, MoveOption } from '../types';

/** Which of the engine's lines is followed: the better one, or what the move played leads to. */
export type LineKind = 'best' | 'played';

/** What the board shows: the game at a ply, or a line that begins there, at one of its moves. */
export interface ReviewCursor {
  readonly ply: number;
  readonly line: { readonly kind: LineKind; readonly moves: number } | null;
}

export interface ReviewedMove {
  readonly text: string;
  readonly notation: string;
  readonly side: Colour;
  /** As a score sheet counts, for "12." and "12...". */
  readonly number: number;
  readonly second: boolean;
}

export class ReviewedGame {
  readonly moves: readonly ReviewedMove[];
  private readonly shown: PlacesShown;
  /** The places of the game itself, the start first. */
  private readonly course: readonly Place[];

  /** @throws InputError naming what cannot be replayed */
  constructor(readonly record: Pick<GameRecord, 'game' | 'options' | 'start' | 'moves'>) {
    const places = new Places(rulesOf(record), record.start);
    this.shown = new PlacesShown(places);
    const course = [places.start];
    for (const text of record.moves) course.push(places.after(lastItem(course), text));
    this.course = course;
    this.moves = course
      .slice(1)
      .flatMap(({ played, number, second }) =>
        played
          ? { text: played.text, notation: played.notation, side: played.side, number, second }
          : [],
      );
  }

  get rules() {
    return this.shown.places.rules;
  }

  /** What the board shows at a spot, of which the line is as found. */
  board(spot: ReviewCursor, finding: MoveAnalysis | null): BoardState {
    return this.shown.board(this.place(spot, finding));
  }

  /** Legal moves at a ply of the game. */
  options(ply: number): readonly MoveOption[] {
    return this.shown.options(this.placeAt(ply));
  }

  /** The position after a ply and further moves. @throws InputError for one that is not legal */
  boardAfter(ply: number, texts: readonly string[]): BoardState {
    return this.shown.board(this.along(this.placeAt(ply), texts));
  }

  /** Moves from a ply on, in notation. */
  notations(ply: number, texts: readonly string[]): string[] {
    const found: string[] = [];
    let place = this.placeAt(ply);
    for (const text of texts) {
      place = this.shown.places.after(place, text);
      found.push(place.played?.notation ?? text);
    }
    return found;
  }

  private place({ ply, line }: ReviewCursor, finding: MoveAnalysis | null): Place {
    const moves = line === null ? [] : movesOf(finding, line.kind).slice(0, line.moves);
    return this.along(this.placeAt(ply), moves);
  }

  private placeAt(ply: number): Place {
    return itemAt(this.course, ply);
  }

  private along(from: Place, texts: readonly string[]): Place {
    let place = from;
    for (const text of texts) place = this.shown.places.after(place, text);
    return place;
  }
}

/** The moves of one of a ply's lines. */
export const movesOf = (finding: MoveAnalysis | null, kind: LineKind): readonly string[] =>
  finding?.[kind]?.moves ?? [];

/** A game's findings, but null in place of those whose lines can't be played from where they begin: they were damaged. */
export function playableFindings(
  game: ReviewedGame['record'],
  findings: ReviewRecord['findings'],
): ReviewRecord['findings'] {
  const rules = rulesOf(game);
  const position = rules.parse(game.start);
  return findings.map((finding, ply) => {
    const lines = finding ? [finding.best, finding.second, finding.played] : [];
    const isPlayable = lines.every((line) => !line || canBePlayed(rules, position, line.moves));
    const move = game.moves[ply];
    if (move !== undefined) position.make(rules.parseMove(position, move));
    return isPlayable ? finding : null;
  });
}

/** Whether moves are legal one after the other; the position stays as it is. */
function canBePlayed(rules: RuleSet, position: Position, moves: readonly string[]): boolean {
  let made = 0;
  try {
    for (const text of moves) {
      position.make(rules.parseMove(position, text));
      made++;
    }
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  } finally {
    for (; made > 0; made--) position.unmake();
  }
}
