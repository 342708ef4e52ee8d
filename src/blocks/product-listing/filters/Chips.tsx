import { rangeLabel } from '../../../catalogue/search/rangeLabel';
import type { Facet, Filter } from '../../../catalogue/search/searchTypes';
import { fill } from '../../../cart/fill';
import type { SiteData } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { Icon } from '../../../ui/icon/Icon';
import { CROSS } from '../../../ui/icon/icons';
import { passFocus } from '../../../ui/passFocus';
import type { Filters } from '../listingState';
import { withFilter, withValue } from './changes';
import css from './chips.module.css';
import { facetName, valueLabel } from './names';

/** A chosen value or range, and the filters without it. */
interface Chip {
  key: string;
  name: string;
  value: string;
  without: Filters;
}

/** The chosen filters, each with its undo, and an undo of all. */
export function Chips({
  facets,
  filters,
  onChange,
}: {
  facets: readonly Facet[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const site = useSite();
  const { strings } = site;
  const chips = facets.flatMap((facet) => chipsOf(facet, filters, site));
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={strings.filterChosen}>
      {chips.map(({ key, name, value, without }) => (
        <li key={key}>
          <button
            type="button"
            className={css.chip}
            aria-label={fill(strings.removeFilter, { name, value })}
            onClick={({ currentTarget }) => {
              if (!passFocus(currentTarget)) focusBeside(currentTarget.closest('ul'));
              onChange(without);
            }}
          >
            <span>
              {name}: <b>{value}</b>
            </span>
            <Icon nodes={CROSS} size={16} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={css.clear}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget.closest('ul'));
              onChange({});
            }}
          >
            {strings.clearFilters}
          </button>
        </li>
      )}
    </ul>
  );
}

function chipsOf(facet: Facet, filters: Filters, { strings, site }: SiteData): Chip[] {
  const filter: Filter | undefined = filters[facet.key];
  const name = facetName(facet, strings);
  const { key } = facet;
  if (!filter) return [];
  if (!filter.values) {
    const value = rangeLabel(filter, facet.range?.unit, site.format ?? site.language);
    return [{ key, name, value, without: withFilter(filters, key, {}) }];
  }
  return filter.values.map((chosen) => {
    // A value that no product has is shown as the address has it.
    const known = facet.values.find((one) => one.key === chosen) ?? { key: chosen, label: chosen };
    const without = withValue(filters, key, chosen);
    return { key: `${key}=${chosen}`, name, value: valueLabel(facet, known, strings), without };
  });
}

/**
 * The whole list is about to go: hands the focus to the order of the products, beside it, or to what stands first around
 * it. In a text field, a phone would open its keyboard.
 */
function focusBeside(list: Element | null | undefined): void {
  const around = list?.closest('form, main, section');
  const controls = [...(around?.querySelectorAll<HTMLElement>('button, select, input') ?? [])];
  const order = controls.find(({ localName }) => localName === 'select');
  (order ?? controls.find((control) => !list?.contains(control)))?.focus();
}
