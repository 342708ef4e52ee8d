import cx from 'classnames';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { WORDS } from '../words';
import styles from './combobox.module.css';
import type { Choice } from '../protocol';
import controls from '../ui/controls.module.css';

const MOST = 60;

/** The attributes that the control of a field shares with others. */
interface ControlProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-required'?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  placeholder?: string | undefined;
}

/**
 * A text with choices that narrow down while one types: WAI-ARIA's combobox with a list. What is typed counts at once,
 * as a link may lead outside of the site.
 */
export function Combobox({
  value,
  choices,
  onChange,
  before,
  picture,
  ...control
}: ControlProps & {
  value: string;
  /** Asked for when the list opens. */
  choices: () => Promise<readonly Choice[]>;
  onChange: (value: string) => void;
  /** In front of the text: what it stands for. */
  before?: ReactNode;
  /** In front of each choice. */
  picture?: ((choice: Choice) => ReactNode) | undefined;
}) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | undefined>();
  const [active, setActive] = useState(0);
  const [all, setAll] = useState<readonly Choice[]>([]);
  const found = isOpen ? matching(all, typed ?? '') : [];
  const open = () => {
    if (isOpen) return;
    setOpen(true);
    void choices().then(setAll);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(0);
  };
  const choose = (choice: Choice) => {
    onChange(choice.value);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive((now) => (now + step + found.length) % Math.max(1, found.length));
      else open();
    }
    const choice = found[active];
    if (event.key === 'Enter' && isOpen && choice) {
      event.preventDefault();
      choose(choice);
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className={styles['box']} onBlur={close}>
      {before}
      <input
        {...control}
        className={controls['input']}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `${list}-${active}`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onClick={open}
        onKeyDown={press}
        onChange={({ target }) => {
          onChange(target.value);
          setTyped(target.value);
          setActive(0);
          open();
        }}
      />
      <div
        className={cx(styles['list'], !isOpen && styles['shut'])}
        id={list}
        role="listbox"
        aria-label={WORDS.choose}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map((choice, index) => (
          <button
            key={choice.value}
            id={`${list}-${index}`}
            className={cx(styles['choice'], index === active && styles['active'])}
            type="button"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => choose(choice)}
          >
            {picture?.(choice)}
            <span>{choice.label}</span>
            {choice.detail !== undefined && <small>{choice.detail}</small>}
          </button>
        ))}
        {isOpen && found.length === 0 && <p className={styles['none']}>{WORDS.noMatch}</p>}
      </div>
    </div>
  );
}

/**
 * The choices that hold all words of a text, at most as many as one looks through.
 * @param said What is looked for in a choice.
 */
export function matching(
  choices: readonly Choice[],
  text: string,
  said = ({ label, detail = '', value }: Choice) => `${label} ${detail} ${value}`,
): readonly Choice[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Choice[] = [];
  for (const choice of choices) {
    const own = said(choice).toLowerCase();
    if (words.every((word) => own.includes(word))) found.push(choice);
    if (found.length === MOST) break;
  }
  return found;
}
