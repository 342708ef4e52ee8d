import type { Inquiry } from '../api';

/** The page-wide options of the script's tag: see embed/loader/script.schema.json. */
export interface InquiryOptions {
  /** The URL of the supplier's site: 'https://www.example.org'. */
  site: string;
  /** Your name, for the last line of the message. */
  source?: string | undefined;
  /** A WhatsApp number that replaces the company's. */
  number?: string | undefined;
  branch?: string | undefined;
  scheme?: 'light' | 'dark' | 'auto' | undefined;
  launcher?: 'auto' | 'always' | 'none' | undefined;
  catalogue?: string | undefined;
  /** Overrides of interface strings. */
  strings?: Record<string, string> | undefined;
  /**
   * For pages with two suppliers: `data-name` of the elements that this one serves; lower-case letters and digits. Its
   * script is then `window.inquiry_<name>`, and its events are called `inquiry_<name>:add` and so on.
   */
  name?: string | undefined;
  /** 'on' sends nothing, and shows what would be sent. */
  test?: 'on' | undefined;
  /** For pages whose Content-Security-Policy requires it. */
  nonce?: string | undefined;
}

type Global = 'inquiry' | `inquiry_${string}`;

/** The scripts being fetched, by their names in the window. */
const coming = new Map<Global, Promise<void>>();

/** The tags of ours that have done what they were for: they run once. */
const settled = new WeakSet<HTMLScriptElement>();

/**
 * Adds the script to the page, once for each `name` however often it is called, and resolves to `window.inquiry`, or
 * to `window.inquiry_<name>`. A script that the page has already counts. After `destroy()`, it starts again. The widgets
 * are still fetched only when needed; `await inquiry.ready` fetches them. Rejects if the script cannot run here; the
 * next call tries again.
 */
export async function loadInquiry(options: InquiryOptions): Promise<Inquiry> {
  if (typeof document === 'undefined')
    throw new Error('loadInquiry needs a page: call it in the browser, in an effect or onMounted.');
  const src = addressOf(options);
  const global: Global = options.name ? `inquiry_${options.name}` : 'inquiry';
  for (;;) {
    const present = runningIn(global);
    if (present) return present;
    const script = coming.get(global) ?? insert(src, options, global);
    coming.set(global, script);
    try {
      await script;
    } finally {
      if (coming.get(global) === script) coming.delete(global);
    }
    if (!runningIn(global))
      throw new Error(`${src} has come, but has not started: window.${global} is something else.`);
    // Whoever waited before, like the first effect under StrictMode, may destroy it when it has come.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

function addressOf({ site, name }: InquiryOptions): string {
  try {
    return new URL(`/embed/${name ? 'v1-named' : 'v1'}.js`, site).href;
  } catch {
    throw new Error(
      `loadInquiry needs the address of the supplier's site: { site: 'https://www.example.org' }, not ${JSON.stringify(site)}.`,
    );
  }
}

/** The script that runs on the page; undefined for a queue of calls, and for what is not ours. */
function runningIn(global: Global): Inquiry | undefined {
  const present = window[global];
  return present && 'version' in present && 'doctor' in present ? present : undefined;
}

/** Resolves once the script has run: that of the page, if it still is to come, else a new one. */
async function insert(src: string, options: InquiryOptions, global: Global): Promise<void> {
  const written = [...document.scripts].find(
    (one) => one.src === src && one.dataset['name'] === options.name && !settled.has(one),
  );
  if (written && (await isPending(written)) && runningIn(global)) return;
  await ended(scriptFor(src, options), src);
}

/** Waits for a script of the page, as long as the page itself waits for it. Resolves to false if that is over. */
async function isPending(script: HTMLScriptElement): Promise<boolean> {
  settled.add(script);
  if (document.readyState === 'complete') return false;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) script.addEventListener(type, resolve);
    // It may have run or failed before; then neither event comes any more.
    window.addEventListener('load', resolve);
  });
  return true;
}

function scriptFor(src: string, { nonce, strings, ...options }: InquiryOptions): HTMLScriptElement {
  // Those that ran before `destroy()`: two on a page would be reported as a mistake.
  for (const one of document.scripts)
    if (one.src === src && settled.has(one) && one.dataset['name'] === options.name) one.remove();
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  if (nonce) script.nonce = nonce;
  const { site: _, ...given } = options;
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) script.dataset[name] = value;
  if (strings) script.dataset['strings'] = JSON.stringify(strings);
  return script;
}

/** Puts a script into the page, and waits for it. */
async function ended(script: HTMLScriptElement, src: string): Promise<void> {
  const outcome = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(
        new Error(
          `The inquiry list cannot be loaded from ${src}. With a Content-Security-Policy, add that origin to script-src.`,
        ),
      );
    });
  });
  settled.add(script);
  document.head.append(script);
  await outcome;
}

export type {
  Inquiry,
  InquiryEvents,
  InquiryFinding,
  InquiryItem,
  InquiryProduct,
  InquiryQueue,
} from '../api';
