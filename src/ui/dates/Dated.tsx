import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { isAway, TICK, type Due } from './due';

/** The attributes of what appears or goes: the early step reads them. */
type DueAttributes = Pick<HTMLAttributes<HTMLElement>, 'hidden' | 'suppressHydrationWarning'>;

const DueContext = /* @__PURE__ */ createContext<DueAttributes | undefined>(undefined);

/**
 * Shows and hides a block at its minute. React starts with what the build has shown, as hydration must, and then goes by
 * the clock; the early step may have been there before it.
 */
export function Dated({ due, children }: { due: Due; children: ReactNode }) {
  const hidden = useSyncExternalStore(
    listen,
    () => isAway(due, Date.now()),
    () => due.hidden === true,
  );
  const attributes = useMemo(
    () => ({
      'data-early': 'dates',
      'data-from': due.from,
      'data-until': due.until,
      hidden,
      suppressHydrationWarning: true,
    }),
    [due, hidden],
  );
  return <DueContext value={attributes}>{children}</DueContext>;
}

function listen(look: () => void): () => void {
  const timer = setInterval(look, TICK);
  return () => clearInterval(timer);
}

/** The attributes for the outermost element of a block, if it has a date that a browser has to look after. */
export const useDue: () => DueAttributes | undefined =
  (import.meta.env.DATES ?? true) ? () => useContext(DueContext) : () => undefined;
