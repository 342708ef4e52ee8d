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
  /** For pages whose Content-Security-Policy requires it. */
  nonce?: string;
}

let coming: Promise<Inquiry> | undefined;

/**
 * Adds the script to the page, once however often it is called, and resolves to `window.inquiry`. A script that the
 * page has already counts. The widgets are still fetched only when needed; `await inquiry.ready` fetches them. Rejects
 * if the script fails to load; the next call tries again.
 */
export function loadInquiry(options: InquiryOptions): Promise<Inquiry> {
  const present = window.inquiry;
  if (present && 'version' in present) return Promise.resolve(present);
  coming ??= insert(options).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

function insert({ site, nonce, strings, ...options }: InquiryOptions): Promise<Inquiry> {
  const src = new URL('/embed/v1.js', site).href;
  // After page load, there is no way to tell whether an existing script has failed.
  const isNew = document.readyState === 'complete';
  const written = isNew ? undefined : [...document.scripts].find((one) => one.src === src);
  const script = written ?? document.createElement('script');
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(window.inquiry as Inquiry));
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
