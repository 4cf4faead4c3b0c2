// One side's clock in its strip. It draws itself anew when its figures change and not more often; readers find the time
// in words where the clock stands, and are not disturbed by its running.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Colour } from '../../rules/types';
import { sideClock } from '../../session/clock';
import type { Session, SessionView } from '../../session/types';
import { Icon } from '../components/Icon';
import { colourName } from '../words/names';
import styles from './clock.module.css';
import { clockText, clockWords, isLow, untilNextFigure } from './clockText';

interface ClockProps {
  readonly colour: Colour;
  readonly view: SessionView;
  readonly session: Session;
}

export function Clock({ colour, view, session }: ClockProps) {
  const [, setTicks] = useState(0);
  const { clock, record } = view;
  const left = session.timeLeft(colour);
  const running = clock?.running === colour;
  useLayoutEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), untilNextFigure(left));
    return () => clearTimeout(timer);
  });
  if (!clock || !record.clock) return null;
  const low = isLow(left, sideClock(record.clock, colour).start);
  const classes = `${styles.root}${running ? ` ${styles.running}` : ''}${low ? ` ${styles.low}` : ''}`;
  const words = `${colourName(colour)} has ${clockWords(left)}${low ? ', little time' : ''}`;
  return (
    <span class={classes} role="timer" aria-label={words}>
      {low && <Icon name="warning" />}
      {clockText(left)}
    </span>
  );
}
