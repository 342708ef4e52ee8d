import type {
  Chat,
  EmbedWords,
  InterfaceStrings,
  Inquiry,
  SiteData,
  StoreAddresses,
} from '../src/generated/types';
import type { ContactFormProps } from '../src/widgets/contact-form/props';
import type { Rules } from './widgets/attributes';

/**
 * The part of the site data that the widgets get. A widget that needs more adds it here and to `WidgetData`:
 * src/node/embed/data.ts fills it in, and embed/widgets/start.tsx passes it on.
 */
export interface EmbedSite
  extends Pick<SiteData, 'ask' | 'chat' | 'strings'>, Pick<WidgetData, 'numbers'> {
  site: Pick<SiteData['site'], 'name' | 'url'>;
  store: { addresses: WidgetData['addresses'] };
  inquiry: LoaderData['inquiry'] & WidgetData['inquiry'];
}

/** The company's data that the build writes into the loader's script. */
export interface LoaderData {
  /** The script's version: package version and content hash. */
  version: string;
  /** The storage key of the list [I6]. */
  key: string;
  /** The site's URL. */
  url: string;
  /** The start of the link that sends the list, to which the text is appended: a chat link, or else a mailto: link. */
  ask: string;
  /** The first line of messages; '' without a chat. */
  greeting: string;
  inquiry: Pick<Inquiry, 'opening' | 'line' | 'closing' | 'source'> &
    Partial<Pick<Inquiry, 'unit'>>;
  words: LoaderWords;
  /** The attributes of the elements of the embed, by tag: 'inquiry-list', … Each is also a property. */
  attributes: Record<string, string[]>;
  /** The style sheet of every shadow root: loader.css with the theme's values. */
  css: string;
}

/** The interface strings shown before the widgets have loaded. */
export type LoaderWords = Pick<InterfaceStrings, 'addToList' | 'addedToListTitle' | 'cart'>;

/** The company's data in the widgets. */
export interface WidgetData {
  /** The strings of the panel and the toast, and those that an element names in `x-strings`. Others are left out. */
  words: Omit<InterfaceStrings, keyof LoaderWords>;
  /** The name of the site. */
  name: string;
  /** The language of its words: 'nb-NO'. */
  language: string;
  /** The addresses of its pages. */
  addresses: Pick<StoreAddresses, 'product' | 'category' | 'list'>;
  /** Undefined for a company without a chat, whose list is sent by e-mail. */
  chat?: Chat;
  /** The chat numbers of all offices, by id; undefined if there is only one number. */
  numbers?: Record<string, string>;
  inquiry: Omit<Inquiry, keyof LoaderData['inquiry'] | 'about'>;
  /** Interface strings that only the embed has. */
  own: EmbedWords;
  /** Undefined if the company has no contact form. */
  contact?: ContactData | undefined;
  /** In ms. For pinned scripts of version 1.0, whose toast leaves by itself. */
  addDuration: number;
}

/** The part of `WidgetData` that is in the file of an element, if it has one of its own. */
export interface ElementData extends Pick<WidgetData, 'contact'> {
  words: Partial<WidgetData['words']>;
}

/** The company's data in the contact form. */
export interface ContactData {
  /** The choices, including 'other'. */
  branches: ContactFormProps['branches'];
  endpoint: string;
  mailbox: string;
  /** The fields of the site's main form, and the subject of its messages, if the config lists them. */
  fields?: ContactFormProps['fields'];
  subject?: ContactFormProps['subject'];
}

/** The file that a pinned script fetches from the site, so that its phone numbers and words stay up to date. */
export interface CompanyFile {
  loader: { [Field in 'ask' | 'greeting' | 'inquiry' | 'words']: LoaderData[Field] | undefined };
  widgets: WidgetData;
  /** The offices and categories that attributes may name. */
  rules: Rules;
}
