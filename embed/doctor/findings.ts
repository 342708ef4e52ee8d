import type { InquiryFinding } from '../api';

/** What keeps a part of the embed from working. */
export const problem = (message: string): InquiryFinding => ({ state: 'problem', message });

/** What works, but probably not as the page's author meant it. */
export const warning = (message: string): InquiryFinding => ({ state: 'warning', message });
