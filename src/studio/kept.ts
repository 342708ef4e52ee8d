/** For how long a text is kept: in this browser, or until the tab is closed. */
type Lifetime = 'browser' | 'tab';

const storageOf = (lifetime: Lifetime): Storage =>
  lifetime === 'tab' ? sessionStorage : localStorage;

/**
 * Keeps a text under a key of the browser's storage; `undefined` takes it away.
 * @returns Whether it could be kept: a browser may block its storage, which may be full. No action ends with an error for
 * that.
 */
export function keepText(
  key: string,
  text: string | undefined,
  lifetime: Lifetime = 'browser',
): boolean {
  try {
    if (text === undefined) storageOf(lifetime).removeItem(key);
    else storageOf(lifetime).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The text that is kept under a key; undefined without one, or where the browser lets nothing be read. */
export function keptText(key: string, lifetime: Lifetime = 'browser'): string | undefined {
  try {
    return storageOf(lifetime).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a kept text says as JSON; undefined where it is none, as another program or version may have written it. */
export function keptJson(key: string, lifetime: Lifetime = 'browser'): unknown {
  try {
    return JSON.parse(keptText(key, lifetime) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
