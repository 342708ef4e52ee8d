import { Undo2 } from 'lucide-react';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import type { DeletedPicture } from './library';
import { nameOf, WORDS } from './words';

/** The pictures that were deleted, each to be put back. */
export function TrashList({
  deleted,
  onRestore,
}: {
  deleted: readonly DeletedPicture[];
  onRestore: (id: string) => Promise<boolean>;
}) {
  const { say } = useStudio();
  const restore = async ({ id, src }: DeletedPicture) => {
    if (await onRestore(id)) say(WORDS.restored(nameOf(src)));
  };
  return (
    <section aria-label={WORDS.trash}>
      <h3>{WORDS.trash}</h3>
      <p className={controls['hint']}>{WORDS.trashWhy}</p>
      <ul className={controls['rows']}>
        {deleted.map((one) => (
          <li key={one.id}>
            <span className={controls['words']}>
              {nameOf(one.src)}
              <span className={controls['where']}>{WORDS.deletedOn(one.at)}</span>
            </span>
            <Button
              isSmall
              icon={Undo2}
              aria-label={WORDS.restoreOne(nameOf(one.src))}
              onClick={() => void restore(one)}
            >
              {WORDS.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
