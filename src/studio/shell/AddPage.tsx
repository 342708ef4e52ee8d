import { asText } from '../form/asText';
import { lengthIn } from '../form/lengthIn';
import { companyClock } from '../../document/dates/changes';
import { schemaAt } from '../../document/schema/schemaAt';
import { useState } from 'react';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { LengthNote } from '../ui/LengthNote';
import { addPage, addressFor, canBeAddress, pageOfNews, pagesOf } from './pageSteps';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Asks for what a new page needs: its name, where it belongs, one sentence about it. */
export function AddPage({ onClose }: { onClose: () => void }) {
  const page = useNewPage(onClose);
  return (
    <Dialog
      title={WORDS.addPageTitle}
      onClose={onClose}
      actions={
        <Button kind="strong" type="submit" form="add-page" disabled={!page.isReady}>
          {WORDS.addPageNow}
        </Button>
      }
    >
      <form
        id="add-page"
        className={controls['form']}
        onSubmit={(event) => {
          event.preventDefault();
          page.add();
        }}
      >
        <PlaceFields page={page} />
        <DescriptionField page={page} />
        <label className={controls['check']}>
          <input
            type="checkbox"
            checked={page.inMenu}
            onChange={({ target }) => page.setInMenu(target.checked)}
          />
          {WORDS.putInMenu}
        </label>
        <label className={controls['check']}>
          <input
            type="checkbox"
            checked={page.isNews}
            onChange={({ target }) => page.setIsNews(target.checked)}
          />
          {WORDS.isNews}
        </label>
      </form>
    </Dialog>
  );
}

/** What has been entered for a new page, and how to add it. */
function useNewPage(onAdded: () => void) {
  const { session, host } = useStudio();
  const root = session.root.peek();
  const pages = pagesOf(root);
  const [name, setName] = useState('');
  const [parent, setParent] = useState('/');
  const [typed, setTyped] = useState<string | undefined>();
  const [description, setDescription] = useState('');
  const [inMenu, setInMenu] = useState(true);
  const [isNews, setIsNews] = useState(false);
  const path = typed ?? addressFor(name, parent);
  const taken = pages.find((page) => page.path === path);
  const isAddress = canBeAddress(session.schema, path);
  // Until something is typed, the address is that of the page above.
  const isBegun = name.trim() !== '' || typed !== undefined;
  const isReady = name.trim() !== '' && path.length > 1 && isAddress && !taken;
  const title = `${name.trim()}${titleEnding(root)}`;
  const add = () => {
    if (!isReady) return;
    const page = {
      name: name.trim(),
      path,
      title,
      // Empty, it would be a mistake before anything can be seen.
      description: description.trim() || name.trim(),
      inMenu,
      date: isNews ? companyClock(root, new Date()).slice(0, 10) : undefined,
    };
    session.change(addPage(session.schema, root, page), { name: WORDS.didAdd(name.trim()) });
    onAdded();
    host.reveal(`/pages/${pages.length}`);
  };
  return {
    name,
    setName,
    parent,
    setParent,
    path,
    setPath: setTyped,
    description,
    setDescription,
    inMenu,
    setInMenu,
    isNews,
    /** News belong below the page that lists them, and not into the menu. */
    setIsNews(news: boolean) {
      setIsNews(news);
      setInMenu(!news);
      if (news && parent === '/') setParent(pageOfNews(root) ?? '/');
    },
    pages,
    /** The page that has this address, once it is anything but the first suggestion. */
    taken: isBegun ? taken : undefined,
    isAddress: isAddress || !isBegun,
    /** What search engines show as its title. */
    title: name.trim() === '' ? '' : title,
    isReady,
    add,
  };
}

type NewPage = ReturnType<typeof useNewPage>;

/** The name of a new page, the page above it, and its address, which follows from both until it is typed. */
function PlaceFields({ page }: { page: NewPage }) {
  return (
    <>
      <label className={controls['field']}>
        <span>{WORDS.pageName}</span>
        <input
          className={controls['input']}
          value={page.name}
          aria-describedby="add-page-title"
          onChange={({ target }) => page.setName(target.value)}
        />
      </label>
      <Length id="add-page-title" of="title" text={page.title} />
      <label className={controls['field']}>
        <span>{WORDS.below}</span>
        <select
          className={controls['input']}
          value={page.parent}
          onChange={({ target }) => page.setParent(target.value)}
        >
          <option value="/">{WORDS.belowNone}</option>
          {page.pages
            .filter(({ path }) => path !== '/' && !path.includes(':'))
            .map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <label className={controls['field']}>
        <span>{WORDS.address}</span>
        <input
          className={controls['input']}
          value={page.path}
          aria-describedby="add-page-taken"
          onChange={({ target }) => page.setPath(target.value)}
        />
      </label>
      <p id="add-page-taken" className={controls['wrong']} role="status">
        {page.taken && WORDS.taken(page.taken.name)}
        {!page.isAddress && WORDS.noAddress}
      </p>
    </>
  );
}

/** One sentence about a new page, with what its schema says about it. */
function DescriptionField({ page }: { page: NewPage }) {
  const { session } = useStudio();
  return (
    <>
      <label className={controls['field']}>
        <span>{WORDS.pageDescription}</span>
        <textarea
          className={controls['input']}
          rows={3}
          value={page.description}
          aria-describedby="add-page-length add-page-hint"
          onChange={({ target }) => page.setDescription(target.value)}
        />
      </label>
      <Length id="add-page-length" of="description" text={page.description.trim()} />
      <p id="add-page-hint" className={controls['hint']}>
        {schemaAt(session.schema, session.root.peek(), '/pages/0/description')?.description}
      </p>
    </>
  );
}

/** How much room a text of the new page has left in search results. */
function Length({ id, of, text }: { id: string; of: 'title' | 'description'; text: string }) {
  const { session } = useStudio();
  const root = session.root.peek();
  const schema = schemaAt(session.schema, root, `/pages/0/${of}`);
  const measured = schema && lengthIn(schema, text, root);
  return measured ? <LengthNote id={id} {...measured} /> : null;
}

/** ' | Company', as the titles of the other pages end. */
function titleEnding(root: unknown): string {
  const titles = Array.isArray(Reflect.get(Object(root), 'pages'))
    ? (Reflect.get(Object(root), 'pages') as { title?: unknown }[])
    : [];
  const title = titles.map((page) => asText(page.title)).find((one) => one.includes(' | '));
  return title ? title.slice(title.indexOf(' | ')) : '';
}
