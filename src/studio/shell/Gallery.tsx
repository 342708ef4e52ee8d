import cx from 'classnames';
import { useRef, useState } from 'react';
import { BLOCK_GROUPS } from '../../document/schema/schema';
import type { BlockKind } from '../protocol';
import { WORDS } from '../words';
import { Dialog } from '../ui/Dialog';
import { SearchField } from '../ui/SearchField';
import controls from '../ui/controls.module.css';
import styles from './gallery.module.css';
import { kindsFor } from './kindsFor';
import { PageFrame } from './PageFrame';
import { useStudio } from './studio';

/**
 * All kinds of blocks with what they are for, in groups, found by everyday words too; the chosen one is drawn in the
 * colours of the site, as it will be added.
 */
export function Gallery({ types }: { types: readonly string[] }) {
  const { session, chooseBlock } = useStudio();
  const { blocks, preview } = session.state;
  const [text, setText] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const found = kindsFor(
    text,
    blocks.filter(({ type }) => types.includes(type)),
  );
  // Who looks for something wants the best answer first, whatever its group.
  const groups = text.trim() === '' ? inGroups(found) : [{ title: undefined, kinds: found }];
  const inOrder = groups.flatMap(({ kinds }) => kinds);
  const [pointed, setPointed] = useState(inOrder[0]?.type);
  const shown = inOrder.find(({ type }) => type === pointed) ?? inOrder[0];
  const takeFirst = () => {
    const first = inOrder.find(({ missing }) => missing === undefined);
    if (first && text.trim() !== '') chooseBlock(first.block ?? { type: first.type });
  };
  return (
    <Dialog title={WORDS.chooseBlock} wide onClose={() => chooseBlock(undefined)}>
      <SearchField label={WORDS.searchBlocks} value={text} onChange={setText} onEnter={takeFirst} />
      <div className={styles['gallery']}>
        <div className={styles['kinds']}>
          {groups.map(({ title, kinds }) => (
            <section key={title ?? ''} aria-label={title}>
              {title !== undefined && <h3 className={styles['group']}>{title}</h3>}
              <ul>
                {kinds.map((kind) => (
                  <li key={kind.type}>
                    <KindButton kind={kind} onPoint={setPointed} onChoose={chooseBlock} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
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

interface KindButtonProps {
  kind: BlockKind;
  onPoint: (type: string) => void;
  onChoose: (block: object) => void;
}

function KindButton({ kind, onPoint, onChoose }: KindButtonProps) {
  const { type, title, description, block, missing } = kind;
  return (
    <button
      className={cx(controls['choice'], styles['kind'])}
      type="button"
      aria-disabled={missing !== undefined}
      onFocus={() => onPoint(type)}
      onMouseEnter={() => onPoint(type)}
      onClick={() => missing === undefined && onChoose(block ?? { type })}
    >
      <strong>{title}</strong>
      <span>{missing ?? description}</span>
    </button>
  );
}

const inGroups = (kinds: readonly BlockKind[]) =>
  BLOCK_GROUPS.map((group) => ({
    title: WORDS.blockGroups[group],
    kinds: kinds.filter((kind) => kind.group === group),
  })).filter((group) => group.kinds.length > 0);
