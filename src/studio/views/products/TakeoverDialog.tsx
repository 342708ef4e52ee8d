import { useId, type ReactNode } from 'react';
import type { TableProgress } from '../../../document/table/progress';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { Dialog } from '../../ui/Dialog';
import { FileButton } from '../../ui/FileButton';
import styles from './products.module.css';
import type { Lines, Takeover } from './protocol';
import { TableBar } from './TableBar';
import { WORDS } from './words';

/** What a table would change, before anything changes. */
export function TakeoverDialog({
  name,
  answer,
  remove,
  busy,
  progress,
  failure,
  onRemove,
  onPictures,
  onTakeOver,
  onClose,
}: {
  name: string;
  answer: Takeover;
  remove: boolean;
  /** What is being done; '' if nothing is. */
  busy: string;
  progress: TableProgress | undefined;
  /** What went wrong; '' if nothing did. */
  failure: string;
  onRemove: (remove: boolean) => void;
  onPictures: (files: readonly File[]) => void;
  onTakeOver: () => void;
  onClose: () => void;
}) {
  const isBusy = busy !== '';
  const { added, cells, changed, missing, same, mistakes, leftOut, onTheWay, toFetch, operations } =
    answer;
  return (
    <Dialog
      title={WORDS.takeoverTitle(name)}
      wide
      onClose={onClose}
      actions={
        <>
          <Failure words={failure} className={styles['failure']} />
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button kind="strong" isOff={isBusy || operations.length === 0} onClick={onTakeOver}>
            {WORDS.takeOver}
          </Button>
        </>
      }
    >
      {isBusy && <TableBar name={busy} progress={progress} />}
      {operations.length === 0 && !isBusy && (
        <p>{missing.count === 0 ? WORDS.nothing : WORDS.onlyMissing}</p>
      )}
      <ChangeSection title={WORDS.mistakes(answer.mistakeCount)} lines={mistakes}>
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
      <ChangeSection title={WORDS.onTheWay} lines={onTheWay} />
      <ChangeSection title={WORDS.toFetch(toFetch.count)} lines={toFetch}>
        <PictureFiles isOff={isBusy} onChoose={onPictures} />
      </ChangeSection>
      <ChangeSection title={WORDS.leftOut} lines={leftOut} />
      <p className={controls['hint']}>{WORDS.same(same)}</p>
    </Dialog>
  );
}

/** Takes the pictures that the products have elsewhere. */
function PictureFiles({
  isOff,
  onChoose,
}: {
  isOff: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  return (
    <>
      <p className={controls['hint']}>{WORDS.givePictures}</p>
      <div className={styles['pictures']}>
        <FileButton
          label={WORDS.pictureFiles}
          accept="image/*,.zip"
          isSmall
          isOff={isOff}
          multiple
          onChoose={onChoose}
        />
        <FileButton
          label={WORDS.pictureFolder}
          accept=""
          isSmall
          isOff={isOff}
          isFolder
          onChoose={onChoose}
        />
      </div>
    </>
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
  const id = useId();
  if (count === 0) return null;
  return (
    <section>
      <h3 id={id} className={styles['part']}>
        {title}
      </h3>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the arrow keys, too */}
      <ul className={styles['lines']} tabIndex={0} aria-labelledby={id}>
        {first.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {count > first.length && <li>{WORDS.more(count - first.length)}</li>}
      </ul>
    </section>
  );
}
