import { useMemo, useState, type KeyboardEvent } from 'react';
import cx from 'classnames';
import { matching } from '../form/Combobox';
import type { Choice } from '../protocol';
import { WORDS } from '../words';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import styles from './find.module.css';
import { pagesOf, pageName } from './pageSteps';
import { pageOf } from './forms';
import { sectionName, sectionsOf } from './sections';
import { textsOf } from './texts';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { useStudio, type DialogName, type Studio } from './studio';

/** Finds pages, parts of the site, commands and every text, and goes there. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const commands = useMemo(() => commandsOf(studio), [studio]);
  const choices = useMemo(() => choicesOf(studio, Object.keys(commands)), [studio, commands]);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = matching(choices, text);
  const go = ({ value }: Choice) => {
    onClose();
    const command = commands[value];
    if (command) command();
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

function commandsOf({ session, undo, redo, open }: Studio): Record<string, () => void> {
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

function choicesOf({ session: { schema, root } }: Studio, commands: readonly string[]): Choice[] {
  const value = root.peek();
  const where = (pointer: string) => {
    const page = pageOf(pointer);
    if (page !== undefined) return pageName(valueAt(value, ['pages', page]));
    return sectionName(schema, stepsOf(pointer)[0] ?? '');
  };
  return [
    ...pagesOf(value).map(({ index, name, path }) => ({
      value: `/pages/${index}`,
      label: name,
      detail: path,
    })),
    ...sectionsOf(schema).map(({ at, name }) => ({
      value: at,
      label: name,
      detail: WORDS.wholeSite,
    })),
    ...commands.map((name) => ({ value: name, label: name, detail: WORDS.command })),
    ...textsOf(schema, value).map(({ pointer, text }) => ({
      value: pointer,
      label: text.length > 120 ? `${text.slice(0, 119)}…` : text,
      detail: where(pointer),
    })),
  ];
}
