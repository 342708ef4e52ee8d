import { MistakeCount } from '../form/MistakeCount';
import { computed } from '@preact/signals-core';
import cx from 'classnames';
import { FilePlus } from 'lucide-react';
import { useMemo } from 'react';
import { useValue } from '../../ui/useValue';
import { WORDS } from '../words';
import { pagesOf, type PageEntry } from './pageSteps';
import { sectionsOf } from './sections';
import { useStudio } from './studio';
import { useRowKeys, useTreeRows, type TreeRows } from './treeRows';
import type { StudioView } from './views';
import styles from './tree.module.css';
import { Button } from '../ui/Button';

/** The tools, then the whole site: its pages by their addresses, and everything else that the config holds. */
export function Tree() {
  const { open, views, session } = useStudio();
  const { schema } = session;
  const sections = useMemo(() => {
    const inViews = new Set([...views.values()].map(({ section }) => section));
    return sectionsOf(schema).filter(({ at }) => !inViews.has(at));
  }, [schema, views]);
  const rows = useTreeRows(useMemo(() => sections.map(({ at }) => at), [sections]));
  return (
    <div className={styles['tree']}>
      {views.size > 0 && <Views rows={rows} />}
      <div className={styles['head']}>
        <h2>{WORDS.pages}</h2>
        <Button isSmall icon={FilePlus} onClick={() => open('addPage')}>
          {WORDS.addPage}
        </Button>
      </div>
      <Pages rows={rows} />
      <h2>{WORDS.wholeSite}</h2>
      <ul className={styles['list']}>
        {sections.map(({ at, name }) => (
          <Row key={at} at={at} name={name} depth={0} rows={rows} />
        ))}
      </ul>
    </div>
  );
}

function Pages({ rows }: { rows: TreeRows }) {
  const { session } = useStudio();
  // As text, which stays the same while something else is typed.
  const text = useMemo(
    () => computed(() => JSON.stringify(byAddress(pagesOf(session.root.value)))),
    [session],
  );
  const pages = JSON.parse(useValue(text)) as PageEntry[];
  const names = new Set<string>();
  const twice = new Set(
    pages.flatMap(({ name }) => (names.size === names.add(name).size ? [name] : [])),
  );
  return (
    <ul className={styles['list']}>
      {pages.map((page) => (
        <Row
          key={page.index}
          at={`/pages/${page.index}`}
          name={twice.has(page.name) ? `${page.name} (${page.path})` : page.name}
          detail={page.path}
          depth={depthOf(page.path)}
          rows={rows}
        />
      ))}
      <Row at="/notFound" name={WORDS.sections.notFound} depth={0} rows={rows} />
    </ul>
  );
}

function Views({ rows }: { rows: TreeRows }) {
  const { views } = useStudio();
  return (
    <>
      <h2>{WORDS.views}</h2>
      <ul className={styles['list']}>
        {[...views].map(([name, view]) => (
          <ViewRow key={name} name={name} view={view} rows={rows} />
        ))}
      </ul>
    </>
  );
}

function ViewRow({ name, view, rows }: { name: string; view: StudioView; rows: TreeRows }) {
  const studio = useStudio();
  const keys = useRowKeys(rows, name);
  const isCurrent = useValue(studio.view) === name;
  return (
    <li>
      <button
        className={cx(styles['row'], isCurrent && styles['current'])}
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        {...keys}
        onClick={() => studio.showView(name)}
      >
        <view.icon size={15} aria-hidden />
        <span className={styles['name']}>{view.title}</span>
        {view.section !== undefined && <MistakeCount at={view.section} />}
        {view.Mark && <view.Mark />}
      </button>
    </li>
  );
}

function Row({
  at,
  name,
  detail,
  depth,
  rows,
}: {
  at: string;
  name: string;
  detail?: string;
  depth: number;
  rows: TreeRows;
}) {
  const keys = useRowKeys(rows, at);
  const { formAt, view, showPanel, show } = useStudio();
  const isHere = useMemo(
    () =>
      computed(
        () =>
          view.value === undefined && (formAt.value === at || formAt.value.startsWith(`${at}/`)),
      ),
    [formAt, view, at],
  );
  const isCurrent = useValue(isHere);
  const open = () => {
    show(at);
    showPanel(detail === undefined ? 'form' : 'page');
  };
  return (
    <li>
      <button
        className={cx(
          styles['row'],
          styles[`depth${Math.min(depth, 2)}`],
          isCurrent && styles['current'],
        )}
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        title={detail}
        {...keys}
        onClick={open}
      >
        <span className={styles['name']}>{name}</span>
        <MistakeCount at={at} />
      </button>
    </li>
  );
}

/** The home page first, then every page below the one that its address is below. */
function byAddress(pages: readonly PageEntry[]): PageEntry[] {
  const places = new Map(pages.map(({ path }, index) => [path, index]));
  const place = (path: string) => places.get(`/${path.split('/')[1] ?? ''}`) ?? -1;
  return pages.toSorted((a, b) => place(a.path) - place(b.path) || a.index - b.index);
}

const depthOf = (path: string): number => Math.max(0, path.split('/').length - 2);
