import { Copy, Save, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useValue } from '../../ui/useValue';
import type { Summary, SummaryLine } from '../protocol';
import { spokenDescribing } from '../language/spoken';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { useFocusOnNext } from '../ui/useFocusOnNext';
import { useCopy } from './useCopy';
import { Failure } from '../ui/Failure';
import { Dialog } from '../ui/Dialog';
import { PRODUCTS } from './forms';
import { useStudio } from './studio';
import { Button } from '../ui/Button';
import { errorMessage } from '../../document/errorMessage';

/** What saving would change, in words, each line of which can be taken back; then the save itself. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const { session, say } = useStudio();
  const errors = useValue(session.problems).filter(({ severity }) => severity === 'error').length;
  const hasConflicts = useValue(session.conflicts).length > 0;
  const [summary, setSummary] = useState<Summary | undefined>();
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const read = useCallback(
    () => session.summary().then(setSummary, (error: unknown) => setFailure(errorMessage(error))),
    [session],
  );
  useEffect(() => void read(), [read]);
  const save = async () => {
    setFailure('');
    setSaving(true);
    try {
      const { lines, note } = await session.save();
      say([WORDS.didSave(lines), note].filter(Boolean).join(' '));
      // Another dialog may be open by now.
      if (isOpen.current) onClose();
    } catch (error) {
      setFailure(errorMessage(error));
      setSaving(false);
      if (!isOpen.current) say(errorMessage(error));
    }
  };
  const copy = useCopy();
  const takeBack = async (index: number) => {
    const line = summary?.lines[index];
    if (line && session.change(line.takeBack, { name: WORDS.didTakeBack(line.words) }))
      await read();
  };
  const count = summary?.lines.length ?? 0;
  return (
    <Dialog
      title={WORDS.saveTitle}
      startsAtEnd
      onClose={onClose}
      actions={
        <>
          <Button
            icon={Copy}
            isOff={count === 0}
            onClick={() => void copy(summary?.text ?? '', WORDS.summaryCopied)}
          >
            {WORDS.copySummary}
          </Button>
          <Button
            kind="strong"
            icon={Save}
            isOff={count === 0 || hasConflicts || isSaving}
            onClick={() => void save()}
          >
            {isSaving ? WORDS.saving : WORDS.saveNow(session.state.file)}
          </Button>
        </>
      }
    >
      <Failure words={failure} />
      {hasConflicts && <p className={controls['wrong']}>{WORDS.conflictsFirst}</p>}
      {errors > 0 && <p className={controls['wrong']}>{WORDS.saveWithMistakes(errors)}</p>}
      {!summary && failure === '' && (
        <p className={controls['hint']} role="status">
          {WORDS.loading}
        </p>
      )}
      {summary && count === 0 && <p className={controls['hint']}>{WORDS.nothingToSave}</p>}
      <SlowFile lines={summary?.lines ?? []} />
      <Lines lines={summary?.lines ?? []} onTakeBack={(index) => void takeBack(index)} />
    </Dialog>
  );
}

/** Says that a file takes long to be written, where changes go into it. */
function SlowFile({ lines }: { lines: readonly SummaryLine[] }) {
  const { slowFile } = useStudio().session.state;
  const isWritten = lines.some(({ pointer }) => pointer.startsWith(PRODUCTS));
  if (slowFile === undefined || !isWritten) return null;
  return <p className={controls['hint']}>{WORDS.slowFile(slowFile)}</p>;
}

/** What saving would change, line by line. */
function Lines({
  lines,
  onTakeBack,
}: {
  lines: readonly SummaryLine[];
  onTakeBack: (index: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useFocusOnNext(list, 'button');
  return (
    <ul ref={list} className={controls['rows']}>
      {lines.map((line, index) => (
        <li key={`${line.pointer} ${line.words}`}>
          <span className={controls['words']}>
            <strong>{line.where + spokenDescribing().colon}</strong> {line.words}
          </span>
          <Button
            icon={Undo2}
            aria-label={WORDS.takeBackLine(line.words)}
            onClick={() => onTakeBack(index)}
          >
            {WORDS.takeBack}
          </Button>
        </li>
      ))}
    </ul>
  );
}
