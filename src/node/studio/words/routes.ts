import { toPointer } from '../../../document/operation';
import { valueAt } from '../../../document/values';
import type { SiteWord, WordsAnswer } from '../../../studio/views/words/protocol';
import { englishTexts } from '../../config/check/english';
import { gatherFacts } from '../../config/check/facts';
import { isLanguage } from '../../config/check/shape/languageForm';
import type { SchemaSet } from '../../schemas/load';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';

/** The route of the words: GET /api/words → WordsAnswer. */
export function wordRoutes({ fillDefaults, schemas, session }: FeatureSources): Routes {
  return {
    'GET words': async (): Promise<WordsAnswer> => {
      const draft = session.draft.value;
      const { config } = await fillDefaults(draft);
      return siteWords(schemas, draft, config);
    },
  };
}

/**
 * The words that a site shows, with the English ones beside.
 * @param draft The config as written.
 * @param config The same with its defaults.
 */
export function siteWords(set: SchemaSet, draft: unknown, config: unknown): WordsAnswer {
  const facts = gatherFacts(set, config);
  const language = valueAt(config, ['site', 'language']);
  const tag = typeof language === 'string' && isLanguage(language) ? language : 'en';
  const isEnglish = /^en\b/.test(tag);
  const source = { config, set, facts };
  const missing = new Set(
    isEnglish
      ? []
      : englishTexts({ ...source, written: () => draft }).map(({ path }) => toPointer(path)),
  );
  const words = englishTexts({ ...source, written: () => undefined }).map(
    ({ path, text }): SiteWord => {
      const pointer = toPointer(path);
      return { pointer, english: text, isMissing: missing.has(pointer) };
    },
  );
  return {
    words: words.toSorted((a, b) => Number(b.isMissing) - Number(a.isMissing)),
    language: tag,
    isEnglish,
  };
}
