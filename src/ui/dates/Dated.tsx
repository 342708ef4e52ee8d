import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { isAway, TICK_MS, type Due } from './due';

/** The attributes of a block that appears or goes by its date; the early step reads them. */
type DueAttributes = Pick<HTMLAttributes<HTMLElement>, 'hidden' | 'suppressHydrationWarning'>;

const DueContext = createContext<DueAttributes | undefined>(undefined);

/**
 * Shows and hides a block at the minute of its date. At hydration React must render what the build has rendered;
 * afterwards it goes by the clock. The early step may already have shown or hidden the block.
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
  const timer = setInterval(look, TICK_MS);
  return () => clearInterval(timer);
}

/** The attributes for the outermost element of a block, if it has a date on which the browser shows or hides it. */
export const useDue = (): DueAttributes | undefined => useContext(DueContext);
