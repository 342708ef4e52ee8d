import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Dialog } from '../../ui/Dialog';
import styles from './products.module.css';
import type { Lines, Takeover } from './protocol';
import { WORDS } from './words';

/** What a table would change, before anything changes. */
export function TakeoverDialog({
  name,
  answer,
  remove,
  isBusy,
  onRemove,
  onTakeOver,
  onClose,
}: {
  name: string;
  answer: Takeover;
  remove: boolean;
  isBusy: boolean;
  onRemove: (remove: boolean) => void;
  onTakeOver: () => void;
  onClose: () => void;
}) {
  const { added, cells, changed, missing, same, mistakes, leftOut, operations } = answer;
  return (
    <Dialog
      title={WORDS.takeoverTitle(name)}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button kind="strong" isOff={isBusy || operations.length === 0} onClick={onTakeOver}>
            {WORDS.takeOver}
          </Button>
        </>
      }
    >
      {operations.length === 0 && <p>{WORDS.nothing}</p>}
      <ChangeSection title={WORDS.mistakes(mistakes.count)} lines={mistakes}>
        <p className={controls['hint']}>{WORDS.withMistakes}</p>
      </ChangeSection>
      <ChangeSection title={WORDS.added(added.count)} lines={added} />
      <ChangeSection title={WORDS.changed(changed, cells.count)} lines={cells} />
      <ChangeSection title={WORDS.missing(missing.count)} lines={missing}>
        <label className={controls['check']}>
          <input
            type="checkbox"
            checked={remove}
            disabled={isBusy}
            onChange={({ target }) => onRemove(target.checked)}
          />
          {WORDS.removeMissing(missing.count)}
        </label>
      </ChangeSection>
      <ChangeSection title={WORDS.leftOut} lines={leftOut} />
      <p className={controls['hint']}>{WORDS.same(same)}</p>
    </Dialog>
  );
}

/** A heading with what belongs to it; nothing where there is nothing. */
function ChangeSection({
  title,
  lines: { count, first },
  children,
}: {
  title: string;
  lines: Lines;
  children?: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section>
      <h3 className={styles['part']}>{title}</h3>
      {children}
      <ul className={styles['lines']}>
        {first.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {count > first.length && <li>{WORDS.more(count - first.length)}</li>}
      </ul>
    </section>
  );
}
