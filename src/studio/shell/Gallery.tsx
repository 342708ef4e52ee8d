import cx from 'classnames';
import { useRef, useState } from 'react';
import { matching } from '../form/matching';
import { WORDS } from '../words';
import { Dialog } from '../ui/Dialog';
import { SearchField } from '../ui/SearchField';
import { includesText } from '../ui/includesText';
import controls from '../ui/controls.module.css';
import styles from './gallery.module.css';
import { PageFrame } from './PageFrame';
import { useStudio } from './studio';

/** All kinds of blocks with what they are for; the chosen one is drawn in the colours of the site. */
export function Gallery({ types }: { types: readonly string[] }) {
  const { session, chooseBlock } = useStudio();
  const { blocks, preview } = session.state;
  const [text, setText] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const known = blocks.filter(({ type }) => types.includes(type));
  const fitting = new Set(
    matching(
      known.map(({ type, title, description }) => ({
        value: type,
        label: title,
        detail: description,
      })),
      text,
    ).map(({ value }) => value),
  );
  // Who types a name wants that block, not those whose sentences have the word.
  const found = known
    .filter(({ type }) => fitting.has(type))
    .toSorted((a, b) => Number(includesText(b.title, text)) - Number(includesText(a.title, text)));
  const [pointed, setPointed] = useState(found[0]?.type);
  const shown = found.find(({ type }) => type === pointed) ?? found[0];
  return (
    <Dialog title={WORDS.chooseBlock} wide onClose={() => chooseBlock(undefined)}>
      <SearchField label={WORDS.searchBlocks} value={text} onChange={setText} />
      <div className={styles['gallery']}>
        <ul className={styles['kinds']}>
          {found.map(({ type, title, description, examples, missing }) => (
            <li key={type}>
              <button
                className={cx(controls['choice'], styles['kind'])}
                type="button"
                aria-disabled={missing !== undefined}
                onFocus={() => setPointed(type)}
                onMouseEnter={() => setPointed(type)}
                onClick={() => missing === undefined && chooseBlock(examples[0] ?? { type })}
              >
                <strong>{title}</strong>
                <span>{missing ?? description}</span>
              </button>
            </li>
          ))}
        </ul>
        {shown && (
          <div className={styles['stage']}>
            <PageFrame
              key={shown.type}
              frame={frame}
              className={styles['drawing']}
              title={WORDS.exampleOf(shown.title)}
              src={preview.gallery + shown.type}
              tabIndex={-1}
            />
          </div>
        )}
      </div>
      {found.length === 0 && <p className={controls['hint']}>{WORDS.noMatch}</p>}
    </Dialog>
  );
}
