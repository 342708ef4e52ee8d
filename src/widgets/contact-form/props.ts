// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { ComponentType } from 'react';
import type { ChatAddress } from '../../cart/chatLink';
import type { FormControl, InterfaceStrings } from '../../generated/types';

/** The interface strings of the form. */
export type ContactStrings = Pick<
  InterfaceStrings,
  Extract<keyof InterfaceStrings, `contact${string}`> | 'newTab'
>;

/** The attributes that associate a control with its label, hint and error. */
export interface Ties {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** What rows of products are drawn from. */
export interface ProductsProps {
  field: FormControl;
  /** Those of the text area that holds them, a line each: what is sent, and kept in the draft. */
  ties: Ties;
  isReadOnly: boolean;
}

/** Settings and callbacks of the form, given by the site or the embed. */
export interface ContactFormProps {
  /** The prefix of its fields' ids: unique on the page, or in its shadow root. */
  id: string;
  /** Where messages are posted: an absolute URL, or a path on the page's own origin. */
  endpoint: string;
  /** The e-mail address of the sales team. */
  mailbox: string;
  /** The chat number and the greeting that starts every message; undefined for companies without a chat. */
  chat: (ChatAddress & { greeting: string }) | undefined;
  /** The options of the branch field. */
  branches: readonly { value: string; label: string }[];
  /** The fields of a form that the config lists; without them, it is that of the specification. */
  fields?: readonly FormControl[] | undefined;
  /** The subject of the e-mail, with the names of fields as placeholders; by default the one in `strings`. */
  subject?: string | undefined;
  /** The branch selected initially; '' selects none. */
  branch?: string;
  /** The visitor's list, a product a line, which is filled in where the form asks for products. */
  listed?: () => string;
  /** Draws rows in the place of lines of products; without it, visitors write lines. */
  Products?: ComponentType<ProductsProps> | undefined;
  strings: ContactStrings;
  /** The session storage key of the draft. */
  draftKey: string;
  /** True if the result is announced elsewhere, as by the site's notices. */
  quiet?: boolean;
  /** Called once sending has succeeded or failed. */
  onEnd?: (isSent: boolean) => void;
}

/** The name of the honeypot [C12]: browsers and password managers fill in what they know, such as "website". */
export const TRAP = 'leave-empty';

/** Asks 1Password, LastPass, Bitwarden and Dashlane to leave a field alone. */
export const UNFILLED = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};
