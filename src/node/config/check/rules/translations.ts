import { setValue } from '../../../../document/operation';
import type { Rule } from '../context';
import { englishTexts, isEnglishNotFound, isOneWord } from '../english';
import { explainLanguage, isLanguage } from '../shape/languageForm';
import { schemaAt } from '../../../../document/schema/schemaAt';
import { valueAt } from '../../../../document/values';
import { valueInWords } from '../shape/words';

const LANGUAGE = ['site', 'language'];

/** A site in another language has translated all texts that it can show, since omitted ones are English. */
export const rule: Rule = (context) => {
  const { config, set, warning } = context;
  const language = valueAt(config, LANGUAGE);
  if (typeof language !== 'string') return;
  const { pattern = '' } = schemaAt(set.config, config, LANGUAGE) ?? {};
  // The schema reports an invalid language tag.
  if (!new RegExp(pattern, 'u').test(language)) return;
  const wrong = isLanguage(language) ? undefined : explainLanguage(language);
  if (wrong) {
    const { message, advice, meant } = wrong;
    warning(
      LANGUAGE,
      message,
      advice,
      meant === undefined ? undefined : [setValue(LANGUAGE, meant)],
    );
    return;
  }
  if (/^en\b/.test(language)) return;
  const texts = englishTexts(context);
  if (texts.length > 1) {
    warning(
      LANGUAGE,
      `${texts.length} texts are still English on a site in "${language}".`,
      `Run "npm run check -- --words ${language}": it writes them as a block to translate and paste.`,
      undefined,
      { advice: 'Translate them: the tool "Words" has all that are in no other form.' },
    );
  }
  for (const { path, text, isWritten } of texts) {
    warning(
      path,
      `"${path.at(-1)}" is still English on a site in "${language}": ${valueInWords(text)}.`,
      isOneWord(text) && !isWritten
        ? 'Translate it. If the word is the same in both languages, write it here all the same.'
        : 'Translate it.',
    );
  }
  if (!isEnglishNotFound(context)) return;
  warning(
    ['notFound'],
    `The page for unknown addresses is still English on a site in "${language}".`,
    'Add "notFound" with a title, a description and blocks of your own.',
  );
};
