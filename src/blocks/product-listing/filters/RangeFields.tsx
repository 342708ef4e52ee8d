import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { fill } from '../../../cart/fill';
import { rangeLabel } from '../../../catalogue/search/rangeLabel';
import type { Facet } from '../../../catalogue/search/searchTypes';
import { useSite } from '../../../site/SiteProvider';
import { Said } from '../../../ui/said/Said';
import type { Filters } from '../listingState';
import { withFilter } from './changes';
import css from './facet-choice.module.css';
import { nameWithUnit } from './names';
import { decimalMarkOf, readBound, writeBound, type BoundFormat } from './readBound';

type Bound = 'from' | 'to';
const BOUNDS = ['from', 'to'] as const;

/**
 * The smallest and largest value wanted. They count once their field is left, or with Enter. What is no number stays in
 * its field, changes nothing, and is said to be none.
 */
export function RangeFields({
  facet,
  filters,
  onChange,
}: {
  facet: Facet;
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const { strings, site } = useSite();
  const { key, range } = facet;
  const { from, to } = filters[key] ?? {};
  const bounds = { from, to };
  const language = site.format ?? site.language;
  const unit = range?.unit;
  const format = useMemo<BoundFormat>(
    () => ({ decimal: decimalMarkOf(language), unit }),
    [language, unit],
  );
  const [unread, setUnread] = useState<Partial<Record<Bound, string | undefined>>>({});
  const id = useId();
  const commit = (bound: Bound, typed: string) => {
    const number = readBound(typed, format);
    const isUnread = Number.isNaN(number);
    setUnread((before) => ({ ...before, [bound]: isUnread ? typed : undefined }));
    if (isUnread || number === bounds[bound]) return;
    const next = { ...bounds, [bound]: number };
    onChange(
      withFilter(filters, key, {
        ...(next.from !== undefined && { from: next.from }),
        ...(next.to !== undefined && { to: next.to }),
      }),
    );
  };
  const labels = { from: strings.rangeFrom, to: strings.rangeTo };
  const example = writeBound(range?.from, format);
  const faults = BOUNDS.flatMap((bound) => {
    const text = unread[bound];
    return text === undefined
      ? []
      : [{ bound, text: fill(strings.rangeUnread, { text, example }) }];
  });
  return (
    <>
      <div className={css.range}>
        {BOUNDS.map((bound) => (
          <BoundField
            key={bound}
            label={labels[bound]}
            name={`${nameWithUnit(facet, strings)}: ${labels[bound]}`}
            bound={bounds[bound]}
            format={format}
            isUnread={unread[bound] !== undefined}
            about={unread[bound] === undefined ? id : `${id}-${bound} ${id}`}
            onCommit={(typed) => commit(bound, typed)}
          />
        ))}
      </div>
      {faults.map(({ bound, text }) => (
        <p key={bound} id={`${id}-${bound}`} className={css.fault}>
          {text}
        </p>
      ))}
      {faults.length > 0 && <Said text={faults.map(({ text }) => text).join(' ')} />}
      {/* The smallest and largest value there is. */}
      <p id={id} className={css.bounds}>
        <span dir="auto">{range && rangeLabel(range, unit, language)}</span>
      </p>
    </>
  );
}

/** One end of a range. It stays the same element whatever it holds, so that keyboard and screen reader keep their place. */
function BoundField({
  label,
  name,
  bound,
  format,
  isUnread,
  about,
  onCommit,
}: {
  label: string;
  /** With what it is a bound of. */
  name: string;
  bound: number | undefined;
  format: BoundFormat;
  /** Whether what was typed is no number. */
  isUnread: boolean;
  /** The ids of what describes it. */
  about: string;
  onCommit: (typed: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const written = writeBound(bound, format);
  // It may change elsewhere, such as by its undo.
  useEffect(() => {
    const { current } = input;
    if (current && readBound(current.value, format) !== bound) current.value = written;
  }, [bound, format, written]);
  return (
    <label>
      <span aria-hidden="true">{label}</span>
      <input
        ref={input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={name}
        aria-describedby={about}
        aria-invalid={isUnread}
        defaultValue={written}
        onBlur={(event) => onCommit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onCommit(event.currentTarget.value);
        }}
      />
    </label>
  );
}
