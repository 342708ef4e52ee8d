import cx from 'classnames';
import { Suspense, useLayoutEffect } from 'react';
import { FormContext } from '../form/formHost';
import { useValue } from '../../ui/useValue';
import { WORDS } from '../words';
import styles from './app.module.css';
import { Dialogs } from './Dialogs';
import { Pane } from './Pane';
import { Preview } from './Preview';
import { onShortcut } from './shortcuts';
import type { Panel } from './places';
import { StudioContext, useStudio, type StudioShell } from './studio';
import { TopBar } from './TopBar';
import { Tree } from './Tree';

/** All of Studio: the site on the left, the page in the middle, its form on the right. */
export function App({ studio }: { studio: StudioShell }) {
  // Not after the paint: on a slow machine, what is pressed as soon as Studio is seen would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (onShortcut(studio, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [studio]);
  return (
    <StudioContext value={studio}>
      <FormContext value={studio.host}>
        <Layout />
        <Dialogs />
        <Said />
      </FormContext>
    </StudioContext>
  );
}

function Layout() {
  const { panel, view } = useStudio();
  const shown = useValue(panel);
  const opened = useValue(view);
  const away = opened !== undefined && styles['away'];
  return (
    <div className={styles['studio']}>
      <TopBar />
      <main className={styles['work']}>
        <Tabs />
        <nav
          id="site"
          className={cx(styles['site'], shown === 'site' && styles['shown'])}
          aria-label={WORDS.panels.site}
        >
          <Tree />
        </nav>
        <section
          id="page"
          className={cx(styles['page'], shown === 'page' && styles['shown'], away)}
          aria-label={WORDS.panels.page}
        >
          <Preview />
        </section>
        <section
          id="form"
          className={cx(styles['form'], shown === 'form' && styles['shown'], away)}
          aria-label={WORDS.panels.form}
        >
          <Pane />
        </section>
        {opened !== undefined && (
          <ViewPanel key={opened} name={opened} isShown={shown !== 'site'} />
        )}
      </main>
    </div>
  );
}

/** The view that takes the room of page and form, which stay as they are behind it. */
function ViewPanel({ name, isShown }: { name: string; isShown: boolean }) {
  const found = useStudio().views.get(name);
  if (!found) return null;
  const { View, title } = found;
  return (
    <section
      id="view"
      className={cx(styles['view'], isShown && styles['shown'])}
      aria-label={title}
    >
      <Suspense fallback={<p className={styles['loading']}>{WORDS.loading}</p>}>
        <View />
      </Suspense>
    </section>
  );
}

const PANELS: readonly Panel[] = ['site', 'page', 'form'];

/** On narrow screens: which of the three is shown. */
function Tabs() {
  const { panel, showPanel } = useStudio();
  const shown = useValue(panel);
  return (
    <div className={styles['tabs']} role="group" aria-label={WORDS.panelsName}>
      {PANELS.map((name) => (
        <button
          key={name}
          className={cx(styles['tab'], shown === name && styles['current'])}
          type="button"
          aria-pressed={shown === name}
          onClick={() => showPanel(name)}
        >
          {WORDS.panels[name]}
        </button>
      ))}
    </div>
  );
}

function Said() {
  const { said, view } = useStudio();
  const isInView = useValue(view) !== undefined;
  return (
    <p className={cx(styles['said'], isInView && styles['aside'])} role="status">
      {useValue(said)}
    </p>
  );
}
