import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { useValue } from '../../ui/useValue';
import { WORDS } from '../words';
import { Entry } from './Entry';
import { entryIds } from './entryIds';
import { fieldId } from './fieldId';
import type { FieldProps } from './formHost';
import { Help } from './FieldFrame';
import { useHost } from './formHost';
import styles from './list.module.css';
import { entryLabel } from './naming';
import { Problems } from './Problems';
import { RemoveButton } from './RemoveButton';
import { Sortable } from './Sortable';
import { starter } from '../../document/schema/starter';
import { typesOf } from '../../document/schema/schemaAt';
import { useAt } from './useAt';
import { useTabStop } from './useTabStop';
import { HolderContext, useNesting } from './useNesting';
import { Button } from '../ui/Button';
import { includesText } from '../ui/includesText';
import { SearchField } from '../ui/SearchField';

/** How many entries a list shows before it is asked for more. */
const AT_FIRST = 60;

/** From how many entries on a list can be searched. */
const MANY = 15;

/** A list with its name above it. */
export function ListField({ schema, at, label, required }: FieldProps) {
  const { change } = useHost();
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['legend']}>{label}</legend>
      {!required && (
        <RemoveButton label={WORDS.clear(label)} onClick={() => change([{ op: 'unset', at }])} />
      )}
      <Help at={at} schema={schema} />
      <Problems at={at} />
      <Entries schema={schema} at={at} label={label} />
    </fieldset>
  );
}

/** The entries of a list, of which one at a time is open, and a button that adds another. */
export function Entries({ schema, at, label }: Omit<FieldProps, 'required'>) {
  const host = useHost();
  const ids = useAt(
    at,
    useMemo(() => entryIds(), []),
  )
    .split(' ')
    .filter(Boolean);
  const opened = useValue(host.openEntry(at));
  const nesting = useNesting(schema, at);
  const [shown, setShown] = useState(AT_FIRST);
  const items = schema.items ?? {};
  const [text, setText] = useState('');
  const most = Math.max(shown, (opened ?? 0) + 1);
  const found = text === '' ? undefined : entriesWith(valueAt(host.root.peek(), stepsOf(at)), text);
  const drawn = ids.slice(0, found ? ids.length : most);
  const tabStop = useTabStop(
    drawn.filter((_, index) => !found || found.has(index)),
    ids[opened ?? -1],
  );

  const move = (from: number, to: number, name: string) => {
    if (to < 0 || to >= ids.length || from === to) return;
    // The place counts the entries before the move.
    host.change([{ op: 'move', from: `${at}/${from}`, to: `${at}/${to > from ? to + 1 : to}` }]);
    if (opened === from) host.setOpen(at, to);
    else if (opened !== undefined) host.setOpen(at, afterMove(opened, from, to));
    host.say(WORDS.moved(name, to + 1, ids.length));
  };
  const insert = (index: number, value: unknown) => {
    host.change([{ op: 'insert', at: `${at}/${index === ids.length ? '-' : index}`, value }]);
    host.reveal(`${at}/${index}`);
  };
  const add = async () => {
    const value = items.discriminator ? await host.chooseBlock(typesOf(items)) : starter(items);
    if (value !== undefined) insert(ids.length, value);
  };
  const remove = (index: number) => {
    host.change([{ op: 'remove', at: `${at}/${index}` }]);
    focusEntry(`${at}/${Math.max(0, Math.min(index, ids.length - 2))}`);
    if (opened === index) host.setOpen(at, undefined);
    else if (opened !== undefined && opened > index) host.setOpen(at, opened - 1);
  };

  return (
    <>
      {ids.length > MANY && (
        <SearchField label={WORDS.searchIn(label)} value={text} onChange={setText} />
      )}
      {ids.length > 0 && (
        <Sortable onMove={move}>
          <ol className={styles['entries']} aria-label={label}>
            {drawn.map((id, index) =>
              found && !found.has(index) ? null : (
                <HolderContext key={id} value={nesting.holder(index)}>
                  <Entry
                    id={id}
                    schema={items}
                    list={at}
                    index={index}
                    last={ids.length - 1}
                    label={label}
                    isOpen={opened === index}
                    onToggle={() => host.setOpen(at, opened === index ? undefined : index)}
                    onMove={(to, name) => move(index, to, name)}
                    onRemove={() => remove(index)}
                    onInsert={insert}
                    nesting={nesting}
                    tabStop={tabStop}
                  />
                </HolderContext>
              ),
            )}
          </ol>
        </Sortable>
      )}
      {!found && ids.length > most && (
        <Button kind="add" isSmall onClick={() => setShown(ids.length)}>
          {WORDS.more(ids.length - most)}
        </Button>
      )}
      {ids.length < (schema.maxItems ?? Infinity) && (
        <Button kind="add" isSmall icon={Plus} onClick={() => void add()}>
          {WORDS.add(entryLabel(schema))}
        </Button>
      )}
    </>
  );
}

/** Puts the focus on an entry once the list is drawn without the one that had it. */
function focusEntry(at: string): void {
  requestAnimationFrame(() => document.getElementById(fieldId(at))?.focus());
}

/** The places of the entries that say something, in any of their fields. */
function entriesWith(list: unknown, text: string): Set<number> {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return new Set(
    entries.flatMap((entry, index) => (includesText(JSON.stringify(entry), text) ? [index] : [])),
  );
}

/** Where the open entry is after another one was moved. */
function afterMove(opened: number, from: number, to: number): number {
  if (from < opened && to >= opened) return opened - 1;
  return from > opened && to <= opened ? opened + 1 : opened;
}
