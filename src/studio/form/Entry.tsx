import { MistakeCount } from './MistakeCount';
import { useSortable } from '@dnd-kit/react/sortable';
import cx from 'classnames';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  Copy,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Trash2,
} from 'lucide-react';
import { useCallback, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { Kind, Schema } from '../../document/schema/schema';
import { stepsOf } from '../../document/operation';
import { isHidden, valueAt } from '../../document/values';
import { WORDS } from './words';
import { chosenSchema } from '../../document/schema/schemaAt';
import { fieldId } from './fieldId';
import { focusField } from './focusField';
import { useHost } from './formHost';
import { Fields } from './GroupField';
import { isReference } from './kinds';
import { Tip } from '../ui/Tip';
import styles from './list.module.css';
import { entryName } from './naming';
import { pastedFrom } from './pastedEntries';
import { Problems } from './Problems';
import { ReferenceControl } from './ReferenceField';
import { TextControl, type TextInput } from './TextField';
import { IconButton } from '../ui/IconButton';
import { useAt } from './useAt';
import { useOnlyIn } from './useOnlyIn';
import type { useNesting } from './useNesting';
import { useEntryKeys, type EntryKeys, type TabStop } from './useTabStop';

interface EntryProps {
  /** Its key: it stays the same when the entry is moved. */
  id: string;
  /** The schema of the list's entries. */
  schema: Schema;
  /** The kind of the list. */
  kind: Kind | undefined;
  /** The pointer of the list. */
  list: string;
  index: number;
  /** The index of the last entry. */
  last: number;
  /** The name of the list. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** @param name What it is called, to say where it is then. */
  onMove: (to: number, name: string) => void;
  onRemove: () => void;
  onInsert: (index: number, value: unknown) => void;
  /** Its moves into the entry before it, and out of the one that it is in. */
  nesting: ReturnType<typeof useNesting>;
  tabStop: TabStop;
}

/**
 * One entry of a list: a text or reference to write in, a block that leads to its own form, or a group that opens below
 * its name.
 */
export function Entry(props: EntryProps) {
  const { id, schema, list, index, isOpen, label, onToggle, tabStop } = props;
  const at = `${list}/${index}`;
  const own = useAt(
    at,
    useCallback(
      (value: unknown) => entryName(value, chosenSchema(schema, value), index),
      [schema, index],
    ),
  );
  const isAway = useAt(at, isHidden) && schema.discriminator !== undefined;
  const only = useOnlyIn(at);
  const named = only === '' ? own : WORDS.onlyIn(own, only);
  const name = isAway ? WORDS.hiddenBlock(named) : named;
  const isSimple = schema.type === 'string' && !schema.enum;
  const what = isSimple ? `${label} ${index + 1}` : name;
  const { ref, handleRef, isDragging } = useSortable({
    id: `${list} ${id}`,
    index,
    data: { name: what },
  });
  const keys = useEntryKeys(tabStop, list, id, isSimple);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isSearched(event.target)) return;
    // The entry around this one stays open.
    event.stopPropagation();
    onToggle();
    focusField(at);
  };
  return (
    <li
      ref={ref}
      className={cx(
        styles['entry'],
        isDragging && styles['dragging'],
        isOpen && styles['open'],
        isAway && styles['away'],
      )}
    >
      <div className={cx(styles['bar'], isSimple && styles['simple'])}>
        <button
          ref={handleRef}
          className={styles['handle']}
          type="button"
          aria-label={WORDS.moveTo(what)}
          {...keys}
        >
          <GripVertical size={15} />
          <Tip words={WORDS.moveTo(what)} />
        </button>
        {isSimple ? (
          <Simple {...props} at={at} name={what} />
        ) : (
          <Name {...props} at={at} name={name} keys={keys} />
        )}
        <Actions {...props} name={what} keys={keys} />
      </div>
      {isSimple && <Problems at={at} />}
      {isOpen && !isSimple && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the fields in it
        <div className={styles['body']} onKeyDown={close}>
          <Opened schema={schema} at={at} label={name} />
        </div>
      )}
    </li>
  );
}

