/** The pages that a new company can choose. */
export type PageKind = 'about' | 'services' | 'store' | 'contact';

/** What is asked of one office. */
export interface BranchAnswer {
  name: string;
  street: string;
  locality: string;
  country: string;
  phone: string;
  email: string;
}

/** What is asked of a new company. Texts that may be left out are empty. */
export interface CompanyAnswers {
  name: string;
  /** What the company does, in one sentence. */
  trade: string;
  /** A language tag: 'nb'. */
  language: string;
  /** The address of the site; empty, one is made of the name. */
  url: string;
  colours: BrandColours;
  /** At least one. */
  branches: BranchAnswer[];
  /** The number for chats; empty for none. */
  chat: string;
  /** What the message of the chat button says. */
  chatMessage: string;
  /** The pages besides the home page, by their names in the company's language. */
  pages: Partial<Record<PageKind, string>>;
  /** The name of the inquiry list, which a store has. */
  list: string;
  /** The names of the store's categories; at least one if there is a store. */
  categories: string[];
}

/** Two colours of a brand, as '#rrggbb': that of large areas, and that of buttons. */
export interface BrandColours {
  main: string;
  accent: string;
}

/** The answer to POST /api/new-company: where Studio runs now, or what is wrong with the answers. */
export type NewCompanyAnswer = { url: string } | { problems: string[] };
