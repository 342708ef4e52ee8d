import cx from 'classnames';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './tabs.module.css';

/** A tab and its panel. */
export interface Tab {
  name: string;
  content: ReactNode;
}

const LEFT = 'ArrowLeft';
const RIGHT = 'ArrowRight';

/** Which tab a key leads to: arrows go round, Home and End to the ends (APG tabs). */
function target(key: string, at: number, count: number): number | undefined {
  const [back, on] = document.documentElement.dir === 'rtl' ? [RIGHT, LEFT] : [LEFT, RIGHT];
  if (key === on) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs as the ARIA practices describe them: one is in the order of Tab, arrows select the others. Without scripts
 * and in print there are no tabs, and every panel stands below its name.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={css.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its tabs */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={css.list}
        onKeyDown={onKeyDown}
        data-scripted=""
      >
        {tabs.map(({ name }, n) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}tab${n}`}
            aria-controls={`${id}panel${n}`}
            aria-selected={n === selected}
            tabIndex={n === selected ? 0 : -1}
            className={css.tab}
            onClick={() => setSelected(n)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, n) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}panel${n}`}
          aria-labelledby={`${id}tab${n}`}
          // So that a panel without a link can be reached (APG).
          tabIndex={0}
          className={cx(css.panel, n !== selected && css.hidden)}
        >
          <h2 className={css.name}>{name}</h2>
          {content}
        </div>
      ))}
    </div>
  );
}
