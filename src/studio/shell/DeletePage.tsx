import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { Leads } from './Leads';
import { pagesOf } from './pageSteps';
import { leadsTo } from './references';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Says what leads to a page before it is deleted. */
export function DeletePage({ onClose }: { onClose: () => void }) {
  const { session, page: shown, show } = useStudio();
  const root = session.root.peek();
  const page = pagesOf(root)[shown.peek()];
  if (!page) return null;
  const leads = leadsTo(session.schema, root, page.path);
  const remove = () => {
    const at = `/pages/${page.index}`;
    session.change([{ op: 'remove', at }], { name: WORDS.didRemove(page.name) });
    onClose();
    show('/pages/0');
  };
  return (
    <Dialog
      title={WORDS.deletePageTitle(page.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.keepIt}</Button>
          <Button kind="strong" onClick={remove}>
            {WORDS.deletePageNow}
          </Button>
        </>
      }
    >
      <p className={controls['hint']}>{WORDS.leadsCount(leads.length)}</p>
      <Leads leads={leads} />
    </Dialog>
  );
}
