import type { BranchAnswer, CompanyAnswers, PageKind } from '../../../studio/newCompany/answers';
import { objectWith, TEXT } from '../shapes/shape';

/** Answers as they come: texts may be left out, and may have spaces around them. */
export type GivenAnswers = Pick<CompanyAnswers, 'colours'> &
  Partial<Omit<CompanyAnswers, 'colours' | 'branches' | 'pages'>> & {
    branches: Partial<BranchAnswer>[];
    pages: Partial<Record<PageKind, string>>;
  };

const textsNamed = (...names: string[]) =>
  objectWith({}, Object.fromEntries(names.map((name) => [name, TEXT])));

const COLOUR = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' };
const BRANCH_FIELDS = ['name', 'street', 'locality', 'country', 'phone', 'email'] as const;
const PAGE_KINDS: readonly PageKind[] = ['about', 'services', 'store', 'contact'];

/** The schema of answers. What they say is checked with the config that is made of them. */
export const ANSWERS = objectWith(
  {
    colours: objectWith({ main: COLOUR, accent: COLOUR }),
    branches: { type: 'array', minItems: 1, items: textsNamed(...BRANCH_FIELDS) },
    pages: textsNamed(...PAGE_KINDS),
  },
  {
    name: TEXT,
    trade: TEXT,
    language: TEXT,
    url: TEXT,
    chat: TEXT,
    chatMessage: TEXT,
    list: TEXT,
    categories: { type: 'array', items: TEXT },
  },
);

/** Answers without spaces around them; what was left out is empty. */
export function readAnswers(given: GivenAnswers): CompanyAnswers {
  return {
    name: trimmed(given.name),
    trade: trimmed(given.trade),
    language: trimmed(given.language),
    url: trimmed(given.url),
    colours: given.colours,
    branches: given.branches.map((branch) => ({
      name: trimmed(branch.name),
      street: trimmed(branch.street),
      locality: trimmed(branch.locality),
      country: trimmed(branch.country),
      phone: trimmed(branch.phone),
      email: trimmed(branch.email),
    })),
    chat: trimmed(given.chat),
    chatMessage: trimmed(given.chatMessage),
    pages: Object.fromEntries(
      PAGE_KINDS.map((kind) => [kind, trimmed(given.pages[kind])]).filter(
        ([, name]) => name !== '',
      ),
    ),
    list: trimmed(given.list),
    categories: (given.categories ?? []).map(trimmed).filter((name) => name !== ''),
  };
}

const trimmed = (text: string | undefined): string => text?.trim() ?? '';
