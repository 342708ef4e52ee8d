import cx from 'classnames';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { hasModifier } from '../../../ui/hasModifier';
import css from './tabs.module.css';

/** A tab and its panel. */
export interface Tab {
  name: string;
  content: ReactNode;
  /** Left out on paper. */
  isForScreens?: boolean;
}

const LEFT_KEY = 'ArrowLeft';
const RIGHT_KEY = 'ArrowRight';

/** The tab that a key moves to: arrows wrap around, Home and End jump (APG tabs). */
function target(key: string, at: number, count: number): number | undefined {
  const [back, on] =
    document.documentElement.dir === 'rtl' ? [RIGHT_KEY, LEFT_KEY] : [LEFT_KEY, RIGHT_KEY];
  if (key === on) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs after the APG, with a roving tabindex. Without JavaScript and in print, every panel is shown below its heading.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, selected, tabs.length);
    if (next === undefined || hasModifier(event)) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={css.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its tabs holds the focus */}
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
      {tabs.map(({ name, content, isForScreens }, n) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}panel${n}`}
          aria-labelledby={`${id}tab${n}`}
          // Makes panels without a link focusable (APG tabs).
          tabIndex={0}
          className={cx(css.panel, n !== selected && css.hidden, isForScreens && css.unprinted)}
        >
          <h2 className={css.name}>{name}</h2>
          {content}
        </div>
      ))}
    </div>
  );
}
