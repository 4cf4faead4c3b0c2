// A link as a code that another device's camera reads; a long one in several codes, which follow one another.
import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { useLoaded } from '../components/later';
import { Sheet } from '../components/Sheet';
import styles from './code.module.css';

const texts = textsOf('codes');

/** Milliseconds that each of several codes is shown: a camera looks some five times meanwhile. */
const CODE_MS = 1200;
/** Modules that stay white around a code (ISO/IEC 18004 asks for four). */
const QUIET_ZONE_MODULES = 4;

export interface CodeSheetProps {
  readonly title: string;
  /** What each code holds; there is one at least. */
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

export function CodeSheet({ title, codes, onClose }: CodeSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <div class={styles.root}>
        <Codes codes={codes} />
        <p class="hint-text">{codes.length > 1 ? texts.holdCamera : texts.pointCamera}</p>
      </div>
    </Sheet>
  );
}

/** Codes one after the other, and what goes on to the next. */
export function Codes({ codes }: Pick<CodeSheetProps, 'codes'>) {
  const [at, setAt] = useState(0);
  const [runs, setRuns] = useState(
    () => codes.length > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const number = texts.codeOf(at + 1, codes.length);
  const next = () => setAt((before) => (before + 1) % codes.length);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(next, CODE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <Code text={itemAt(codes, at)} name={number} />
      {codes.length > 1 && (
        <div class={styles.steps}>
          <p>{number}</p>
          <Button onClick={() => setRuns(!runs)}>{runs ? texts.pause : texts.resume}</Button>
          <Button
            onClick={() => {
              setRuns(false);
              next();
            }}
          >
            {texts.next}
          </Button>
        </div>
      )}
    </>
  );
}

const loadEncoder = () => import('qr');

function Code({ text, name }: { readonly text: string; readonly name: string }) {
  const encoder = useLoaded(loadEncoder);
  if (!encoder) return <div class={styles.code} />;
  const cells = encoder.encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES });
  return (
    <svg
      class={styles.code}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      role="img"
      aria-label={name}
      shape-rendering="crispEdges"
    >
      <path d={cells.flatMap(runsOf).join('')} />
    </svg>
  );
}

/** The dark cells of a row, each run of them as one rectangle of a path. */
function runsOf(row: readonly boolean[], y: number): string[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    const width = (end < 0 ? row.length : end) - x;
    return `M${x} ${y}h${width}v1h-${width}z`;
  });
}
