import cx from 'classnames';
import { useId, type ReactNode } from 'react';
import { WORDS } from './words';
import styles from './combobox.module.css';
import type { Choice } from '../protocol';
import controls from '../ui/controls.module.css';
import { useCombobox } from './useCombobox';

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
  const box = useCombobox({ choices, onChange });
  const { isOpen, found, active } = box;
  return (
    <div className={styles['box']} onBlur={box.close}>
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
        onClick={box.open}
        onKeyDown={box.press}
        onChange={({ target }) => box.type(target.value)}
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
            onClick={() => box.choose(choice)}
          >
            {picture?.(choice)}
            <span>{choice.label}</span>
            {choice.detail !== undefined && <small>{choice.detail}</small>}
          </button>
        ))}
        {isOpen && found.length === 0 && (
          <p className={styles['none']}>{box.isLooking ? WORDS.stillLooking : WORDS.noMatch}</p>
        )}
      </div>
    </div>
  );
}
