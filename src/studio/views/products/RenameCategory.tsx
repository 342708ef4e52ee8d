import { useState } from 'react';
import { Leads } from '../../shell/Leads';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Dialog } from '../../ui/Dialog';
import { leadsToCategory, renameCategory, type CategoryEntry } from './categorySteps';
import { WORDS } from './words';

/** Gives a category another address: links and products follow, and the old address still leads there. */
export function RenameCategory({
  category: { index, id, name, count },
  taken,
  onClose,
}: {
  category: CategoryEntry;
  taken: ReadonlySet<string>;
  onClose: () => void;
}) {
  const { session, say } = useStudio();
  const { schema, root } = session;
  const [to, setTo] = useState(id);
  const leads = leadsToCategory(schema, root.peek(), id);
  const isTaken = to !== id && taken.has(to);
  const isReady = /^[a-z0-9][a-z0-9-]*$/.test(to) && to !== id && !isTaken;
  const rename = () => {
    if (!isReady) return;
    const operations = renameCategory(schema, root.peek(), { index, id, to });
    if (session.change(operations, { name: WORDS.did.renameCategory(name) })) {
      say(WORDS.followed(count, leads.length));
    }
    onClose();
  };
  return (
    <Dialog
      title={WORDS.address(name)}
      onClose={onClose}
      actions={
        <Button kind="strong" type="submit" form="rename-category" disabled={!isReady}>
          {WORDS.renameNow}
        </Button>
      }
    >
      <form
        id="rename-category"
        className={controls['form']}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <label className={controls['field']}>
          <span>{WORDS.shortName}</span>
          <input
            className={controls['input']}
            value={to}
            aria-describedby="category-taken"
            onChange={({ target }) => setTo(target.value)}
          />
        </label>
        <p id="category-taken" className={controls['wrong']} role="status">
          {isTaken && WORDS.idTaken(to)}
        </p>
      </form>
      <p className={controls['hint']}>{WORDS.willFollow(count, leads.length)}</p>
      <Leads leads={leads} />
    </Dialog>
  );
}
