import type { Inquiry, InquiryEvents } from '../api';

/** The page-wide options of the script's tag: see embed/loader/script.schema.json. */
export interface InquiryOptions {
  /** The URL of the supplier's site: 'https://www.example.org'. */
  site: string;
  /** Your name, for the last line of the message. */
  source?: string;
  /** A WhatsApp number that replaces the company's. */
  number?: string;
  branch?: string;
  scheme?: 'light' | 'dark' | 'auto';
  launcher?: 'auto' | 'always' | 'none';
  catalogue?: string;
  /** Overrides of interface strings. */
  strings?: Record<string, string>;
  /**
   * For pages with two suppliers: the `data-name` of the elements that this supplier serves, in lower-case letters and
   * digits. The script is then `window.inquiry_<name>`, and its events are called `inquiry_<name>:add` and so on.
   */
  name?: string;
  /** 'on' sends nothing, and shows what would be sent. */
  test?: 'on';
  /** For pages whose Content-Security-Policy requires it. */
  nonce?: string;
}

/** The scripts being fetched, by the globals that they will define. */
const coming = new Map<Global, Promise<Inquiry>>();

type Global = 'inquiry' | `inquiry_${string}`;

/**
 * Adds the script to the page and resolves to `window.inquiry`, or to `window.inquiry_<name>`. However often it is
 * called, it adds one script for each `name`, and none if the page already has it. The widgets are fetched later, when
 * they are needed; `await inquiry.ready` fetches them. Rejects if the script fails to load; the next call tries again.
 */
export function loadInquiry(options: InquiryOptions): Promise<Inquiry> {
  const global: Global = options.name ? `inquiry_${options.name}` : 'inquiry';
  const present = window[global];
  if (present && 'version' in present) return Promise.resolve(present);
  const script =
    coming.get(global) ??
    insert(options, global).catch((error: unknown) => {
      coming.delete(global);
      throw error;
    });
  coming.set(global, script);
  return script;
}

function insert(
  { site, nonce, strings, ...options }: InquiryOptions,
  global: Global,
): Promise<Inquiry> {
  const { name } = options;
  const src = new URL(`/embed/${name ? 'v1-named' : 'v1'}.js`, site).href;
  // After page load, there is no way to tell whether an existing script has failed.
  const isNew = document.readyState === 'complete';
  const written = isNew
    ? undefined
    : [...document.scripts].find((one) => one.src === src && one.dataset['name'] === name);
  const script = written ?? document.createElement('script');
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(window[global] as Inquiry));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The inquiry list cannot be loaded from ${src}.`));
    });
    if (written) return;
    script.async = true;
    script.src = src;
    if (nonce) script.nonce = nonce;
    const given = Object.entries(options).filter(([, value]) => value !== undefined);
    Object.assign(
      script.dataset,
      Object.fromEntries(given),
      strings && { strings: JSON.stringify(strings) },
    );
    document.head.append(script);
  });
}

/** The DOM events of the script: 'inquiry:add' on the element that added, the others on the document. */
export type InquiryDomEvents = {
  [Name in keyof InquiryEvents as `inquiry:${Name}`]: CustomEvent<InquiryEvents[Name]>;
};

declare global {
  interface DocumentEventMap extends InquiryDomEvents {}
  interface HTMLElementEventMap extends InquiryDomEvents {}
}

export type {
  Inquiry,
  InquiryEvents,
  InquiryFinding,
  InquiryItem,
  InquiryProduct,
  InquiryQueue,
} from '../api';
