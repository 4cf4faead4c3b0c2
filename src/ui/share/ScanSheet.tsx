// Reads codes with the camera, which runs while this is open and in sight, or from a photo.
import '../../language/shownRefusals';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { CodeReader } from '../../share/codes';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { useLoaded } from '../components/later';
import { Sheet } from '../components/Sheet';
import {
  cameraProblem,
  closeCamera,
  codeInPhoto,
  codeReader,
  openCamera,
  pixelsOf,
  type ReadPicture,
} from './camera';
import styles from './code.module.css';

const texts = textsOf('codes');

/** Milliseconds from one look at the camera's picture to the next. */
const LOOK_MS = 150;

interface ScanSheetProps {
  /** Gets what the codes hold once all are read. Rejects with an InputError if it is nothing for this app. */
  readonly onText: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

const loadReader = () => codeReader(window);

export function ScanSheet({ onText, onClose }: ScanSheetProps) {
  return (
    <Sheet title={texts.scan} onClose={onClose}>
      <Scanner onText={onText} />
    </Sheet>
  );
}

/** Reads codes until it is gone. */
export function Scanner({ onText }: Pick<ScanSheetProps, 'onText'>) {
  const read = useLoaded(loadReader);
  const [said, setSaid] = useState(texts.holdCode);
  const [hasCamera, setHasCamera] = useState(true);
  const [reader] = useState(() => new CodeReader());
  const picker = useRef<HTMLInputElement>(null);
  /** The last code, which a camera sees many times. */
  const last = useRef('');

  const take = useCallback(
    async (code: string) => {
      if (code === last.current) return;
      last.current = code;
      try {
        const known = reader.take(code);
        if (known.whole === null) setSaid(texts.codesRead(known.read, known.of));
        else await onText(known.whole);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        setSaid(texts.unusableCode(error.message));
      }
    },
    [reader, onText],
  );
  const onFail = useCallback((error: unknown) => {
    setHasCamera(false);
    setSaid(cameraProblem(error));
  }, []);
  const takePhoto = async (file: File, readPicture: ReadPicture) => {
    last.current = '';
    const code = await codeInPhoto(file, readPicture).catch(() => undefined);
    if (code) await take(code);
    else if (code === null) setSaid(texts.noCodeInPhoto);
    else setSaid(texts.noPhoto);
  };

  return (
    <div class={styles.root}>
      <div class={hasCamera ? styles.look : styles.blind}>
        <div class={styles.view}>
          {read && hasCamera && <CameraView read={read} onCode={take} onFail={onFail} />}
        </div>
        <p role="status" class={styles.said}>
          {said}
        </p>
      </div>
      <Button disabled={!read} onClick={() => picker.current?.click()}>
        {texts.choosePhoto}
      </Button>
      <input
        ref={picker}
        type="file"
        class={styles.picker}
        tabIndex={-1}
        aria-label={texts.photo}
        accept="image/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file && read) runDetached(takePhoto(file, read));
        }}
      />
      <p class="hint-text">{texts.nothingKept}</p>
    </div>
  );
}

interface CameraViewProps {
  readonly read: ReadPicture;
  readonly onCode: (code: string) => Promise<void>;
  readonly onFail: (error: unknown) => void;
}

/** What the camera sees. */
function CameraView({ read, onCode, onFail }: CameraViewProps) {
  const view = useRef<HTMLVideoElement>(null);
  const inSight = usePageInSight();
  useEffect(() => {
    if (!inSight) return;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const video = view.current;
      if (video && video.videoWidth > 0) {
        const code = await read(pixelsOf(video, video.videoWidth, video.videoHeight));
        if (code && !isOver) await onCode(code);
      }
      if (!isOver) timer = setTimeout(() => runDetached(look()), LOOK_MS);
    };
    const begin = async () => {
      try {
        stream = await openCamera(navigator);
      } catch (error) {
        if (!isOver) onFail(error);
        return;
      }
      // The sheet may be closed before the person has answered the browser.
      if (isOver) closeCamera(stream);
      else if (view.current) {
        view.current.srcObject = stream;
        await look();
      }
    };
    runDetached(begin());
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) closeCamera(stream);
    };
  }, [inSight, read, onCode, onFail]);
  return (
    <video
      ref={view}
      aria-label={texts.whatCameraSees}
      autoPlay={true}
      muted={true}
      playsInline={true}
    />
  );
}

/** Whether the page is in sight: the camera goes off with the screen. */
function usePageInSight(): boolean {
  const [inSight, setInSight] = useState(() => !document.hidden);
  useEffect(() => {
    const see = () => setInSight(!document.hidden);
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);
  return inSight;
}
