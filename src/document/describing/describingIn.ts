import { ENGLISH, type Describing } from './describing';
import { FRENCH } from './fr';
import { NORWEGIAN } from './nb';
import { PORTUGUESE } from './pt';

const LANGUAGES: Readonly<Record<string, Describing>> = {
  fr: FRENCH,
  nb: NORWEGIAN,
  pt: PORTUGUESE,
};

/** How differences are described in a language; in English where it has no words for them. */
export function describingIn(language: string): Describing {
  return LANGUAGES[language] ?? ENGLISH;
}
