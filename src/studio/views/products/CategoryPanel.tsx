import { ArrowDown, ArrowUp, Link, PanelRight, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { idFrom } from '../../../document/idFrom';
import { schemaAt } from '../../../document/schema/schemaAt';
import { useHost } from '../../form/formHost';
import { PictureDialog } from '../../form/PictureDialog';
import { TextControl } from '../../form/TextField';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { IconButton } from '../../ui/IconButton';
import { addCategory, CATEGORIES, moveCategory, type CategoryEntry } from './categorySteps';
import styles from './products.module.css';
import { RenameCategory } from './RenameCategory';
import { WORDS } from './words';

/** The categories: named, ordered, added, with a picture and an address each. */
export function CategoryPanel({ categories }: { categories: readonly CategoryEntry[] }) {
  const [renamed, setRenamed] = useState<CategoryEntry | undefined>();
  return (
    <>
      <ul className={controls['rows']} aria-label={WORDS.categories}>
        {categories.map((category) => (
          <CategoryRow
            key={category.index}
            category={category}
            isLast={category.index === categories.length - 1}
            onRename={() => setRenamed(category)}
          />
        ))}
      </ul>
      <NewCategory taken={new Set(categories.map(({ id }) => id))} />
      {renamed && (
        <RenameCategory
          category={renamed}
          taken={new Set(categories.map(({ id }) => id))}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

function CategoryRow({
  category: { index, id, name, picture, count },
  isLast,
  onRename,
}: {
  category: CategoryEntry;
  isLast: boolean;
  onRename: () => void;
}) {
  const { session, host } = useStudio();
  const [isChoosing, setChoosing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const at = `${CATEGORIES}/${index}`;
  const schema = schemaAt(session.schema, session.root.peek(), `${at}/name`) ?? {};
  const move = (by: -1 | 1) => {
    const to = by === -1 ? row.current?.previousElementSibling : row.current?.nextElementSibling;
    const pressed = [...(row.current?.querySelectorAll('button') ?? [])].findIndex(
      (button) => button === document.activeElement,
    );
    if (!session.change([moveCategory(index, by)], { name: WORDS.did.moveCategory(name) })) return;
    // Rows stay, and show other categories: the next press is to move the same one.
    to?.querySelectorAll('button')[pressed]?.focus();
  };
  const remove = () => {
    // The form that adds one follows the list.
    const near =
      row.current?.previousElementSibling ?? row.current?.parentElement?.nextElementSibling;
    if (!session.change([{ op: 'remove', at }], { name: WORDS.did.removeCategory(name) })) return;
    // Of several rows, the last one goes.
    if (isLast) near?.querySelector<HTMLElement>('button, input')?.focus();
  };
  return (
    <li ref={row}>
      <button
        className={styles['picture']}
        type="button"
        aria-label={WORDS.picture(name)}
        onClick={() => setChoosing(true)}
      >
        {picture !== '' && <img src={host.pictureUrl(picture)} alt="" />}
      </button>
      <div className={controls['words']}>
        <TextControl schema={schema} at={`${at}/name`} required name={WORDS.nameOf(id)} />
        <span className={controls['where']}>
          {id} · {WORDS.products(count)}
        </span>
      </div>
      <div className={styles['actions']}>
        <IconButton
          label={WORDS.up(name)}
          icon={ArrowUp}
          isOff={index === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          label={WORDS.down(name)}
          icon={ArrowDown}
          isOff={isLast}
          onClick={() => move(1)}
        />
        <IconButton label={WORDS.address(name)} icon={Link} onClick={onRename} />
        <IconButton
          label={WORDS.openCategory(name)}
          icon={PanelRight}
          onClick={() => host.reveal(`${at}/name`)}
        />
        <IconButton
          label={count > 0 ? WORDS.notEmpty(name, count) : WORDS.removeCategory(name)}
          icon={Trash2}
          isOff={count > 0}
          onClick={remove}
        />
      </div>
      {isChoosing && (
        <PictureDialog
          at={`${at}/image`}
          onClose={() => setChoosing(false)}
          onChoose={(src) => host.change([{ op: 'set', at: `${at}/image/src`, value: src }])}
        />
      )}
    </li>
  );
}

function NewCategory({ taken }: { taken: ReadonlySet<string> }) {
  const { session } = useStudio();
  const { reveal } = useHost();
  const [name, setName] = useState('');
  const id = idFrom(name);
  const list = schemaAt(session.schema, session.root.peek(), CATEGORIES);
  const isReady = id !== '' && !taken.has(id) && list?.items !== undefined;
  const add = () => {
    if (!isReady || !list.items) return;
    const operations = addCategory(list.items, { name: name.trim(), id });
    if (session.change(operations, { name: WORDS.did.addCategory(name) })) {
      setName('');
      // It still needs what its form asks for.
      reveal(`${CATEGORIES}/${taken.size}/description`);
    }
  };
  return (
    <form
      className={styles['tools']}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        className={controls['input']}
        aria-label={WORDS.newCategory}
        placeholder={WORDS.newCategory}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button isSmall icon={Plus} type="submit" isOff={!isReady}>
        {WORDS.addCategory}
      </Button>
      <p className={controls['wrong']} role="status">
        {taken.has(id) && WORDS.idTaken(id)}
      </p>
    </form>
  );
}
