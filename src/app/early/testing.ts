import type { Handoff } from './handoff';

/** What the early script and React share, as it stands when a page has just been opened. */
export function handoffWith(known: Partial<Handoff> = {}): Handoff {
  return {
    items: [],
    added: [],
    clicks: [],
    live: false,
    reveal: () => {},
    boot: { entry: '', preload: [], data: ['', ''], cart: 'acme-cart' },
    ...known,
  };
}
