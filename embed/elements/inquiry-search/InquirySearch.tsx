import { useEffect, useId, useRef } from 'react';
import type { InquirySearchAttributes } from '../../../src/generated/authored';
import { buttonClass } from '../../../src/ui/button/buttonClass';
import type { ElementProps } from '../../widgets/element';
import css from './search.module.css';

/**
 * A form that leads to the results on the site. Once it is touched, the file of the search is fetched, and what is found
 * is shown below it while somebody types.
 */
export default function InquirySearch({
  attributes: { label, limit },
  page: { site, search, catalogue },
}: ElementProps<InquirySearchAttributes>) {
  const id = useId();
  const results = useRef<HTMLDivElement>(null);
  const { strings } = site;
  // 0.2 KB that say where the index is: asked for on touch, they would be a round trip before it.
  useEffect(() => void catalogue.searchAddress().catch(() => {}), [catalogue]);
  return (
    <div className={css.search}>
      <form
        role="search"
        part="search"
        action={`${site.site.url}${site.store.addresses.category}all`}
        target="_blank"
      >
        <label htmlFor={id}>{label ?? strings.searchFor}</label>
        <div className={css.row}>
          <input
            id={id}
            type="search"
            // Browsers know no part numbers, and look up every word at each key.
            spellCheck={false}
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            onFocus={({ currentTarget: field }) => {
              if (results.current) search({ field, results: results.current, limit, site });
            }}
          />
          <button className={buttonClass({ small: true })}>{strings.search}</button>
        </div>
      </form>
      <div ref={results} className={css.results}>
        <p />
        {/* What is shown is said once it has settled: not as an answer to every letter. */}
        <p className="visually-hidden" role="status" />
      </div>
    </div>
  );
}
