import { useEffect, useState } from 'react';
import { isOpen } from '../../../catalogue/openingHours';
import type { Branch } from '../../../generated/types';
import { useHydrated } from '../../../ui/useHydrated';
import css from '../offices.module.css';

const MINUTE_MS = 60_000;

/** Says whether an office is open, by its own clock. The prerendered HTML cannot know when it is read. */
export function OpenNow({
  branch: { hours, timeZone },
  open,
  closed,
}: {
  branch: Branch;
  open: string | undefined;
  closed: string | undefined;
}) {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (!hydrated || !hours || !timeZone) return null;
  const text = { open, closed, unknown: '' }[stateOf(hours, timeZone, now)];
  return text && <span className={css.now}>{text}</span>;
}

/** A browser may be older than the name of the zone: nothing is said then. */
function stateOf(hours: NonNullable<Branch['hours']>, timeZone: string, now: Date) {
  try {
    return isOpen(hours, timeZone, now) ? 'open' : 'closed';
  } catch {
    return 'unknown';
  }
}
