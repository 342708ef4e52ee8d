import { Undo2 } from 'lucide-react';
import type { DeletedFile } from '../protocol';
import { Button } from '../ui/Button';
import controls from '../ui/controls.module.css';
import { dateAndTime } from '../language/dateAndTime';
import { WORDS } from '../words';
import { useStudio } from './studio';

/** What was deleted, each to be put back. */
export function TrashList({
  title,
  deleted,
  onRestore,
}: {
  title: string;
  deleted: readonly DeletedFile[];
  onRestore: (id: string) => Promise<boolean>;
}) {
  const { say } = useStudio();
  const restore = async ({ id, src }: DeletedFile, index: number) => {
    if (!(await onRestore(id))) return;
    say(WORDS.restored(nameOf(src)));
    // Its row goes with its button: the next one follows, or what was put back.
    setTimeout(() => {
      const others = document.querySelectorAll<HTMLElement>('[data-restores]');
      const next = others[Math.min(index, others.length - 1)];
      (next ?? document.querySelector<HTMLElement>(`[data-file="${CSS.escape(src)}"]`))?.focus();
    });
  };
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className={controls['hint']}>{WORDS.trashWhy}</p>
      <ul className={controls['rows']}>
        {deleted.map((one, index) => (
          <li key={one.id}>
            <span className={controls['words']}>
              {nameOf(one.src)}
              <span className={controls['where']}>{WORDS.deletedOn(dateAndTime(one.at))}</span>
            </span>
            <Button
              isSmall
              icon={Undo2}
              data-restores
              aria-label={WORDS.restoreOne(nameOf(one.src))}
              onClick={() => void restore(one, index)}
            >
              {WORDS.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'pump.jpg' for '/images/pump.jpg'. */
const nameOf = (src: string): string => src.split('/').at(-1) ?? src;
