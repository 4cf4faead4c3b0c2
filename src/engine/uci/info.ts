// What the headless engine tells of a search while it runs (PROTOCOL.md).
import type { AnalysisInfo } from '../api';

/** One line of the `lines` asked for. */
export function infoText(info: AnalysisInfo, lines: number): string {
  const { nodes, milliseconds } = info;
  const score = info.mate === null ? `cp ${info.score}` : `mate ${info.mate}`;
  return [
    `info depth ${info.depth} seldepth ${info.selectiveDepth}`,
    ...(lines > 1 ? [`multipv ${info.rank}`] : []),
    `score ${score} nodes ${nodes}`,
    `nps ${Math.round((nodes * 1000) / Math.max(1, milliseconds))} time ${milliseconds}`,
    `hashfull ${info.fullness} pv ${info.line.join(' ')}`,
  ].join(' ');
}
