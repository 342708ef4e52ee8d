import cx from 'classnames';
import { useState } from 'react';
import { BLOCK_GROUPS } from '../../document/schema/schema';
import type { BlockKind } from '../protocol';
import { WORDS as FORM_WORDS } from '../form/words';
import { WORDS } from '../words';
import { Dialog } from '../ui/Dialog';
import { SearchField } from '../ui/SearchField';
import controls from '../ui/controls.module.css';
import { BlockStill } from './BlockStill';
import styles from './gallery.module.css';
import { kindsFor } from './kindsFor';
import { useStudio } from './studio';

/**
 * All kinds of blocks with what they are for and how they look as they are added, in the look of the site: in groups,
 * found by everyday words too. The one that is pointed at is shown larger.
 */
export function Gallery({ types }: { types: readonly string[] }) {
  const { session, chooseBlock } = useStudio();
  const { blocks } = session.state;
  const [text, setText] = useState('');
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
                  <li key={kind.type} className={styles['entry']}>
                    <KindButton kind={kind} onPoint={setPointed} onChoose={chooseBlock} />
                    <div className={styles['thumbnail']}>
                      {kind.block && <BlockStill {...kind} />}
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={styles['stage']}>
          {shown?.block && <BlockStill key={shown.type} {...shown} />}
        </div>
      </div>
      {found.length === 0 && <p className={controls['hint']}>{FORM_WORDS.noMatch}</p>}
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
