// The first step of two devices that are being connected: one shows its code, then reads the other one's answer.
import type { ComponentChildren } from 'preact';
import { Button } from '../components/Button';
import { ShownCode } from './ShownCode';
import { TakenCode } from './TakenCode';

interface OfferedCodeProps {
  readonly code: string;
  /** Takes the answer's text. */
  readonly onAnswer: (text: string) => Promise<void>;
  readonly isScanning: boolean;
  readonly onScan: (isScanning: boolean) => void;
  readonly onCancel: () => void;
  /** Other ways on. */
  readonly children?: ComponentChildren;
}

export function OfferedCode(props: OfferedCodeProps) {
  const { code, onAnswer, isScanning, onScan, onCancel, children } = props;
  if (isScanning) {
    return (
      <>
        <TakenCode onText={onAnswer} />
        <Button onClick={() => onScan(false)}>Back to the code</Button>
      </>
    );
  }
  return (
    <ShownCode code={code} onCancel={onCancel}>
      <Button variant="primary" onClick={() => onScan(true)}>
        Scan its answer
      </Button>
      {children}
    </ShownCode>
  );
}
