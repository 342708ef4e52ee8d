import { useState } from 'react';
import { valueAt } from '../../document/values';
import { WORDS } from '../words';
import { moveToPage } from './blockSteps';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { pagesOf } from './pageSteps';
import { nameAt } from './stepName';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Takes a block to the end of another page. */
export function MoveBlock({ onClose }: { onClose: () => void }) {
  const { session, block, page, host } = useStudio();
  const root = session.root.peek();
  const pages = pagesOf(root).filter(({ index }) => index !== page.peek());
  const [target, setTarget] = useState(String(pages[0]?.index ?? ''));
  const at = block.peek();
  if (at === undefined) return null;
  const name = nameAt(session.schema, root, at);
  const move = () => {
    const index = Number(target);
    const to = pages.find((one) => one.index === index);
    onClose();
    if (!to) return;
    session.change(moveToPage(at, index), { name: WORDS.didMoveTo(name, to.name) });
    // To its end, where it now stands.
    const blocks = valueAt(session.root.peek(), ['pages', index, 'blocks']);
    host.reveal(`/pages/${index}/blocks/${Array.isArray(blocks) ? blocks.length - 1 : 0}`);
  };
  return (
    <Dialog
      title={WORDS.moveBlockTitle(name)}
      onClose={onClose}
      actions={
        <Button kind="strong" onClick={move}>
          {WORDS.moveBlockNow}
        </Button>
      }
    >
      <label className={controls['field']}>
        <span>{WORDS.toWhichPage}</span>
        <select
          className={controls['input']}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        >
          {pages.map((one) => (
            <option key={one.index} value={one.index}>
              {one.name} ({one.path})
            </option>
          ))}
        </select>
      </label>
    </Dialog>
  );
}
