import { useMemo } from 'react';
import { applyAll } from '../../../document/apply';
import { describe } from '../../../document/describe';
import type { Operation } from '../../../document/operation';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Dialog } from '../../ui/Dialog';
import { WORDS } from './words';
import { spokenDescribing } from '../../language/spoken';

/** What brings something back, the name of that step, and what is said once it is done. */
export interface Restoration {
  operations: readonly Operation[];
  name: string;
  done: string;
}

/** Nobody reads more. */
const MAX_SHOWN_LINES = 40;

/** Says what will happen before anything is brought back. */
export function AskToRestore({
  restoration: { operations, name, done },
  onClose,
}: {
  restoration: Restoration;
  onClose: () => void;
}) {
  const { session, say } = useStudio();
  const changes = useMemo(() => {
    const now = session.root.peek();
    return describe(session.schema, now, applyAll(now, operations).value, spokenDescribing());
  }, [session, operations]);
  const restore = () => {
    onClose();
    if (session.change(operations, { name })) say(done);
  };
  return (
    <Dialog
      title={WORDS.willTitle}
      startsAtEnd
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.keepNow}</Button>
          <Button kind="strong" onClick={restore}>
            {WORDS.bringBack}
          </Button>
        </>
      }
    >
      <p>{WORDS.will(changes.length)}</p>
      <ul className={controls['rows']}>
        {changes.slice(0, MAX_SHOWN_LINES).map(({ where, words, pointer }) => (
          <li key={`${pointer} ${words}`}>
            <span className={controls['words']}>
              <strong>{where + spokenDescribing().colon}</strong> {words}
            </span>
          </li>
        ))}
      </ul>
      {changes.length > MAX_SHOWN_LINES && (
        <p>{WORDS.willMore(changes.length - MAX_SHOWN_LINES)}</p>
      )}
      <p className={controls['hint']}>{WORDS.willNot}</p>
    </Dialog>
  );
}
