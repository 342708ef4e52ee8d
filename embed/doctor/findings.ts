import type { InquiryFinding } from '../api';

/** A finding that keeps a part of the embed from working. */
export const problem = (message: string): InquiryFinding => ({ state: 'problem', message });

/** A finding that works, but probably not as the page's author meant it. */
export const warning = (message: string): InquiryFinding => ({ state: 'warning', message });
