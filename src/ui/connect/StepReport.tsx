// The words of a step when two devices connect: read out, and focused where the pressed button has gone with its step.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './connect.module.css';

interface StepReportProps {
  readonly step: string;
  readonly children: ComponentChildren;
}

export function StepReport({ step, children }: StepReportProps) {
  const report = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) report.current?.focus();
    isFirst.current = false;
  }, [step]);
  return (
    <div ref={report} role="status" tabIndex={-1} class={styles.report} data-wide={true}>
      {children}
    </div>
  );
}
