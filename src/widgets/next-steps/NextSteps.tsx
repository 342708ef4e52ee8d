import { encodeText } from '../../cart/chatLink';
import { fill } from '../../cart/fill';
import { SiteLink } from '../../site/SiteLink';
import { useSite } from '../../site/SiteProvider';
import css from './next-steps.module.css';

/** In characters. The term comes from the address, where it may be of any length. */
const MAX_TERM_LENGTH = 120;

/**
 * Next steps after a search without results: search the whole store, or ask the team [A10].
 * `search` is false if the whole store has been searched.
 */
export function NextSteps({ term, search = true }: { term: string; search?: boolean }) {
  const { ask, strings, store } = useSite<'store'>();
  const short = term.length > MAX_TERM_LENGTH ? `${term.slice(0, MAX_TERM_LENGTH)}…` : term;
  const message = fill(strings.askAboutText, { term: short });
  return (
    <ul className={css.steps}>
      {search && (
        <li>
          <a
            href={`${store.addresses.category}all?q=${encodeURIComponent(wellFormed(term.slice(0, MAX_TERM_LENGTH)))}`}
          >
            {fill(strings.searchEverywhere, { term: short })}
          </a>
        </li>
      )}
      <li>
        <SiteLink href={ask + encodeText(message)}>
          {fill(strings.askAbout, { term: short })}
        </SiteLink>
      </li>
    </ul>
  );
}

/** `encodeURIComponent` throws on a lone surrogate. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
