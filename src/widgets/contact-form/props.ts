// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import type { ChatAddress } from '../../cart/chatLink';
import type { InterfaceStrings } from '../../generated/types';
import type { Field } from './values';

/** The words of the form. */
export type ContactStrings = Pick<
  InterfaceStrings,
  Extract<keyof InterfaceStrings, `contact${string}`> | 'newTab'
>;

/** What the form is told by its page, site or host, and what it tells them. */
export interface ContactFormProps {
  /** Where messages go: an absolute address, or a path of the page's own origin. */
  endpoint: string;
  /** The mailbox of the sales team. */
  mailbox: string;
  /** The number, and the greeting that every message starts with; undefined where nobody chats. */
  chat: (ChatAddress & { greeting: string }) | undefined;
  /** The choices of branch: what is sent, and what is read. */
  branches: readonly { value: string; label: string }[];
  /** The value of the branch that is chosen at the start; '' leaves the choice open. */
  branch?: string;
  strings: ContactStrings;
  /** The key under which this tab keeps what is being written. */
  draftKey: string;
  /** Somebody else announces what became of a message: the notices of the site. */
  quiet?: boolean;
  /** Told when a message was taken, or was not. */
  onEnd?: (isSent: boolean) => void;
}

/** What browsers need to know of a field to fill it in and to offer the right keys (WCAG 1.3.5). */
export const HELP: Record<Exclude<Field, 'branch' | 'message'>, Record<string, string>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};
