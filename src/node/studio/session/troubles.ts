import type { StudioEvent } from '../../../studio/protocol';

/** What may be wrong for as long as Studio runs. */
type About = 'file' | 'journal' | 'check';

/** What is wrong with the file, the journal and the check. Windows show the latest. */
export interface Troubles {
  /** Says what is wrong; without a message, that it is right again. */
  report(about: About, message?: string): void;
  /** The latest, for a window that begins to listen. */
  asEvent(): StudioEvent;
}

/** @param tell Tells the windows that listen. */
export function createTroubles(tell: (event: StudioEvent) => void): Troubles {
  const troubles = new Map<About, string>();
  const asEvent = (): StudioEvent => ({
    type: 'trouble',
    message: [...troubles.values()].at(-1),
  });
  return {
    report(about, message) {
      if (message === troubles.get(about)) return;
      if (message === undefined) troubles.delete(about);
      else troubles.set(about, message);
      tell(asEvent());
    },
    asEvent,
  };
}
