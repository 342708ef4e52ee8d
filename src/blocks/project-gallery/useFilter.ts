import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../../ui/useHydrated';
import { readParam, writeParam } from './addressParam';

const PARAM = 'filter';
/** The choice that shows everything; the address does not speak of it. */
export const ALL = 'all';

/** What the filter shows, and how it is changed. */
export interface Filter {
  /** Stands on the element that holds the choices. */
  choices: RefObject<HTMLFieldSetElement | null>;
  /** What is shown, once it was chosen; undefined before. */
  chosen: string | undefined;
  /** Called with the value of a choice that the visitor made. */
  choose: (value: string) => void;
}

/**
 * Keeps the choices and the address in step: '?filter=hvac' chooses 'hvac', a choice is an entry that Back
 * leaves. The style sheet shows and hides, by what is checked, so that the choices work before React is there
 * and without scripts; what was chosen by then stays chosen. The early step has followed the address before.
 */
export function useFilter(): Filter {
  const choices = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<string>();
  const takesOver = useRef(!useHydrated());

  useLayoutEffect(() => {
    const radios = [...(choices.current?.querySelectorAll('input') ?? [])];
    if (radios.length === 0) return;
    const page = location.pathname;
    const asked = () =>
      radios.find(({ value }) => value === readParam(PARAM).toLowerCase()) ?? radios[0];
    const follow = (): void => {
      if (location.pathname !== page) return;
      const found = asked();
      if (found) found.checked = true;
      setChosen((before) => (before || found?.value !== ALL ? found?.value : before));
    };
    const early = radios.find(({ checked }) => checked);
    if (takesOver.current && early && early !== asked()) {
      writeParam(PARAM, early.value === ALL ? '' : early.value, 'replace');
    }
    takesOver.current = false;
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const choose = (value: string): void => {
    writeParam(PARAM, value === ALL ? '' : value, 'push');
    setChosen(value);
  };
  return { choices, chosen, choose };
}
