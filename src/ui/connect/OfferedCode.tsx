// The first step of two devices that are being connected: one shows its code, then reads the other one's answer.

import type { ComponentChildren } from 'preact';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { ShownCode } from './ShownCode';
import { TakenCode } from './TakenCode';

const texts = textsOf('twoDevices');

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
        <Button onClick={() => onScan(false)}>{texts.backToCode}</Button>
      </>
    );
  }
  return (
    <ShownCode code={code} onCancel={onCancel}>
      <Button variant="primary" onClick={() => onScan(true)}>
        {texts.scanAnswer}
      </Button>
      {children}
    </ShownCode>
  );
}
