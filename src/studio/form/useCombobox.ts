import { useState, type KeyboardEvent } from 'react';
import type { Choice } from '../protocol';
import { matching } from './matching';

/** Where the values of a combobox come from and go to. */
interface ComboboxValues {
  /** Asked for when the list opens. */
  choices: () => Promise<readonly Choice[]>;
  onChange: (value: string) => void;
}

/** The list of a combobox: whether it is open, what it shows, and what keys do, as WAI-ARIA says. */
export function useCombobox({ choices, onChange }: ComboboxValues) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | undefined>();
  /** The index of the choice that Enter takes. */
  const [active, setActive] = useState(0);
  /** Undefined until they are there. */
  const [all, setAll] = useState<readonly Choice[]>();
  const found = isOpen && all ? matching(all, typed ?? '') : [];
  const isLooking = isOpen && !all;
  const open = () => {
    if (isOpen) return;
    setOpen(true);
    // Without an answer, of which the bar tells, they are asked for anew when the list is opened again.
    choices().then(setAll, () => {});
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(0);
  };
  const choose = (choice: Choice) => {
    onChange(choice.value);
    close();
  };
  const type = (text: string) => {
    onChange(text);
    setTyped(text);
    setActive(0);
    open();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive((now) => (now + step + found.length) % Math.max(1, found.length));
      else open();
    }
    const choice = found[active];
    if (event.key === 'Enter' && isOpen && choice) {
      event.preventDefault();
      choose(choice);
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  return { isOpen, isLooking, found, active, open, close, choose, type, press };
}
