import type { EmbedSite, LoaderData, WidgetData } from '../data';
import { keptRecipient, withNumber, type Recipient } from './recipient';

/**
 * The company's data as the widgets of a page have it: the number is the one that the script asks for, or else the one
 * that the visitor has chosen on the site.
 */
export function siteOf(loader: LoaderData, data: WidgetData, chosen: Recipient): EmbedSite {
  const company: EmbedSite = {
    site: { name: data.name, url: loader.url },
    store: { addresses: data.addresses },
    strings: { ...data.words, ...loader.words },
    ask: loader.ask,
    ...(data.chat && { chat: data.chat, numbers: data.numbers }),
    inquiry: { ...data.inquiry, ...loader.inquiry },
  };
  return withNumber(withNumber(company, keptRecipient(company, loader.key)), chosen);
}
