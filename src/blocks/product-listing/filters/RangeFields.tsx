import { useEffect, useRef } from 'react';
import type { Facet } from '../../../catalogue/search/searchTypes';
import { useStrings } from '../../../site/SiteProvider';
import type { Filters } from '../listingState';
import { readBound, withFilter } from './changes';
import css from './facet-choice.module.css';
import { nameWithUnit } from './names';

type Bound = 'from' | 'to';

/** The smallest and largest value wanted. They count once their field is left, or with Enter. */
export function RangeFields({
  facet,
  filters,
  onChange,
}: {
  facet: Facet;
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const strings = useStrings();
  const { key, range } = facet;
  const { from, to } = filters[key] ?? {};
  const bounds = { from, to };
  const commit = (bound: Bound, typed: string) => {
    const number = readBound(typed);
    if (number === bounds[bound]) return;
    const next = { ...bounds, [bound]: number };
    onChange(
      withFilter(filters, key, {
        ...(next.from !== undefined && { from: next.from }),
        ...(next.to !== undefined && { to: next.to }),
      }),
    );
  };
  const field = (bound: Bound, label: string) => (
    <BoundField
      label={label}
      name={`${nameWithUnit(facet, strings)}: ${label}`}
      bound={bounds[bound]}
      hint={range?.[bound]}
      onCommit={(typed) => commit(bound, typed)}
    />
  );
  return (
    <div className={css.range}>
      {field('from', strings.rangeFrom)}
      {field('to', strings.rangeTo)}
    </div>
  );
}

/** One end of a range. It stays the same element whatever it holds, so that keyboard and screen reader keep their place. */
function BoundField({
  label,
  name,
  bound,
  hint,
  onCommit,
}: {
  label: string;
  /** With what it is a bound of. */
  name: string;
  bound: number | undefined;
  /** The smallest or largest value there is. */
  hint: number | undefined;
  onCommit: (typed: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // It may change elsewhere, such as by its undo.
  useEffect(() => {
    const { current } = input;
    if (current && readBound(current.value) !== bound) current.value = `${bound ?? ''}`;
  }, [bound]);
  return (
    <label>
      <span aria-hidden="true">{label}</span>
      <input
        ref={input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={name}
        placeholder={`${hint}`}
        defaultValue={bound}
        onBlur={(event) => onCommit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onCommit(event.currentTarget.value);
        }}
      />
    </label>
  );
}
