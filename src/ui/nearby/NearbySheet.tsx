// Connects two devices that lie side by side, to play a game over a channel: codes to show and to read, and why it failed.

import { useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { Sheet, StepReport } from '../components/Sheet';
import { OfferedCode, ShownCode, TakenCode } from '../connect/connecting';
import { type Nearby, type NearbyStep, useNearby } from './useNearby';

const texts = textsOf('twoDevices');

interface NearbySheetProps {
  /** The identity of the game to play; null for the one that the other device has. */
  readonly game: string | null;
  /** The other device's code, if it came with a link. */
  readonly code?: string | null;
  /** Called once the devices are connected, if a game was given, or the player has given up. */
  readonly onClose: () => void;
}

export function NearbySheet({ game, code = null, onClose }: NearbySheetProps) {
  const nearby = useNearby({ game, code, onConnected: onClose });
  const [scans, setScans] = useState(false);
  const { now } = nearby;
  const isScanning = scans && now.step === 'offering';
  return (
    <Sheet
      title={now.step === 'failed' ? texts.notPlaying : texts.playNearby}
      onClose={onClose}
      insistent={true}
    >
      <StepReport isWide step={isScanning ? 'scanning its answer' : now.step}>
        <NearbyText now={now} isScanning={isScanning} />
      </StepReport>
      <NearbyBody {...{ nearby, isScanning, onClose }} onScan={setScans} />
    </Sheet>
  );
}

interface NearbyTextProps {
  readonly now: NearbyStep;
  readonly isScanning: boolean;
}

function NearbyText({ now, isScanning }: NearbyTextProps) {
  switch (now.step) {
    case 'preparing':
    case 'answering':
      return <p>{texts.preparing}</p>;
    case 'offering':
      if (isScanning) return <p>{texts.scanShownNow}</p>;
      return <p>{texts.chooseScan}</p>;
    case 'scanning':
      return <p>{texts.scanShown}</p>;
    case 'answered':
      return <p>{texts.scanThisToPlay}</p>;
    case 'connecting':
      return <p>{texts.connecting}</p>;
    case 'waiting':
      return <p>{texts.waitingForGame}</p>;
    case 'failed':
      return (
        <>
          <p class="error-text">{now.reason}</p>
          <p>{texts.playOtherwise}</p>
        </>
      );
  }
}

interface NearbyBodyProps {
  readonly nearby: Nearby;
  readonly isScanning: boolean;
  readonly onScan: (scans: boolean) => void;
  readonly onClose: () => void;
}

function NearbyBody({ nearby, isScanning, onScan, onClose }: NearbyBodyProps) {
  const { now, answer, again } = nearby;
  switch (now.step) {
    case 'offering':
      return (
        <OfferedCode
          code={now.code}
          onAnswer={now.take}
          isScanning={isScanning}
          onScan={onScan}
          onCancel={onClose}
        >
          <Button onClick={answer}>{texts.scanItsCode}</Button>
        </OfferedCode>
      );
    case 'scanning':
      return (
        <>
          <TakenCode onText={now.take} />
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      );
    case 'answered':
      return <ShownCode code={now.code} onCancel={onClose} />;
    case 'failed':
      return (
        <>
          <Button
            variant="primary"
            onClick={() => {
              onScan(false);
              again();
            }}
          >
            {texts.tryAgain}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      );
    default:
      return <Button onClick={onClose}>{texts.cancel}</Button>;
  }
}
