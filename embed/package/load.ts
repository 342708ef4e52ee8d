import type { Inquiry } from '../api';

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

/**
 * Adds the script to the page, once, and resolves to `window.inquiry`. The widgets are still fetched only when
 * needed; `await inquiry.ready` fetches them. Rejects if the script fails to load.
 */
export function loadInquiry({
  site,
  nonce,
  strings,
  ...options
}: InquiryOptions): Promise<Inquiry> {
  const present = window.inquiry;
  if (present && 'version' in present) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = new URL('/embed/v1.js', site).href;
    if (nonce) script.nonce = nonce;
    Object.assign(script.dataset, options, strings && { strings: JSON.stringify(strings) });
    script.addEventListener('load', () => resolve(window.inquiry as Inquiry));
    script.addEventListener('error', () =>
      reject(new Error(`The inquiry list cannot be loaded from ${script.src}.`)),
    );
    document.head.append(script);
  });
}

export type {
  Inquiry,
  InquiryEvents,
  InquiryFinding,
  InquiryItem,
  InquiryProduct,
  InquiryQueue,
} from '../api';
