import { isFullBrowser } from '../../src/ui/isFullBrowser';
import type { Widgets } from '../context';

const TOO_OLD = 'This browser is too old for the widgets.';

/** How far the widgets are. They are fetched when they are first needed, and again after a failure. */
type State =
  | { name: 'away'; failure: string }
  | { name: 'loading'; failure: string; settled: Promise<void> }
  | { name: 'here'; failure: ''; widgets: Widgets };

/** The widgets, as the loader reaches them. */
export interface WidgetsLink {
  /** Why the last attempt to fetch them failed; '' before the first one, and after a success. */
  readonly failure: string;
  /** The widgets, once they are here. */
  readonly widgets: Widgets | undefined;
  /** Fetches them, unless they are here or on their way. Resolves when the attempt has ended, however it has. */
  fetch: () => Promise<void>;
  /**
   * Makes a method that can be called before they are here: it fetches them and then calls theirs. If they cannot be
   * fetched, it resolves to undefined.
   */
  method: <Name extends keyof Widgets>(
    name: Name,
  ) => (
    ...args: Parameters<Widgets[Name]>
  ) => Promise<Awaited<ReturnType<Widgets[Name]>> | undefined>;
}

type Method = (...args: unknown[]) => unknown;

/**
 * @param load Fetches and starts the widgets. It rejects where that fails, and may be called again.
 * @param onSettled Called after each attempt.
 */
export function createWidgetsLink(
  load: () => Promise<Widgets>,
  onSettled: () => void,
): WidgetsLink {
  // From the start, so that the launcher is a plain link at once.
  let state: State = { name: 'away', failure: isFullBrowser ? '' : TOO_OLD };

  const attempt = async () => {
    try {
      if (!isFullBrowser) throw new Error(TOO_OLD);
      state = { name: 'here', failure: '', widgets: await load() };
    } catch (error) {
      state = { name: 'away', failure: `${error as Error}` };
    }
    onSettled();
  };
  const fetch = async () => {
    if (state.name === 'away')
      state = { name: 'loading', failure: state.failure, settled: attempt() };
    if (state.name === 'loading') await state.settled;
  };
  const widgets = () => (state.name === 'here' ? state.widgets : undefined);
  return {
    get failure() {
      return state.failure;
    },
    get widgets() {
      return widgets();
    },
    fetch,
    method: (name) =>
      (async (...args: unknown[]) => {
        // Try once more if the attempt that was under way fails.
        if (state.name === 'loading') await state.settled;
        // Call without waiting once the widgets are here, so that the call takes effect at once.
        if (!widgets()) await fetch();
        return (widgets()?.[name] as Method | undefined)?.(...args);
      }) as never,
  };
}
