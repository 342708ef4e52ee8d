import { startTransition, useEffect, useState } from 'react';
import { foreseeSearch } from '../../catalogue/search/foreseeSearch';
import { useSite } from '../../site/SiteProvider';
import { buttonClass, iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { CROSS, SEARCH } from '../../ui/icon/icons';
import { useHydrated } from '../../ui/useHydrated';
import { useLoaded } from '../../ui/useLoaded';
import { notices } from '../../widgets/notices/noticeStore';
import css from './header-search.module.css';

const loadSuggestions = () => import('../../widgets/search/Suggestions');
const loadForesight = () => import('../../catalogue/search/foreseeAnswer');

/** Asks an endpoint what is typed, with less code than what shows the answer; without a network, not at all. */
async function foresee(endpoint: string, typed: string): Promise<void> {
  const code = await loadForesight().catch(() => undefined);
  code?.foreseeAnswer(endpoint, typed);
}

/**
 * What assistive technology is told before the suggestions have come: a field that turned into a combobox under the
 * fingers would be read out anew. Without JavaScript, it is a plain field.
 */
const COLLAPSED = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const;

/**
 * The search of every page: a plain form that leads to the listing of all products. Its button opens it in a row below
 * the header; what suggests, and leads to the listing without a new document, is fetched when it is touched.
 */
export function HeaderSearch() {
  const { strings, store } = useSite<'store'>();
  const [field, setField] = useState<HTMLInputElement>();
  const [isTouched, setIsTouched] = useState(false);
  const isLive = useHydrated();
  const suggesting = useLoaded(isTouched, loadSuggestions);
  // A kilobyte, there before the search is touched: on a slow network the first question leaves a round trip earlier.
  useEffect(() => {
    if (store.endpoint !== undefined) loadForesight().catch(() => {});
  }, [store.endpoint]);
  const tellLost = () =>
    notices.add({ id: 'search-lost', type: 'error', title: strings.productsLost });
  // Drawn in a task of its own: the touch itself, which opens the row and moves the focus, is answered first.
  const touch = () => {
    if (isTouched) return;
    startTransition(() => setIsTouched(true));
    // An endpoint has nothing to be fetched before something is typed.
    if (store.endpoint === undefined) foreseeSearch(store.search);
    // Before React asks for it; after a failure, React asks again.
    loadSuggestions().catch(tellLost);
  };
  const action = `${store.addresses.category}all`;
  return (
    <div className={css.search} onPointerDown={touch}>
      <button
        type="button"
        className={`${iconButton} ${css.open}`}
        data-toggle=""
        data-tooltip=""
        aria-expanded="false"
        aria-controls="header-search"
        aria-label={strings.search}
        suppressHydrationWarning
      >
        <Icon nodes={SEARCH} size={24} />
        <Icon nodes={CROSS} size={24} />
      </button>
      <form
        id="header-search"
        // Without a name, so that it is not heard as "Search search".
        role="search"
        className={css.form}
        // Without JavaScript, what searches is a page of its own.
        action={store.endpoint ?? action}
        onSubmit={(event) => {
          if (suggesting || navigator.onLine) return;
          // The browser would put a page of its own in the place of this one, and of what was typed.
          event.preventDefault();
          tellLost();
        }}
      >
        <div className={`wrap ${css.row}`}>
          <input
            id="search-field"
            type="search"
            // Browsers know no part numbers, and look up every word at each key.
            spellCheck={false}
            name="q"
            className={css.field}
            aria-label={strings.searchFor}
            placeholder={strings.searchFor}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={(event) => {
              const { currentTarget } = event;
              startTransition(() => setField(currentTarget));
              touch();
            }}
            onInput={({ currentTarget: { value } }) => {
              if (store.endpoint !== undefined && !suggesting) void foresee(store.endpoint, value);
            }}
            {...(isLive && COLLAPSED)}
            suppressHydrationWarning
          />
          <button className={buttonClass({ small: true })}>{strings.search}</button>
          {suggesting && field && <suggesting.Suggestions field={field} allOf={action} />}
        </div>
      </form>
    </div>
  );
}