/** Whether Escape empties a field: the one of a search in which something is written. */
const isSearched = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

function Simple({
  at,
  schema,
  name,
  list,
  kind,
  index,
}: EntryProps & { at: string; name: string }) {
  const { change } = useHost();
  const control = { schema, at, name, required: true };
  if (isReference(schema['x-kind'])) return <ReferenceControl {...control} />;
  const paste = (event: ClipboardEvent<TextInput>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const from = selectionStart ?? value.length;
    const place = { kind, at: list, index, text: value, from, to: selectionEnd ?? from };
    const operations = pastedFrom(event.clipboardData, place, schema['x-kind']);
    if (!operations) return;
    event.preventDefault();
    change(operations);
  };
  return <TextControl {...control} onPaste={paste} />;
}

function Name({
  schema,
  at,
  name,
  isOpen,
  keys,
  onToggle,
}: EntryProps & { at: string; name: string; keys: EntryKeys }) {
  const { reveal, point } = useHost();
  const isBlock = schema.discriminator !== undefined;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      id={fieldId(at)}
      className={styles['name']}
      type="button"
      aria-expanded={isBlock ? undefined : isOpen}
      {...keys}
      onFocus={() => {
        keys.onFocus();
        if (isBlock) point(at);
      }}
      onBlur={() => isBlock && point(undefined)}
      onMouseEnter={() => isBlock && point(at)}
      onMouseLeave={() => isBlock && point(undefined)}
      onClick={() => (isBlock ? reveal(at) : onToggle())}
    >
      <Chevron className={styles['chevron']} size={15} />
      <span className={styles['text']}>{name}</span>
      <MistakeCount at={at} />
    </button>
  );
}

function Actions({
  list,
  index,
  last,
  name,
  keys,
  onMove,
  onRemove,
  onInsert,
  nesting: { moveInto, canMoveInto, moveOut, canMoveOut },
}: EntryProps & { name: string; keys: EntryKeys }) {
  const { root } = useHost();
  // As it is when the button is pressed: nothing is drawn with it.
  const copy = () => onInsert(index + 1, valueAt(root.peek(), [...stepsOf(list), index]));
  return (
    <span className={styles['actions']}>
      <IconButton
        label={WORDS.moveUp(name)}
        icon={ArrowUp}
        size={15}
        keys={keys}
        isOff={index === 0}
        onClick={() => onMove(index - 1, name)}
      />
      <IconButton
        label={WORDS.moveDown(name)}
        icon={ArrowDown}
        size={15}
        keys={keys}
        isOff={index === last}
        onClick={() => onMove(index + 1, name)}
      />
      {moveInto && (
        <IconButton
          label={WORDS.moveInto(name)}
          icon={IndentIncrease}
          size={15}
          keys={keys}
          isOff={!canMoveInto(index)}
          onClick={() => moveInto(index)}
        />
      )}
      {moveOut && (
        <IconButton
          label={WORDS.moveOut(name)}
          icon={IndentDecrease}
          size={15}
          keys={keys}
          isOff={!canMoveOut()}
          onClick={() => moveOut(index)}
        />
      )}
      <IconButton label={WORDS.copyOf(name)} icon={Copy} size={15} keys={keys} onClick={copy} />
      <IconButton
        label={WORDS.remove(name)}
        icon={Trash2}
        size={15}
        keys={keys}
        onClick={onRemove}
      />
    </span>
  );
}

function Opened({ schema, at, label }: { schema: Schema; at: string; label: string }) {
  const { Field } = useHost();
  const isGroup = schema.properties !== undefined && schema['x-kind'] !== 'image';
  return isGroup ? (
    <Fields schema={schema} at={at} />
  ) : (
    <Field schema={schema} at={at} label={label} required />
  );
}
