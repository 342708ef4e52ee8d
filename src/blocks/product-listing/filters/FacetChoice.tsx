import { useEffect, useId, useRef, useState } from 'react';
import type { Facet } from '../../../catalogue/search/searchTypes';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import type { Filters } from '../listingState';
import { withValue } from './changes';
import css from './facet-choice.module.css';
import { facetName, nameWithUnit, valueLabel } from './names';
import { RangeFields } from './RangeFields';

/** Values that are shown before 'Show all'. */
const FIRST_VALUES = 8;

/** One property to filter by: its values with their counts, and a range for numbers. */
export function FacetChoice({
  facet,
  filters,
  isOpen,
  onChange,
}: {
  facet: Facet;
  filters: Filters;
  /** Whether it is open at first. */
  isOpen: boolean;
  onChange: (filters: Filters) => void;
}) {
  const strings = useStrings();
  const [open, setOpen] = useState(isOpen);
  const [isLong, setIsLong] = useState(false);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // The button that has shown all values is gone.
  useEffect(() => {
    if (isLong) list.current?.children[FIRST_VALUES]?.querySelector('input')?.focus();
  }, [isLong]);
  const { key, values, range } = facet;
  const { [key]: filter } = filters;
  const chosen = filter?.values ?? [];
  // Of a chosen range, there may be one value or two.
  const isRange = filter && !filter.values;
  const hasRange = range && range.from < range.to && (isRange || values.length > 2);
  // Chosen values stay in sight, so that they can be undone where they were chosen.
  const shown = isLong
    ? values
    : values.filter((value, at) => at < FIRST_VALUES || chosen.includes(value.key));
  return (
    <details
      className={css.facet}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary id={id}>
        {/* The fields of a range need its unit; single values have their own. */}
        {hasRange ? nameWithUnit(facet, strings) : facetName(facet, strings)}
      </summary>
      <div role="group" aria-labelledby={id}>
        {hasRange && <RangeFields facet={facet} filters={filters} onChange={onChange} />}
        <ul ref={list} id={`${id}-values`}>
          {shown.map((value) => (
            <li key={value.key}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(value.key)}
                  onChange={() => onChange(withValue(filters, key, value.key))}
                />
                <span dir="auto">{valueLabel(facet, value, strings)}</span>{' '}
                <span className={css.count}>
                  {fill(strings.valueCount, { count: value.count })}
                </span>
              </label>
            </li>
          ))}
        </ul>
        {values.length > FIRST_VALUES && !isLong && (
          <button type="button" className={css.all} onClick={() => setIsLong(true)}>
            {fill(strings.allValues, { count: values.length })}
          </button>
        )}
      </div>
    </details>
  );
}
