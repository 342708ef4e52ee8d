import { useMemo, useState, type KeyboardEvent } from 'react';
import cx from 'classnames';
import { matching } from '../form/matching';
import type { Choice } from '../protocol';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import styles from './find.module.css';
import { findable, readOf } from './findable';
import { useStudio, type DialogName, type StudioShell } from './studio';

/** Finds pages, tools, parts of the site, commands, blocks and every text, and goes there. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const commands = useMemo(() => commandsOf(studio), [studio]);
  const choices = useMemo(() => findable(studio, Object.keys(commands)), [studio, commands]);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = matching(choices, text, readOf);
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
    const choice = found[active];
    if (event.key === 'Enter' && choice) {
      event.preventDefault();
      go(choice);
    }
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
      {found.length === 0 && <p className={controls['hint']}>{WORDS.noMatch}</p>}
    </Dialog>
  );
}

function commandsOf({ session, undo, redo, open }: StudioShell): Record<string, () => void> {
  const opens = (name: DialogName) => () => open(name);
  return {
    [WORDS.addPageTitle]: opens('addPage'),
    [WORDS.replaceTitle]: opens('replace'),
    [WORDS.mistakesTitle]: opens('mistakes'),
    [WORDS.saveTitle]: opens('save'),
    [WORDS.help]: opens('tour'),
    [WORDS.undo(session.undoName.peek())]: undo,
    [WORDS.redo(session.redoName.peek())]: redo,
  };
}
