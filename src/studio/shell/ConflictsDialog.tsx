import { useRef, useState } from 'react';
import { errorMessage } from '../../document/errorMessage';
import { useValue } from '../../ui/useValue';
import type { Conflict, SettleRequest } from '../protocol';
import { CONFLICT_WORDS } from './conflictWords';
import controls from '../ui/controls.module.css';
import styles from './conflicts.module.css';
import { useFocusOnNext } from '../ui/useFocusOnNext';
import { Failure } from '../ui/Failure';
import { Dialog } from '../ui/Dialog';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Values that were changed twice at the same time, here and in the file or another window: one is to be chosen. */
export function ConflictsDialog({ onClose }: { onClose: () => void }) {
  const { session } = useStudio();
  const conflicts = useValue(session.conflicts);
  const body = useRef<HTMLDivElement>(null);
  useFocusOnNext(body, 'button');
  return (
    <Dialog title={CONFLICT_WORDS.title} onClose={onClose}>
      <p className={controls['hint']}>{CONFLICT_WORDS.why}</p>
      <div ref={body}>
        {conflicts.length === 0 && <p className={controls['hint']}>{CONFLICT_WORDS.none}</p>}
        {conflicts.map((conflict) => (
          <Choice key={conflict.id} conflict={conflict} />
        ))}
      </div>
    </Dialog>
  );
}

function Choice({ conflict }: { conflict: Conflict }) {
  const { session } = useStudio();
  const { id, path, ours, theirs, from = 'file' } = conflict;
  const words = CONFLICT_WORDS.conflict[from];
  const [failure, setFailure] = useState('');
  const decide = async (take: SettleRequest['take']) => {
    setFailure('');
    try {
      await session.decide(id, take);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <section className={styles['conflict']} aria-label={path}>
      <h3>{path}</h3>
      <p className={controls['hint']}>{words.why(session.state.file)}</p>
      <Failure words={failure} />
      <div className={styles['sides']}>
        <Side
          title={words.ours}
          value={ours}
          label={words.takeOurs}
          onTake={() => void decide('ours')}
        />
        <Side
          title={words.theirs}
          value={theirs}
          label={words.takeTheirs}
          onTake={() => void decide('theirs')}
        />
      </div>
    </section>
  );
}

function Side({
  title,
  value,
  label,
  onTake,
}: {
  title: string;
  value: unknown;
  label: string;
  onTake: () => void;
}) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <div className={styles['side']}>
      <strong>{title}</strong>
      <pre>{value === undefined ? CONFLICT_WORDS.deletedThere : text}</pre>
      <Button onClick={onTake}>{label}</Button>
    </div>
  );
}
