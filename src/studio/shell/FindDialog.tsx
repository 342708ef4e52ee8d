import { useDeferredValue, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import cx from 'classnames';
import type { Choice } from '../protocol';
import { WORDS as FORM_WORDS } from '../form/words';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import styles from './find.module.css';
import { findable } from './findable';
import { search, type Findable } from './searching';
import { useStudio, type DialogName, type StudioShell } from './studio';

/** Finds pages, tools, parts of the site, commands, blocks and every text, and goes there. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const commands = useMemo(() => commandsOf(studio), [studio]);
  const [choices, setChoices] = useState<readonly Findable[]>();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  // Letters appear at once, also where the list of a large site takes longer.
  const wanted = useDeferredValue(text);
  const found = useMemo(() => (choices ? search(choices, wanted) : []), [choices, wanted]);
  const isLooking = !choices || wanted !== text;
  const gather = () => findable(studio, Object.keys(commands));
  useEffect(() => {
    // In a task of its own: a large site takes a moment, in which the dialog can be seen and typed in.
    const timer = setTimeout(() => setChoices(findable(studio, Object.keys(commands))));
    return () => clearTimeout(timer);
  }, [studio, commands]);
  const go = ({ value }: Choice) => {
    onClose();
    const [tool] = [...studio.views].find(([, { title }]) => title === value) ?? [];
    const command = commands[value];
    if (tool !== undefined) studio.showView(tool);
    else if (command) command();
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
    const choice = (isLooking ? search(choices ?? gather(), text) : found)[active];
    if (choice) go(choice);
  };
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

function commandsOf({ session, undo, redo, open }: StudioShell): Record<string, () => void> {
  const opens = (name: DialogName) => () => open(name);
  return {
    [WORDS.addPageTitle]: opens('addPage'),
    [WORDS.replaceTitle]: opens('replace'),
    [WORDS.mistakesAndWarnings]: opens('mistakes'),
    [WORDS.saveTitle]: opens('save'),
    [WORDS.help]: opens('tour'),
    [WORDS.language]: opens('language'),
    [WORDS.undo(session.undoName.peek())]: undo,
    [WORDS.redo(session.redoName.peek())]: redo,
  };
}
