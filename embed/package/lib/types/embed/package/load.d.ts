import type { Inquiry } from '../api';
/** What the script's tag may say for the whole page: see schemas/widgets/script.schema.json. */
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
export declare function loadInquiry({ site, nonce, strings, ...options }: InquiryOptions): Promise<Inquiry>;
export type { Inquiry, InquiryEvents, InquiryFinding, InquiryItem, InquiryProduct, InquiryQueue, } from '../api';
