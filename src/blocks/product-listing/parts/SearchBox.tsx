import type { RefObject } from 'react';
import { useStrings } from '../../../site/SiteProvider';
import css from './search-box.module.css';

/** The listing's search. It filters on every keystroke, so Enter only hides a phone's keyboard [L15]. */
export function SearchBox({
  place,
  input,
  typed,
  onType,
  onFocus,
}: {
  /** The name of the category. */
  place: string;
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
  onFocus: () => void;
}) {
  const { searchProducts, clear } = useStrings();
  return (
    <form
      role="search"
      data-scripted=""
      data-live="q"
      // Besides the search of the whole site, in the header.
      aria-label={place}
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
      }}
    >
      <label className={css.label} htmlFor="listing-search">
        {searchProducts}
      </label>
      <div className={css.box}>
        <input
          ref={input}
          id="listing-search"
          className={css.input}
          type="search"
          // Browsers know no part numbers, and look up every word at each key.
          spellCheck={false}
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onFocus={onFocus}
        />
        {typed !== '' && (
          <button
            type="button"
            className={css.clear}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          >
            {clear}
          </button>
        )}
      </div>
    </form>
  );
}
