import { useEffect } from 'react';
import { searchTerm } from '../../catalogue/searchTerm';
import { followLink } from './followLink';
import { SEARCH_ASKED } from './searchAsked';

/** Lets the form of a search box lead to the listing of all products without a new document. */
export function useSubmit(field: HTMLInputElement, allOf: string): void {
  useEffect(() => {
    const onSubmit = (event: Event) => {
      event.preventDefault();
      followLink(`${allOf}?${new URLSearchParams({ q: searchTerm(field.value) })}`);
      // A listing that is open already has no other way to notice.
      dispatchEvent(new Event(SEARCH_ASKED));
      field.blur();
    };
    const stop = new AbortController();
    field.form?.addEventListener('submit', onSubmit, stop);
    return () => stop.abort();
  }, [field, allOf]);
}
