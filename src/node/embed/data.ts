import type { ContactData, LoaderData, WidgetData } from '../../../embed/data';
import type { EmbedElement } from './elements';
import { loaderTheme } from './theme';
import { chatLink } from '../../cart/chatLink';
import { storageKey } from '../../cart/storage';
import { formAddress } from '../site/formFields/formAddress';
import { formControls } from '../site/formFields/formControls';
import type { FieldKinds } from '../site/formFields/fieldKind';
import { formSubject } from '../site/formFields/formSubject';
import type { ContactFormBlock, SiteConfig } from '../../generated/authored';
import type {
  Chat,
  ContactForm,
  InterfaceStrings,
  SiteData,
  StoreAddresses,
} from '../../generated/types';

/** The data of a site with a store: without one there is no embed. */
type StoreSite = SiteData & Required<Pick<SiteData, 'store'>>;

/** The inputs of the data, besides the config. */
interface Sources {
  /** The interface strings of the panel and the notice. */
  strings: readonly string[];
  elements: readonly EmbedElement[];
  /** The contact form of the site that partners' pages show, too. */
  form: ContactFormBlock | undefined;
  /** The kinds of fields that the contact form may have. */
  fieldKinds: FieldKinds;
}

/** The part of the config that the loader contains, with the scripts' `version` and the loader's style sheet `css`. */
export function loaderData(
  site: StoreSite,
  config: SiteConfig,
  { version, css, elements }: { version: string; css: string } & Pick<Sources, 'elements'>,
): LoaderData {
  const { addToList, addedToListTitle, cart } = site.strings;
  const { opening, line, closing, source, unit } = site.inquiry;
  return {
    version,
    key: storageKey(site.site.id),
    url: site.site.url,
    ask: site.chat ? chatLink(site.chat, '') : site.ask,
    greeting: site.chat?.greeting ?? '',
    inquiry: { opening, line, closing, source, ...(line.includes('{unit}') && { unit }) },
    words: { addToList, addedToListTitle, cart },
    attributes: Object.fromEntries(elements.map(({ tag, attributes }) => [tag, attributes])),
    css: loaderTheme(css, config),
  };
}

/** The part of the config that the widgets contain in addition. */
export function widgetData(
  site: StoreSite,
  config: SiteConfig,
  { strings, elements, ...forms }: Sources,
): WidgetData {
  const names = [...strings, ...elements.flatMap((element) => element.strings)];
  const {
    opening: _,
    line: __,
    closing: ___,
    source: ____,
    about: _____,
    ...inquiry
  } = site.inquiry;
  return {
    // Only strings that the widgets use: see WidgetData.
    words: Object.fromEntries(
      names.map((name) => [name, textOf(site, name)]),
    ) as WidgetData['words'],
    name: site.site.name,
    language: site.site.language,
    addresses: addressesOf(site.store.addresses),
    ...(site.chat && { chat: site.chat }),
    ...(site.chat && site.chats && { numbers: numbersOf(site.branches, site.chat) }),
    inquiry,
    own: config.embed.words,
    contact: site.contact && contactData(site, site.contact, listedFields(config, forms)),
    addDuration: site.notices.addDuration,
  };
}

const addressesOf = ({ product, category, list }: StoreAddresses) => ({ product, category, list });

/** An office without a number of its own has the company's. */
function numbersOf(branches: SiteData['branches'], company: Chat): Record<string, string> {
  return Object.fromEntries(branches.map(({ id, chat = company.number }) => [id, chat]));
}

/** @throws {Error} If an element uses an interface string that does not exist. */
function textOf(site: SiteData, name: string): string {
  const text = site.strings[name as keyof InterfaceStrings];
  if (text === undefined)
    throw new Error(`x-strings of an element names "${name}", which is no interface string.`);
  return text;
}

/** The fields of the form, and the subject of its messages, if the config lists them. */
function listedFields(
  config: SiteConfig,
  { form, fieldKinds }: Pick<Sources, 'form' | 'fieldKinds'>,
): Pick<ContactData, 'fields' | 'subject'> {
  if (!form?.fields) return {};
  const { fields, branches: offered } = form;
  const branches = config.branches.filter(({ id }) => offered?.includes(id) ?? true);
  return {
    fields: formControls(fields, fieldKinds, {
      ...config,
      branches,
      form: formAddress(form, config.contact),
    }),
    subject: formSubject(form, config.strings),
  };
}

function contactData(
  site: SiteData,
  { otherBranch, endpoint, mailbox }: ContactForm,
  listed: Pick<ContactData, 'fields' | 'subject'>,
): ContactData {
  return {
    branches: [
      ...site.branches.map(({ id, name, option }) => ({ value: id, label: option ?? name })),
      otherBranch,
    ],
    endpoint,
    mailbox,
    ...listed,
  };
}
