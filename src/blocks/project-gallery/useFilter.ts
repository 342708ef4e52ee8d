import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../../ui/useHydrated';
import { readParam, writeParam } from './addressParam';

const PARAM = 'filter';
/** The value that shows every project; it is left out of the address. */
export const ALL_PROJECTS = 'all';

/** State of the filter. */
export interface Filter {
  /** Ref of the fieldset with the choices. */
  choices: RefObject<HTMLFieldSetElement | null>;
  /** The current choice; undefined before the first one. */
  chosen: string | undefined;
  /** Sets the choice. */
  choose: (value: string) => void;
}

/**
 * Syncs the filter with the address: '?filter=hvac' selects 'hvac', and choosing pushes a history entry. CSS filters by
 * the checked radio button, so choices work before hydration and without JavaScript; a choice made by then is kept.
 * The early step has already applied the address.
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
      setChosen((before) => (before || found?.value !== ALL_PROJECTS ? found?.value : before));
    };
    const early = radios.find(({ checked }) => checked);
    if (takesOver.current && early && early !== asked()) {
      writeParam(PARAM, early.value === ALL_PROJECTS ? '' : early.value, 'replace');
    }
    takesOver.current = false;
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const choose = (value: string): void => {
    writeParam(PARAM, value === ALL_PROJECTS ? '' : value, 'push');
    setChosen(value);
  };
  return { choices, chosen, choose };
}
