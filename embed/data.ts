import type {
  Chat,
  EmbedWords,
  InterfaceStrings,
  Inquiry,
  SiteData,
  StoreAddresses,
} from '../src/generated/types';
import type { ContactFormProps } from '../src/widgets/contact-form/props';

/** What the widgets read of a site: one without a store has no embed. */
export type EmbedSite = SiteData & Required<Pick<SiteData, 'store'>>;

/** What the loader must know of the company; the build writes it into the script. */
export interface LoaderData {
  /** Of the script: package version and a hash of its content. */
  version: string;
  /** The key of the stored list [I6]. */
  key: string;
  /** The address of the site. */
  url: string;
  /** Undefined where the company has none: the list goes out by e-mail. */
  chat?: Pick<Chat, 'number' | 'service' | 'greeting'>;
  /** Without a chat: the start of a link that asks by e-mail. */
  ask?: string;
  inquiry: Pick<Inquiry, 'opening' | 'line' | 'closing'>;
  words: LoaderWords;
  /** The elements of the embed: 'inquiry-list', … */
  tags: string[];
  /** Attributes that some element takes: a change redraws it. */
  attributes: string[];
  /** Of every shadow root: loader.css with the colours that it needs. */
  css: string;
}

/** The words that are shown before the widgets have come. */
export type LoaderWords = Pick<InterfaceStrings, 'addToList' | 'addedToListTitle' | 'cart'>;

/** What the widgets must know beyond that. */
export interface WidgetData {
  words: Partial<InterfaceStrings>;
  /** The name of the site. */
  name: string;
  /** Where its pages are. */
  addresses: Pick<StoreAddresses, 'product' | 'list'>;
  chat: Partial<Pick<Chat, 'message'>>;
  inquiry: Omit<Inquiry, keyof LoaderData['inquiry']>;
  /** Words that only the embed has. */
  own: EmbedWords;
  /** Undefined where the company has no contact form. */
  contact?: ContactData | undefined;
  /** Notices stay for so long after adding, in ms. */
  addDuration: number;
}

/** What the contact form must know beyond that. */
export interface ContactData {
  /** What may be chosen, 'other' among it. */
  branches: ContactFormProps['branches'];
  endpoint: string;
  mailbox: string;
}

/** What a pinned script asks the site for, so that it does not keep old phone numbers and words. */
export interface CompanyFile {
  loader: { [Field in 'chat' | 'ask' | 'inquiry' | 'words']: LoaderData[Field] | undefined };
  widgets: WidgetData;
}
