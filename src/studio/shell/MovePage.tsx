import { useState } from 'react';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { Leads } from './Leads';
import { canBeAddress, movePage, pagesOf } from './pageSteps';
import { leadsTo } from './references';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Gives a page another address: links to it are corrected, and the old address leads there. */
export function MovePage({ onClose }: { onClose: () => void }) {
  const { session, page: shown, say } = useStudio();
  const { schema, root } = session;
  const pages = pagesOf(root.peek());
  const page = pages[shown.peek()];
  const [path, setPath] = useState(page?.path ?? '');
  const [redirect, setRedirect] = useState(true);
  const taken = pages.find((one) => one.path === path && one !== page);
  if (!page) return null;
  const leads = leadsTo(schema, root.peek(), page.path);
  const isAddress = canBeAddress(schema, path);
  const isReady = /^\/./.test(path) && isAddress && path !== page.path && !taken;
  const move = () => {
    if (!isReady) return;
    const operations = movePage(schema, root.peek(), { page, path, redirect });
    if (session.change(operations, { name: WORDS.didMovePage(page.name, path) })) {
      say(WORDS.linksCorrected(leads.length));
    }
    onClose();
  };
  return (
    <Dialog
      title={WORDS.movePageTitle(page.name)}
      onClose={onClose}
      actions={
        <Button kind="strong" type="submit" form="move-page" disabled={!isReady}>
          {WORDS.movePageNow}
        </Button>
      }
    >
      <form
        id="move-page"
        className={controls['form']}
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <label className={controls['field']}>
          <span>{WORDS.newAddress}</span>
          <input
            className={controls['input']}
            value={path}
            aria-describedby="move-page-taken"
            onChange={({ target }) => setPath(target.value)}
          />
        </label>
        <p id="move-page-taken" className={controls['wrong']} role="status">
          {taken && WORDS.taken(taken.name)}
          {!isAddress && WORDS.noAddress}
        </p>
        <label className={controls['check']}>
          <input
            type="checkbox"
            checked={redirect}
            onChange={({ target }) => setRedirect(target.checked)}
          />
          {WORDS.leadOn(page.path)}
        </label>
      </form>
      <p className={controls['hint']}>{WORDS.willCorrect(leads.length)}</p>
      <Leads leads={leads} />
    </Dialog>
  );
}
