import { useValue } from '../../ui/useValue';
import type { Conflict, SettleRequest } from '../protocol';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import styles from './conflicts.module.css';
import { Dialog } from '../ui/Dialog';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Values that changed both here and in the file: one of the two is to be chosen. */
export function ConflictsDialog({ onClose }: { onClose: () => void }) {
  const { session } = useStudio();
  const conflicts = useValue(session.conflicts);
  return (
    <Dialog title={WORDS.conflictsTitle} onClose={onClose}>
      <p className={controls['hint']}>{WORDS.conflictsWhy(session.state.file)}</p>
      {conflicts.length === 0 && <p className={controls['hint']}>{WORDS.noConflicts}</p>}
      {conflicts.map((conflict) => (
        <Choice key={conflict.id} conflict={conflict} />
      ))}
    </Dialog>
  );
}

function Choice({ conflict: { id, path, ours, theirs } }: { conflict: Conflict }) {
  const { session } = useStudio();
  const settle = async (take: SettleRequest['take']) => {
    await session.settle(id, take);
  };
  return (
    <section className={styles['conflict']} aria-label={path}>
      <h3>{path}</h3>
      <div className={styles['sides']}>
        <Side
          title={WORDS.ours}
          value={ours}
          label={WORDS.takeOurs}
          onTake={() => void settle('ours')}
        />
        <Side
          title={WORDS.theirs}
          value={theirs}
          label={WORDS.takeTheirs}
          onTake={() => void settle('theirs')}
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
      <pre>{value === undefined ? WORDS.deletedThere : text}</pre>
      <Button onClick={onTake}>{label}</Button>
    </div>
  );
}
