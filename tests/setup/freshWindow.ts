import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import type { IOptionalBrowserSettings } from 'happy-dom';

// Test files share a process, as starting one for each took three times as long. Modules and the window are not
// shared: each file loads its own modules and gets a window of its own.
vi.resetModules();

const SETTINGS: IOptionalBrowserSettings = {
  // Frames and prefetched files are empty: no server answers.
  enableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  fetch: {
    interceptor: {
      beforeAsyncRequest: ({ window }) => Promise.resolve(new window.Response('')),
    },
  },
};

declare global {
  /** Takes away the window of the file before. */
  var closeWindow: (() => unknown) | undefined;
}

// Not at the end of a file, because work that React has scheduled by then still needs a window.
await globalThis.closeWindow?.();
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {
  happyDOM: { settings: SETTINGS },
});
globalThis.closeWindow = () => teardown(globalThis);
await import('./noPictures');
