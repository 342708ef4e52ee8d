import { asText } from '../form/asText';
import {
  CircleHelp,
  CircleAlert,
  GitMerge,
  Languages,
  Redo2,
  Save,
  Search,
  Undo2,
} from 'lucide-react';
import { computed } from '@preact/signals-core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useValue } from '../../ui/useValue';
import { valueAt } from '../../document/values';
import { inFigures } from '../language/spoken';
import { WORDS } from '../words';
import { useStudio, type DialogName } from './studio';
import styles from './bar.module.css';
import { Tip } from '../ui/Tip';

/** What concerns the whole site: undo, the mistakes, finding, saving. */
export function TopBar() {
  const { session, undo, redo } = useStudio();
  const { undoName, redoName } = session;
  return (
    <header id="bar" className={styles['bar']}>
      <h1 className={styles['title']}>
        <span className={styles['own']}>{WORDS.studio}</span> <SiteName />
      </h1>
      <div className={styles['group']}>
        <BarButton
          label={WORDS.undo(useValue(undoName))}
          isOff={useValue(undoName) === undefined}
          onClick={undo}
        >
          <Undo2 size={18} />
        </BarButton>
        <BarButton
          label={WORDS.redo(useValue(redoName))}
          isOff={useValue(redoName) === undefined}
          onClick={redo}
        >
          <Redo2 size={18} />
        </BarButton>
      </div>
      <Kept />
      <div className={styles['group']}>
        <Conflicts />
        <Mistakes />
        <BarButton label={WORDS.findKeys} opens="find">
          <Search size={18} />
          <span className={styles['word']}>{WORDS.find}</span>
        </BarButton>
        <BarButton label={WORDS.language} opens="language">
          <Languages size={18} />
        </BarButton>
        <BarButton label={WORDS.help} opens="tour">
          <CircleHelp size={18} />
        </BarButton>
        <SaveButton />
      </div>
    </header>
  );
}

function SiteName() {
  const { session } = useStudio();
  const name = useMemo(
    () => computed(() => asText(valueAt(session.root.value, ['site', 'name']))),
    [session],
  );
  return <span className={styles['site']}>{useValue(name)}</span>;
}

function BarButton({
  label,
  isOff = false,
  onClick,
  opens,
  children,
}: {
  label: string;
  isOff?: boolean;
  onClick?: () => void;
  /** The dialog that it opens. */
  opens?: DialogName;
  children: ReactNode;
}) {
  const { open } = useStudio();
  const press = () => {
    if (opens) open(opens);
    else onClick?.();
  };
  return (
    <button
      className={styles['button']}
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : press}
    >
      {children}
      <Tip words={label} />
    </button>
  );
}

function Mistakes() {
  const { session } = useStudio();
  const problems = useValue(session.problems);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const label = WORDS.allMistakes(errors, problems.length - errors);
  return (
    <BarButton label={label} opens="mistakes">
      <CircleAlert size={18} />
      {errors > 0 && <span className={styles['errors']}>{inFigures(errors)}</span>}
      {errors === 0 && problems.length > 0 && inFigures(problems.length)}
    </BarButton>
  );
}

function Conflicts() {
  const { session } = useStudio();
  const count = useValue(session.conflicts).length;
  if (count === 0) return null;
  return (
    <BarButton label={WORDS.conflictCount(count)} opens="conflicts">
      <GitMerge size={18} />
      <span className={styles['errors']}>{inFigures(count)}</span>
    </BarButton>
  );
}

/** Whether the last change is safe on the disk. */
function Kept() {
  const { session } = useStudio();
  const keptAt = useValue(session.keptAt);
  const isSaved = useValue(session.isSaved);
  const trouble = useValue(session.trouble);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 2000);
    return () => clearInterval(timer);
  }, []);
  if (trouble !== undefined) {
    return (
      <p className={styles['trouble']} role="alert">
        {trouble}
      </p>
    );
  }
  const seconds = keptAt === undefined ? undefined : Math.max(0, Math.round((now - keptAt) / 1000));
  return (
    <p className={styles['kept']}>
      {isSaved ? WORDS.saved : WORDS.kept(seconds)}
      <OtherWindows />
    </p>
  );
}

function OtherWindows() {
  const { session } = useStudio();
  const count = useValue(session.otherWindows);
  return count === 0 ? null : <span> · {WORDS.otherWindows(count)}</span>;
}

function SaveButton() {
  const { session, open } = useStudio();
  const isSaved = useValue(session.isSaved);
  return (
    <button
      className={styles['save']}
      type="button"
      title={WORDS.saveKeys}
      aria-disabled={isSaved}
      onClick={() => open('save')}
    >
      <Save size={17} />
      <span className={styles['saveWord']}>{WORDS.save}</span>
    </button>
  );
}
