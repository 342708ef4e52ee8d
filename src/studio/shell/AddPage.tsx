import { asText } from '../form/asText';
import { schemaAt } from '../../document/schema/schemaAt';
import { useState } from 'react';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { addPage, addressFor, pagesOf } from './pageSteps';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Asks for what a new page needs: its name, where it belongs, one sentence about it. */
export function AddPage({ onClose }: { onClose: () => void }) {
  const { session, host } = useStudio();
  const root = session.root.peek();
  const pages = pagesOf(root);
  const [name, setName] = useState('');
  const [parent, setParent] = useState('/');
  const [typed, setTyped] = useState<string | undefined>();
  const [description, setDescription] = useState('');
  const [inMenu, setInMenu] = useState(true);
  const path = typed ?? addressFor(name, parent);
  const taken = pages.find((page) => page.path === path);
  // Until something is typed, the address is that of the page above.
  const isBegun = name.trim() !== '' || typed !== undefined;
  const isReady = name.trim() !== '' && path.length > 1 && !taken;
  const add = () => {
    if (!isReady) return;
    const title = `${name.trim()}${titleEnding(root)}`;
    const page = {
      name: name.trim(),
      path,
      title,
      // Empty, it would be a mistake before anything can be seen.
      description: description.trim() || name.trim(),
      inMenu,
    };
    session.change(addPage(session.schema, root, page), { name: WORDS.didAdd(name.trim()) });
    onClose();
    host.reveal(`/pages/${pages.length}`);
  };
  return (
    <Dialog
      title={WORDS.addPageTitle}
      onClose={onClose}
      actions={
        <Button kind="strong" type="submit" form="add-page" disabled={!isReady}>
          {WORDS.addPageNow}
        </Button>
      }
    >
      <form
        id="add-page"
        className={controls['form']}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label className={controls['field']}>
          <span>{WORDS.pageName}</span>
          <input
            className={controls['input']}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className={controls['field']}>
          <span>{WORDS.below}</span>
          <select
            className={controls['input']}
            value={parent}
            onChange={({ target }) => setParent(target.value)}
          >
            <option value="/">{WORDS.belowNone}</option>
            {pages
              .filter((page) => page.path !== '/' && !page.path.includes(':'))
              .map((page) => (
                <option key={page.path} value={page.path}>
                  {page.name}
                </option>
              ))}
          </select>
        </label>
        <label className={controls['field']}>
          <span>{WORDS.address}</span>
          <input
            className={controls['input']}
            value={path}
            aria-describedby="add-page-taken"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <p id="add-page-taken" className={controls['wrong']} role="status">
          {isBegun && taken && WORDS.taken(taken.name)}
        </p>
        <label className={controls['field']}>
          <span>{WORDS.pageDescription}</span>
          <textarea
            className={controls['input']}
            rows={3}
            value={description}
            aria-describedby="add-page-hint"
            onChange={({ target }) => setDescription(target.value)}
          />
        </label>
        <p id="add-page-hint" className={controls['hint']}>
          {schemaAt(session.schema, root, '/pages/0/description')?.description}
        </p>
        <label className={controls['check']}>
          <input
            type="checkbox"
            checked={inMenu}
            onChange={({ target }) => setInMenu(target.checked)}
          />
          {WORDS.putInMenu}
        </label>
      </form>
    </Dialog>
  );
}

/** ' | Company', as the titles of the other pages end. */
function titleEnding(root: unknown): string {
  const titles = Array.isArray(Reflect.get(Object(root), 'pages'))
    ? (Reflect.get(Object(root), 'pages') as { title?: unknown }[])
    : [];
  const title = titles.map((page) => asText(page.title)).find((one) => one.includes(' | '));
  return title ? title.slice(title.indexOf(' | ')) : '';
}
