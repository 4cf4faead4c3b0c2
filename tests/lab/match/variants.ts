// Variants of a game's options that may favour a side, played by the search against itself at equal nodes.
import { Engine } from '../../../src/engine/engine';
import type { PlayedOut } from '../../../src/engine/playOut';
import type { VariantResult } from '../../../src/games/balance';
import { clearWinner, fairnessFrom, fairnessOf } from '../../../src/games/fairness';
import type { Game, OptionValues } from '../../../src/games/game';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { engineMark, FULL_PLAY } from '../marks';

/** Options that change material or the bridge, by game: what they come to together is to be seen. */
const WEIGHTY: Readonly<Record<string, readonly string[]>> = {
  bridge41: ['bridge', 'noKnightOnBridge', 'bishopPalace', 'queen', 'pawnCapture', 'army'],
};
const MEGABYTES = 4;

interface VariantTask {
  readonly game: Game;
  readonly games: number;
  /** Of each search. */
  readonly nodes: number;
  /** Told of each variant as soon as it has been played. */
  readonly onVariant: (variant: VariantResult) => void;
}

/**
 * The usual rules, each weighty value, each two of them, and with those two that clearly favour a side each further one:
 * a third may make up for it.
 */
export async function playVariants({
  game,
  games,
  nodes,
  onVariant,
}: VariantTask): Promise<VariantResult[]> {
  const specs = game.options.filter(({ name }) => WEIGHTY[game.id]?.includes(name));
  const values = specs.flatMap((spec) =>
    spec.values.slice(1).map(({ value }): OptionValues => ({ [spec.name]: value })),
  );
  const played = new Map<string, VariantResult>();
  const engine = new Engine({ control: still, readNetwork, megabytes: MEGABYTES, random: () => 1 });
  const play = async (variants: readonly OptionValues[]): Promise<void> => {
    for (const variant of variants) {
      const options = inOrder(game, variant);
      const key = JSON.stringify(options);
      if (played.has(key)) continue;
      const counted: PlayedOut[] = [];
      for (let seed = 1; seed <= games; seed++)
        counted.push(await engine.playOut({ rules: { game: game.id, options }, nodes, seed }));
      const { wins: white, draws: drawn, losses: black } = fairnessOf(counted);
      const mark = await engineMark(game, options, [FULL_PLAY]);
      const one = { options, white, drawn, black, mark };
      played.set(key, one);
      onVariant(one);
    }
  };
  await play([{}, ...values]);
  await play(values.flatMap((value, index) => withOthers(value, values.slice(index + 1))));
  const unbalanced = [...played.values()].filter(
    ({ options, white, drawn, black }) =>
      Object.keys(options).length === 2 &&
      clearWinner(fairnessFrom({ wins: white, draws: drawn, losses: black })) !== null,
  );
  await play(unbalanced.flatMap(({ options }) => withOthers(options, values)));
  return [...played.values()];
}

/** The variant with one value of another option more. */
const withOthers = (variant: OptionValues, values: readonly OptionValues[]): OptionValues[] =>
  values
    .filter((value) => !Object.keys(value).some((name) => name in variant))
    .map((value) => ({ ...variant, ...value }));

/** The same values in the order of the game's options, so that equal variants are equal texts. */
const inOrder = (game: Game, variant: OptionValues): OptionValues =>
  Object.fromEntries(
    game.options.flatMap(({ name }) => (name in variant ? [[name, variant[name]]] : [])),
  );
