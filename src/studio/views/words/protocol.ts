/** A word of the site that stands in no block. */
export interface SiteWord {
  /** '/strings/menu' */
  pointer: string;
  english: string;
  /** Whether the site's language lacks it. */
  isMissing: boolean;
}

/** The answer to GET /api/words. */
export interface WordsAnswer {
  /** The words that the site shows, the missing ones first. */
  words: SiteWord[];
  /** The site's language: 'nb-NO'. */
  language: string;
  /** Whether that is English, where nothing is missing. */
  isEnglish: boolean;
}
