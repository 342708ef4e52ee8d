import type { Inquiry } from '../api';

/** What the script's tag may say for the whole page: see embed/loader/script.schema.json. */
export interface InquiryOptions {
  /** The address of the supplier's site: 'https://www.example.org'. */
  site: string;
  /** Who you are, for the last line of the message. */
  source?: string;
  /** Another WhatsApp number than the company's. */
  number?: string;
  branch?: string;
  scheme?: 'light' | 'dark' | 'auto';
  launcher?: 'auto' | 'always' | 'none';
  catalogue?: string;
  /** Other words of the interface. */
  strings?: Record<string, string>;
  /** For pages with a Content-Security-Policy that asks for it. */
  nonce?: string;
}

/**
 * Puts the script into the page, once, and gives what it makes: `window.inquiry`. The widgets themselves still
 * come only when they are needed; `await inquiry.ready` fetches them. Rejects where the script cannot be loaded.
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
