import type { SiteConfig } from '../../generated/authored';
import type { ChatOffice } from '../../generated/types';

/** The offices with a chat number, the one of chat › number first; undefined if there is only one number. */
export function chatOffices({ chat, branches, site }: SiteConfig): ChatOffice[] | undefined {
  if (!chat) return undefined;
  const owner = branches.find(({ chat: own, phones }) =>
    [own ?? '', ...phones.map(({ number }) => number)].some(isNumber(chat.number)),
  );
  const offices = [{ name: owner?.name ?? site.name, number: chat.number }];
  for (const { name, chat: number } of branches) {
    if (number && !offices.some((known) => isNumber(number)(known.number)))
      offices.push({ name, number });
  }
  return offices.length > 1 ? offices : undefined;
}

const isNumber = (number: string) => (other: string) => digits(number) === digits(other);
const digits = (number: string) => number.replace(/\D/g, '');
