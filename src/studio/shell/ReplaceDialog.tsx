import { useState } from 'react';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import styles from './replace.module.css';
import { WORDS as FORM_WORDS } from '../form/words';
import { piecesOf, replaceAll, type Sought } from './texts';
import { useStudio } from './studio';
import { useMatches } from './useMatches';
import { Button } from '../ui/Button';

/** As many texts are shown as they will read; what is replaced in more of them, one looks for more narrowly. */
const MAX_SHOWN = 200;

/** Puts one text for another all over the site, after showing where and how each will read. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const { session, say } = useStudio();
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const [isExact, setExact] = useState(false);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { matches, sought, isWhole } = useMatches(session, { find, isExact });
  const count = matches.filter(({ pointer }) => !without.has(pointer)).length;
  const toggle = (pointer: string) => {
    const next = new Set(without);
    if (!next.delete(pointer)) next.add(pointer);
    setWithout(next);
  };
  const replace = () => {
    const operations = replaceAll(matches, sought, replacement, without);
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
          disabled={!isWhole || count === 0 || find === replacement}
          onClick={replace}
        >
          {WORDS.replaceNow(count)}
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
      <label className={controls['check']}>
        <input
          type="checkbox"
          checked={isExact}
          onChange={({ target }) => setExact(target.checked)}
        />
        {WORDS.mindCapitals}
      </label>
      <p className={controls['hint']} role="status">
        {find !== '' && (isWhole ? WORDS.places(matches.length) : FORM_WORDS.stillLooking)}
      </p>
      <ul className={controls['rows']}>
        {matches.slice(0, MAX_SHOWN).map(({ pointer, text }) => (
          <li key={pointer}>
            <label className={controls['check']}>
              <input
                type="checkbox"
                checked={!without.has(pointer)}
                onChange={() => toggle(pointer)}
              />
              <Preview text={text} sought={sought} replacement={replacement} />
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A text with what goes struck out, and what comes beside it. */
function Preview({
  text,
  sought,
  replacement,
}: {
  text: string;
  sought: Sought;
  replacement: string;
}) {
  const pieces = piecesOf(text, sought, replacement);
  // Where each piece begins.
  const places = pieces.map((_, index) =>
    pieces
      .slice(0, index)
      .reduce((sum, piece) => sum + ('stays' in piece ? piece.stays : piece.goes).length, 0),
  );
  return (
    <span>
      {pieces.map((piece, index) =>
        'stays' in piece ? (
          <span key={`${places[index]} stays`}>{piece.stays}</span>
        ) : (
          <span key={places[index]}>
            <del className={styles['gone']}>{piece.goes}</del>
            <ins className={styles['come']}>{piece.comes}</ins>
          </span>
        ),
      )}
    </span>
  );
}
