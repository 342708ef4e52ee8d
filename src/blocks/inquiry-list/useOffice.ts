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
  const [chosen, choose] = useStoredText(officeKey(storageKey(site.id)));
  const office = chats?.find(({ number }) => number === chosen) ?? chats?.[0];
  if (!chats || !office) return undefined;
  return { office, offices: chats, choose: ({ number }) => choose(number) };
}
