import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Schema } from '../../../document/schema/schema';
import { Combobox } from '../../form/Combobox';
import { useHost } from '../../form/formHost';
import { lengthIn } from '../../form/lengthIn';
import { MomentInputs } from '../../form/MomentInputs';
import { PictureDialog } from '../../form/PictureDialog';
import type { Column } from '../../../document/table/columns';
import type { LabelsOfIds } from '../../../document/table/names';
import { LengthNote } from '../../ui/LengthNote';
import { choicesOf, editorOf, type EditorKind, type Option } from './columnKinds';
import styles from './grid.module.css';
import { WORDS } from './words';

/** Where the focus goes after an edit. */
export type After = 'down' | 'right' | 'left' | 'stay';

interface EditorProps {
  column: Column;
  labels: LabelsOfIds;
  /** What the editor begins with. */
  text: string;
  /** The name of the cell for screen readers. */
  name: string;
  /** The pointer of the value. */
  at: string;
  onCommit: (text: string, after: After) => void;
  onCancel: () => void;
}

/**
 * Edits a cell in its place. Enter and Tab keep what was typed, and so does leaving it; Escape does not.
 */
export function CellEditor({ entry, ...props }: EditorProps & { entry: Schema }) {
  const kind = editorOf(props.column, entry, props.text);
  if (kind === 'picture') return <PictureEditor {...props} />;
  return <TextEditor {...props} kind={kind} />;
}

function PictureEditor({ at, onCommit, onCancel }: EditorProps) {
  return <PictureDialog at={at} onChoose={(src) => onCommit(src, 'stay')} onClose={onCancel} />;
}

function TextEditor({
  column,
  labels,
  text,
  name,
  at,
  onCommit,
  onCancel,
  kind,
}: EditorProps & { kind: Exclude<EditorKind, 'picture'> }) {
  const [value, setValue] = useState(text);
  const box = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  // Not after the paint: what is typed next belongs into it.
  useLayoutEffect(() => {
    const control = box.current?.querySelector<HTMLElement>('input, textarea, select');
    control?.focus();
    if (control instanceof HTMLTextAreaElement) {
      control.setSelectionRange(control.value.length, control.value.length);
    }
  }, []);
  const end = (act: () => void) => {
    // What takes the editor away takes the focus out of it, which would keep the text once more.
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.defaultPrevented) return;
    // Tab leads on from day to month, and to the time.
    if (kind === 'moment' && event.key === 'Tab') return;
    const after = afterKey(event);
    if (event.key === 'Escape') end(onCancel);
    else if (after) end(() => onCommit(value, after));
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the control in it
    <div
      ref={box}
      className={styles['editor']}
      data-editor
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) return;
        end(() => onCommit(value, 'stay'));
      }}
    >
      {kind === 'list' && (
        <ListEditor
          choices={choicesOf(column, labels)}
          value={value}
          name={name}
          onChange={setValue}
        />
      )}
      {kind === 'search' && (
        <SearchEditor column={column} value={value} name={name} at={at} onChange={setValue} />
      )}
      {kind === 'moment' && (
        <span className={styles['moment']}>
          <MomentInputs aria-label={name} label={name} value={value} onChange={setValue} />
        </span>
      )}
      {kind === 'text' && (
        <LinesEditor column={column} value={value} name={name} onChange={setValue} />
      )}
    </div>
  );
}

interface ControlProps {
  value: string;
  name: string;
  onChange: (value: string) => void;
}

/** As many lines as a text needs, and how much room it has left where its column limits it. */
function LinesEditor({ column, value, name, onChange }: ControlProps & { column: Column }) {
  const measured = lengthIn(column.schema, value, undefined);
  return (
    <>
      <textarea
        aria-label={name}
        rows={1}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className={styles['length']} role="status">
        {measured && <LengthNote {...measured} />}
      </span>
    </>
  );
}

function ListEditor({
  value,
  name,
  onChange,
  choices,
}: ControlProps & { choices: readonly Option[] }) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <select aria-label={name} value={value} onChange={({ target }) => onChange(target.value)}>
      {value !== '' && <option value="">{WORDS.empty}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function SearchEditor({
  column,
  value,
  name,
  at,
  onChange,
}: ControlProps & { column: Column; at: string }) {
  const { choices } = useHost();
  const kind = column.schema['x-kind'];
  return (
    <Combobox
      aria-label={name}
      value={value}
      choices={async () => (kind ? choices(kind, at) : [])}
      onChange={onChange}
    />
  );
}

/** Enter with Shift or Alt writes a line break. */
function afterKey({ key, shiftKey, altKey }: KeyboardEvent): After | undefined {
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return key === 'Enter' && !shiftKey && !altKey ? 'down' : undefined;
}
