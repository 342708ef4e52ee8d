import { memo, useMemo } from 'react';
import { fill } from '../../cart/fill';
import { suggestionRequest } from '../../catalogue/search/foreseeAnswer';
import { searchTerm } from '../../catalogue/searchTerm';
import { useSite } from '../../site/SiteProvider';
import { suggest, whileLost, type Suggestion, type SuggestionGroup } from './suggest';
import { MAX_SEEN, seenProducts } from './seen';
import { Said } from '../../ui/said/Said';
import { sentences } from '../../ui/sentences';
import css from './suggestions.module.css';
import { useAnswer } from './useAnswer';
import { useCombobox, useOptions } from './useCombobox';
import { useSubmit } from './useSubmit';
import { searchOf } from '../../catalogue/search/searchOf';

/** The id of the list. There is one search box with suggestions on a page. */
const LIST = 'search-list';
const NONE: SuggestionGroup[] = [];

/** What a search box suggests while one types. Makes a combobox (APG) of its field. */
export function Suggestions({
  field,
  allOf,
}: {
  field: HTMLInputElement;
  /** The address of the listing of all products. */
  allOf: string;
}) {
  const { site, strings, store, ask } = useSite<'store'>();
  const place = { field, list: LIST };
  const box = useCombobox(place);
  useSubmit(field, allOf);
  const term = searchTerm(box.typed);
  // Read each time the box opens: the header stays while one goes from product to product.
  const isOffered = box.isOpen && store.recentlySeen !== false;
  const seen = useMemo(() => (isOffered ? seenProducts(site.id) : []), [isOffered, site.id]);
  const { addresses, endpoint } = store;
  // An empty question fetches the index while the first letters are typed. An endpoint has none.
  const isIdle = !term && seen.length === 0 && endpoint !== undefined;
  const { answer, of, failed } = useAnswer(
    searchOf(store),
    isIdle
      ? undefined
      : term
        ? suggestionRequest(term)
        : { q: '', ids: seen, size: MAX_SEEN, withFacets: false },
  );
  const q = of?.q;
  const { pathname: here } = location;
  const isLost = failed && term !== '';
  const groups = useMemo(() => {
    const sources = { strings, addresses, ask, allOf, here };
    if (isLost) return whileLost(term, sources);
    return answer && q !== undefined ? suggest(answer, q, sources) : NONE;
  }, [isLost, term, answer, q, strings, addresses, ask, allOf, here]);
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const isShown = box.isOpen && count > 0;
  useOptions(place, box, { isShown, count });
  return (
    <>
      <div
        id={LIST}
        role="listbox"
        aria-label={strings.suggestions}
        className={css.list}
        hidden={!isShown}
      >
        {isShown && <Groups groups={groups} active={box.active} />}
      </div>
      <Said text={isShown ? spoken(groups, fill(strings.suggestionCount, { count })) : ''} />
    </>
  );
}

/** What is said of suggestions: what the first ones are, such as similar to a part that there is not, and how many. */
const spoken = ([first]: readonly SuggestionGroup[], count: string) =>
  sentences([first?.heading, count]);

/** Drawn when its suggestions change, not at each key. */
const Groups = memo(function Groups({
  groups,
  active,
}: {
  groups: readonly SuggestionGroup[];
  active: number;
}) {
  const { suggestions: name } = useSite().strings;
  let next = 0;
  const numbered = groups.map(({ heading, suggestions }) => ({
    heading,
    first: next,
    options: suggestions.map((suggestion) => ({ suggestion, at: next++ })),
  }));
  return numbered.map(({ heading, first, options }) => (
    // By its words, not by the heading's id: of those, screen readers on Linux would say the ones before the last key.
    <div key={first} role="group" aria-label={heading ?? name}>
      {heading !== undefined && (
        <div aria-hidden="true" className={css.heading}>
          {heading}
        </div>
      )}
      {/* By their place: the next answer changes texts and addresses, which is less work than other elements. */}
      {options.map(({ suggestion, at }) => (
        <Option key={at} at={at} isActive={at === active} {...suggestion} />
      ))}
    </div>
  ));
});

const Option = memo(function Option({
  at,
  isActive,
  href,
  text,
  code,
  isOutside,
}: Suggestion & { at: number; isActive: boolean }) {
  const { newTab } = useSite().strings;
  return (
    <a
      id={`${LIST}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener' })}
    >
      {code !== undefined && <span className={css.code}>{`${code} `}</span>}
      <span>{text}</span>
      {isOutside && <span className="visually-hidden"> {newTab}</span>}
    </a>
  );
});
