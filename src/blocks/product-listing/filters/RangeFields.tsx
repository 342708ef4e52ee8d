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
    <label>
      <span aria-hidden="true">{label}</span>
      <input
        // A new field where the bound changes elsewhere, such as by its undo.
        key={`${bounds[bound]}`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${nameWithUnit(facet, strings)}: ${label}`}
        placeholder={`${range?.[bound]}`}
        defaultValue={bounds[bound]}
        onBlur={(event) => commit(bound, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(bound, event.currentTarget.value);
        }}
      />
    </label>
  );
  return (
    <div className={css.range}>
      {field('from', strings.rangeFrom)}
      {field('to', strings.rangeTo)}
    </div>
  );
}
