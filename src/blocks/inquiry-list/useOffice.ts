import { officeKey, storageKey } from '../../cart/storage';
import type { ChatOffice } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { useStoredText } from './useStoredText';

/** The office that gets the list, and the choices. */
export interface OfficeChoice {
  office: ChatOffice;
  offices: readonly ChatOffice[];
  choose: (office: ChatOffice) => void;
}

/** The office that the visitor has chosen (stored), or else the first; undefined if there is only one number [W7]. */
export function useOffice(): OfficeChoice | undefined {
  const { chats, site } = useSite();
  if (!(import.meta.env.CHATS ?? chats)) return undefined;
  const offices = chats as [ChatOffice, ...ChatOffice[]];
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the condition never changes on a site
  const [chosen, choose] = useStoredText(officeKey(storageKey(site.id)));
  const office = offices.find(({ number }) => number === chosen) ?? offices[0];
  return { office, offices, choose: ({ number }) => choose(number) };
}
