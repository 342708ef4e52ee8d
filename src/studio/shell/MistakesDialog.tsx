import { useLayoutEffect, useRef } from 'react';
import { useValue } from '../../ui/useValue';
import { pointerInWords } from '../../document/describe';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** All mistakes of the site; each leads to its field, and one whose cure is certain can be mended here. */
export function MistakesDialog({ onClose }: { onClose: () => void }) {
  const { session, host } = useStudio();
  const problems = useValue(session.problems);
  const sorted = problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed is gone with its mistake.
    if (document.activeElement !== document.body) return;
    const dialog = list.current?.closest('dialog');
    const next = list.current?.querySelector<HTMLElement>('[data-cure]');
    (next ?? dialog?.querySelector('button'))?.focus();
  });
  const go = (pointer: string) => {
    onClose();
    host.reveal(pointer);
  };
  return (
    <Dialog title={WORDS.mistakesTitle} onClose={onClose}>
      {problems.length === 0 && <p className={controls['hint']}>{WORDS.noMistakes}</p>}
      <ul className={controls['rows']} ref={list}>
        {sorted.map(({ pointer, message, advice, fix, severity }) => (
          <li key={`${pointer} ${message}`}>
            <span className={controls['words']}>
              <button className={controls['link']} type="button" onClick={() => go(pointer)}>
                {pointer === ''
                  ? WORDS.wholeFile
                  : pointerInWords(session.schema, session.root.peek(), pointer)}
              </button>
              <span className={severity === 'error' ? controls['wrong'] : controls['hint']}>
                {' '}
                {message}
              </span>
              <span className={controls['where']}>{advice}</span>
            </span>
            {fix && (
              <Button
                data-cure=""
                aria-label={WORDS.cureOf(advice ?? message)}
                onClick={() => session.change(fix)}
              >
                {WORDS.cure}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
