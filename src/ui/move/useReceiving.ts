// Receives everything from another device, step by step: its code is read, an answer is shown, the file comes. What it holds is
// compared and restored as any backup (settings/RestoreSheet.tsx).

import { useEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { receiveFile } from '../../share/channel/messages';
import { canConnect } from '../../share/channel/peer';
import type { Signal } from '../../share/channel/signal';
import { LARGEST } from '../../storage/backup/backupForm';
import { runDetached } from '../../util/failures';
import { type AnswerStep, answerConnection, offerIn } from '../connect/connecting';
import { troubleText } from '../connect/troubles';
import { trackProgress, type WorkDone } from '../settings/WorkProgress';

const texts = textsOf('twoDevices');

export type ReceivingStep =
  /** Takes the other device's code. Rejects with an InputError if it is none. */
  | { readonly step: 'scanning'; readonly take: (text: string) => Promise<void> }
  | AnswerStep
  | { readonly step: 'receiving'; readonly progress: WorkDone }
  | { readonly step: 'received'; readonly file: File }
  | { readonly step: 'failed'; readonly reason: string };

export interface Receiving {
  readonly now: ReceivingStep;
  readonly cancel: () => void;
  readonly again: () => void;
}

/** Begins with the offer that came with a link, or else by scanning; unmounting ends it. */
export function useReceiving(offer: string | null): Receiving {
  const [now, setNow] = useState<ReceivingStep>({ step: 'answering' });
  const stop = useRef(() => {});
  const begin = (given: string | null) => {
    stop.current();
    let isWanted = true;
    let close = () => {};
    let cancelWork = () => {};
    const show = (next: ReceivingStep) => isWanted && setNow(next);
    const fail = (error: unknown) => {
      show({ step: 'failed', reason: troubleText(error, texts.receivingBroke) });
      close();
    };
    stop.current = () => {
      isWanted = false;
      cancelWork();
      close();
    };
    const receive = async (read: Signal) => {
      const wire = await answerConnection(read, {
        show,
        keep: (end) => {
          close = () => end.close();
          if (!isWanted) close();
        },
      });
      show({ step: 'receiving', progress: { done: 0, of: 0 } });
      const { work, cancel } = trackProgress((progress) => show({ step: 'receiving', progress }));
      cancelWork = cancel;
      const file = await receiveFile(wire, LARGEST, work);
      show({ step: 'received', file: new File([file], texts.receivedFile) });
      // The other device hangs up once it knows.
      await wire.next().catch(() => undefined);
      wire.close();
    };
    const take = async (text: string) => {
      const read = offerIn(text, 'move');
      runDetached(receive(read).catch(fail));
    };
    if (!canConnect(window)) show({ step: 'failed', reason: texts.cannotConnect });
    else if (given === null) show({ step: 'scanning', take });
    else take(given).catch(fail);
  };
  useEffect(() => {
    begin(offer);
    return () => stop.current();
  }, [offer]);
  return {
    now,
    cancel: () => {
      stop.current();
      setNow({ step: 'failed', reason: texts.receivingCancelled });
    },
    again: () => begin(null),
  };
}
