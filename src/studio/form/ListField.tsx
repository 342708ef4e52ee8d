import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { useValue } from '../../ui/useValue';
import { WORDS } from './words';
import { Entry } from './Entry';
import { entryIds } from './entryIds';
import { focusField } from './focusField';
import type { FieldProps } from './formHost';
import { Help } from './FieldFrame';
import { useHost } from './formHost';
import styles from './list.module.css';
import { entryLabel } from './naming';
import { Problems } from './Problems';
import { RemoveButton } from './RemoveButton';
import { Sortable } from './Sortable';
import { useAt } from './useAt';
import { useDrawnEntries } from './useDrawnEntries';
import { useEntryCommands } from './useEntryCommands';
import { addButtonId, addButtonKeys, entriesId, useTabStop } from './useTabStop';
import { HolderContext, useNesting } from './useNesting';
import { Button } from '../ui/Button';
import { includesText } from '../ui/includesText';
import { SearchField } from '../ui/SearchField';

/** A list with more entries can be searched. */
const MAX_ENTRIES_WITHOUT_SEARCH = 15;

/** A list with its name above it. */
export function ListField({ schema, at, label, required }: FieldProps) {
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['legend']}>{label}</legend>
      {!required && <RemoveButton at={at} label={label} />}
      <Help at={at} schema={schema} />
      <Problems at={at} />
      <Entries schema={schema} at={at} label={label} />
    </fieldset>
  );
}

/** The entries of a list, of which one at a time is open, and a button that adds another. */
export function Entries({ schema, at, label }: Omit<FieldProps, 'required'>) {
  const host = useHost();
  const keys = useAt(
    at,
    useMemo(() => entryIds(), []),
  );
  const ids = useMemo(() => keys.split(' ').filter(Boolean), [keys]);
  const opened = useValue(host.openEntry(at));
  const nesting = useNesting(schema, at);
  const items = schema.items ?? {};
  const [text, setText] = useState('');
  const found = useMemo(
    () => (text === '' ? undefined : entriesWith(valueAt(host.root.peek(), stepsOf(at)), text)),
    // oxlint-disable-next-line react/exhaustive-deps -- entries that have come, gone or moved have other keys
    [host, at, text, keys],
  );
  const { places, before, after, showBefore, showMore, reach } = useDrawnEntries(
    ids.length,
    opened,
    found,
    (place) => focusField(`${at}/${place}`),
  );
  const drawn = places.flatMap((index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, index }];
  });
  const tabStop = useTabStop(
    drawn.map(({ id }) => id),
    ids[opened ?? -1],
  );
  const commands = useEntryCommands(schema, at, { count: ids.length, opened, reach });
  return (
    <>
      {ids.length > MAX_ENTRIES_WITHOUT_SEARCH && (
        <SearchField label={WORDS.searchIn(label)} value={text} onChange={setText} />
      )}
      <More count={before} words={WORDS.before} onClick={showBefore} />
      {ids.length > 0 && (
        <Sortable onMove={commands.move}>
          <ol className={styles['entries']} id={entriesId(at)} aria-label={label}>
            {drawn.map(({ id, index }) => (
              <HolderContext key={id} value={nesting.holder(index)}>
                <Entry
                  id={id}
                  schema={items}
                  kind={schema['x-kind']}
                  list={at}
                  index={index}
                  last={ids.length - 1}
                  label={label}
                  isOpen={opened === index}
                  onToggle={() => host.setOpen(at, opened === index ? undefined : index)}
                  onMove={(to, name) => commands.move(index, to, name)}
                  onRemove={() => commands.remove(index)}
                  onInsert={commands.insert}
                  nesting={nesting}
                  tabStop={tabStop}
                />
              </HolderContext>
            ))}
          </ol>
        </Sortable>
      )}
      <More count={after} words={WORDS.more} onClick={showMore} />
      {ids.length < (schema.maxItems ?? Infinity) && (
        <Button
          id={addButtonId(at)}
          kind="add"
          isSmall
          icon={Plus}
          onKeyDown={addButtonKeys(at)}
          onClick={() => void commands.add()}
        >
          {WORDS.add(entryLabel(schema))}
        </Button>
      )}
    </>
  );
}

/** A button that shows more entries of the list, if there are any. */
function More({
  count,
  words,
  onClick,
}: {
  count: number;
  words: (count: number) => string;
  onClick: () => void;
}) {
  if (count === 0) return null;
  return (
    <Button kind="add" isSmall onClick={onClick}>
      {words(count)}
    </Button>
  );
}

/** The places of the entries that say something, in any of their fields. */
function entriesWith(list: unknown, text: string): number[] {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry, index) =>
    includesText(JSON.stringify(entry), text) ? [index] : [],
  );
}
