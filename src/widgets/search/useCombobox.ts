import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** A text field that stands in the page already, and the id of its list of suggestions. */
export interface ComboboxPlace {
  field: HTMLInputElement;
  /** The options, which are links, have the ids `<list>-0`, `<list>-1` … */
  list: string;
}

/** The state of a combobox (APG, with a list that completes nothing by itself). */
export interface Combobox {
  typed: string;
  /** Whether suggestions may be shown: the field has the focus, and they were not closed since it got it or something was typed. */
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** The place of the option that the arrow keys have reached; -1 in the field itself. */
  active: number;
  setActive: (next: (last: number) => number) => void;
}

/** Makes a combobox of a text field: its role, and what is typed into it. */
export function useCombobox({ field, list }: ComboboxPlace): Combobox {
  // Also what was typed while this code was fetched and drawn.
  const typed = useSyncExternalStore(
    useCallback((changed) => listenToInput(field, changed), [field]),
    () => field.value,
  );
  const [isOpen, setIsOpen] = useState(document.activeElement === field);
  const [active, setActive] = useState(-1);
  // Before the next event: React runs other effects later, and keys pressed meanwhile would be lost.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const follow = () => {
      setActive(-1);
      setIsOpen(true);
    };
    field.addEventListener('input', follow, stop);
    field.addEventListener('focus', () => setIsOpen(true), stop);
    for (const event of ['blur', 'search'])
      field.addEventListener(event, () => setIsOpen(false), stop);
    field.form?.addEventListener('submit', () => setIsOpen(false), stop);
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => stop.abort();
  }, [field, list]);
  return { typed, isOpen, setIsOpen, active, setActive };
}

function listenToInput(field: HTMLInputElement, changed: () => void): () => void {
  field.addEventListener('input', changed);
  return () => field.removeEventListener('input', changed);
}

/** The keys of a combobox, and what assistive technology is told of its options, of which there are `count`. */
export function useOptions(
  { field, list }: ComboboxPlace,
  { active, setActive, setIsOpen }: Combobox,
  { isShown, count }: { isShown: boolean; count: number },
): void {
  // As soon as options are seen: an Escape before would empty the field.
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', `${isShown}`);
    const option = isShown ? document.getElementById(`${list}-${active}`) : null;
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.isComposing) return;
      if (step && isShown) {
        // The field has the place -1, before the first option and after the last.
        setActive((last) => ((last + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (step === 1) setIsOpen(true);
      else if (event.key === 'Enter' && option) option.click();
      else if (event.key === 'Escape' && isShown) {
        setIsOpen(false);
        // The field stays open: a second Escape closes it.
        event.stopPropagation();
      } else return;
      event.preventDefault();
    };
    const stop = new AbortController();
    field.addEventListener('keydown', onKey, stop);
    const options = document.getElementById(list);
    // Pressing an option must not take the focus from the field before the click.
    options?.addEventListener('mousedown', (event) => event.preventDefault(), stop);
    options?.addEventListener('click', () => setIsOpen(false), stop);
    return () => stop.abort();
  }, [field, list, active, setActive, setIsOpen, isShown, count]);
}
