import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { useValue } from '../../ui/useValue';
import { WORDS } from './words';
import { Entry } from './Entry';
import { entryIds } from './entryIds';
import type { FieldProps } from './formHost';
import { Help } from './FieldFrame';
import { useHost } from './formHost';
import styles from './list.module.css';
import { entryLabel } from './naming';
import { Problems } from './Problems';
import { RemoveButton } from './RemoveButton';
import { Sortable } from './Sortable';
import { useAt } from './useAt';
import { useEntryCommands } from './useEntryCommands';
import { addButtonId, addButtonKeys, entriesId, useTabStop } from './useTabStop';
import { HolderContext, useNesting } from './useNesting';
import { Button } from '../ui/Button';
import { includesText } from '../ui/includesText';
import { SearchField } from '../ui/SearchField';

/** How many entries a list shows before it is asked for more. */
const FIRST_ENTRIES = 60;

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
  const ids = useAt(
    at,
    useMemo(() => entryIds(), []),
  )
    .split(' ')
    .filter(Boolean);
  const opened = useValue(host.openEntry(at));
  const nesting = useNesting(schema, at);
  const [shown, setShown] = useState(FIRST_ENTRIES);
  const items = schema.items ?? {};
  const [text, setText] = useState('');
  const most = Math.max(shown, (opened ?? 0) + 1);
  const found = text === '' ? undefined : entriesWith(valueAt(host.root.peek(), stepsOf(at)), text);
  const drawn = ids.slice(0, found ? ids.length : most);
  const tabStop = useTabStop(
    drawn.filter((_, index) => !found || found.has(index)),
    ids[opened ?? -1],
  );
  const commands = useEntryCommands(schema, at, { count: ids.length, opened });
  return (
    <>
      {ids.length > MAX_ENTRIES_WITHOUT_SEARCH && (
        <SearchField label={WORDS.searchIn(label)} value={text} onChange={setText} />
      )}
      {ids.length > 0 && (
        <Sortable onMove={commands.move}>
          <ol className={styles['entries']} id={entriesId(at)} aria-label={label}>
            {drawn.map((id, index) =>
              found && !found.has(index) ? null : (
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

/** The places of the entries that say something, in any of their fields. */
function entriesWith(list: unknown, text: string): Set<number> {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return new Set(
    entries.flatMap((entry, index) => (includesText(JSON.stringify(entry), text) ? [index] : [])),
  );
}
