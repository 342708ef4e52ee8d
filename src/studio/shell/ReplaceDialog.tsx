import { useMemo, useState } from 'react';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import styles from './replace.module.css';
import { matchesOf, replaceAll, textsOf } from './texts';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Puts one text for another all over the site, after showing where and how each will read. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const { session, say } = useStudio();
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const texts = useMemo(() => textsOf(session.schema, session.root.peek()), [session]);
  const matches = matchesOf(texts, find);
  const operations = replaceAll(texts, find, replacement, without);
  const toggle = (pointer: string) => {
    const next = new Set(without);
    if (!next.delete(pointer)) next.add(pointer);
    setWithout(next);
  };
  const replace = () => {
    if (session.change(operations, { name: WORDS.didReplace(find, replacement) })) {
      say(WORDS.replaced(operations.length));
    }
    onClose();
  };
  return (
    <Dialog
      title={WORDS.replaceTitle}
      onClose={onClose}
      actions={
        <Button
          kind="strong"

          disabled={operations.length === 0 || find === replacement}
          onClick={replace}
        >
          {WORDS.replaceNow(operations.length)}
        </Button>
      }
    >
      <label className={controls['field']}>
        <span>{WORDS.findText}</span>
        <input
          className={controls['input']}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      </label>
      <label className={controls['field']}>
        <span>{WORDS.replaceBy}</span>
        <input
          className={controls['input']}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
      </label>
      <p className={controls['hint']} role="status">
        {find !== '' && WORDS.places(matches.length)}
      </p>
      <ul className={controls['rows']}>
        {matches.slice(0, 200).map(({ pointer, text }) => (
          <li key={pointer}>
            <label className={controls['check']}>
              <input
                type="checkbox"
                checked={!without.has(pointer)}
                onChange={() => toggle(pointer)}
              />
              <Preview text={text} find={find} replacement={replacement} />
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A text with what goes struck out, and what comes beside it. */
function Preview({ text, find, replacement }: { text: string; find: string; replacement: string }) {
  const parts = text.split(find);
  // Where each part begins.
  const places = parts.map((_, index) => parts.slice(0, index).join(find).length);
  return (
    <span>
      {parts.map((part, index) => (
        <span key={places[index]}>
          {index > 0 && (
            <>
              <del className={styles['gone']}>{find}</del>
              <ins className={styles['come']}>{replacement}</ins>
            </>
          )}
          {part}
        </span>
      ))}
    </span>
  );
}
