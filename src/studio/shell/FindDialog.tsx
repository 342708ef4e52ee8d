import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import cx from 'classnames';
import type { Choice } from '../protocol';
import { WORDS as FORM_WORDS } from '../form/words';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import styles from './find.module.css';
import { additionsOf, commandsOf } from './findCommands';
import { useStudio } from './studio';
import { useFound } from './useFound';

/** Finds pages, tools, parts of the site, commands, blocks and every text, and goes there. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const doable = useMemo(
    () => ({ commands: commandsOf(studio), additions: additionsOf(studio) }),
    [studio],
  );
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { found, isLooking, atOnce } = useFound(studio, doable, text);
  /** Whether Enter was pressed before all of a large site was looked through. */
  const isAwaited = useRef(false);
  const go = ({ value }: Choice) => {
    onClose();
    const [tool] = [...studio.views].find(([, { title }]) => title === value) ?? [];
    const command = [...doable.commands, ...doable.additions].find(({ name }) => name === value);
    if (tool !== undefined) studio.showView(tool);
    else if (command) command.run();
    else studio.host.reveal(value);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive((now) => (now + step + found.length) % Math.max(1, found.length));
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // What is typed counts, though the list may still show what it was before.
    const now = atOnce();
    isAwaited.current = now === undefined;
    const choice = now?.[active];
    if (choice) go(choice);
  };
  useEffect(() => {
    if (!isAwaited.current || isLooking) return;
    isAwaited.current = false;
    const choice = found[active];
    if (choice) go(choice);
  });
  return (
    <Dialog title={WORDS.find} onClose={onClose}>
      <input
        className={controls['input']}
        type="text"
        role="combobox"
        aria-expanded
        aria-controls="found"
        aria-activedescendant={found[active] && `found-${active}`}
        aria-label={WORDS.findWhat}
        placeholder={WORDS.findWhat}
        autoComplete="off"
        value={text}
        onKeyDown={press}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
          isAwaited.current = false;
        }}
      />
      <div className={styles['found']} id="found" role="listbox" aria-label={WORDS.find}>
        {found.map((choice, index) => (
          <button
            key={choice.value}
            id={`found-${index}`}
            className={cx(styles['choice'], index === active && styles['active'])}
            type="button"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => go(choice)}
          >
            <span>{choice.label}</span>
            <small>{choice.detail}</small>
          </button>
        ))}
      </div>
      <p className={controls['hint']} role="status">
        {isLooking ? FORM_WORDS.stillLooking : found.length === 0 && FORM_WORDS.noMatch}
      </p>
    </Dialog>
  );
}
