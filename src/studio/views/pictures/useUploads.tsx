import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import { FileButton } from '../../ui/FileButton';
import controls from '../../ui/controls.module.css';
import styles from './pictures.module.css';
import { WORDS } from './words';
import { errorMessage } from '../../../document/errorMessage';

/** Files on their way to the site. */
interface Uploads {
  add: (files: readonly File[]) => void;
  /** New pictures that nobody has described yet. */
  fresh: readonly string[];
  /** Call when they are described, or left for later. */
  done: () => void;
  /** Chooses files. */
  button: ReactNode;
  /** How far it is, and what was refused. */
  state: ReactNode;
}

/** Adds pictures one after another. What is refused is said, and the others are added all the same. */
export function useUploads(added: () => Promise<unknown>): Uploads {
  const { host, say } = useStudio();
  const [progress, setProgress] = useState<{ done: number; of: number } | undefined>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [fresh, setFresh] = useState<readonly string[]>([]);

  const send = useCallback(
    async (files: readonly File[]) => {
      setRefused([]);
      const made: string[] = [];
      for (const [done, file] of files.entries()) {
        setProgress({ done, of: files.length });
        try {
          // One after another: each is held in memory as a whole.
          made.push(await host.upload(file));
        } catch (error) {
          const reason = errorMessage(error);
          setRefused((before) => [...before, WORDS.refused(file.name, reason)]);
        }
      }
      setProgress(undefined);
      await added();
      setFresh([...new Set(made)]);
      if (made.length > 0) say(WORDS.added(made.length));
    },
    [host, say, added],
  );
  const add = useCallback((files: readonly File[]) => void send(files), [send]);
  const stateRef = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    // The button goes with what it dismisses.
    stateRef.current?.focus();
    setRefused([]);
  };

  return {
    add,
    fresh,
    done: () => setFresh([]),
    button: (
      <FileButton
        label={WORDS.upload}
        accept="image/*,.heic,.svg"
        isOff={progress !== undefined}
        multiple
        onChoose={add}
      />
    ),
    state: (
      <div ref={stateRef} className={styles['state']} aria-live="polite" tabIndex={-1}>
        {progress ? (
          <p className={controls['hint']}>{WORDS.uploading(progress.done, progress.of)}</p>
        ) : (
          <p className={controls['hint']}>{WORDS.dropHere}</p>
        )}
        {refused.map((sentence) => (
          <p key={sentence} className={controls['wrong']}>
            {sentence}
          </p>
        ))}
        {refused.length > 0 && (
          <Button isSmall onClick={dismiss}>
            {WORDS.dismiss}
          </Button>
        )}
      </div>
    ),
  };
}
