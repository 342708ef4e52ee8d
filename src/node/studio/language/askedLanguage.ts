import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Describing } from '../../../document/describing/describing';
import { describingIn } from '../../../document/describing/describingIn';
import type { Schema } from '../../../document/schema/schema';
import { translateSchema, type SchemaTexts } from '../../../document/schema/translate';
import { createSay, type Say } from './createSay';
import { labelsOf } from './labelsOf';

/** The language that a window of Studio is in. */
export interface AskedLanguage {
  /** Its tag, without a country: 'pt'. */
  name: string;
  /** The schema of the config, with what fields are called and their explanations. */
  schema: Schema;
  /** A title or description of a schema in this language; as it is where it is not translated. */
  textOf: (english: string) => string;
  describing: Describing;
  /** Sentences of the checker and the server. */
  say: Say;
}

/** The language that a request asks for, or that a tag names. */
export type LanguageOf = (asked: IncomingMessage | string) => AskedLanguage;

/** The first language that a request names, without its country: 'pt' of 'pt-PT'. */
const LANGUAGE = /^([a-z]{2,3})(?:-[A-Z]{2})?(?![a-z])/;

/** Where the sentences of the checker and the server are translated, in one file a language. */
export const SENTENCES = join(import.meta.dirname, 'sentences');

/**
 * Opens the languages of Studio, each when it is first asked for: the texts of the schemas stand in schemas/languages.
 * @param root The folder of the project.
 * @param schema The schema of the config, in English.
 */
export function openLanguages(root: string, schema: Schema): LanguageOf {
  const opened = new Map<string, AskedLanguage>();
  return (asked) => {
    const tag = typeof asked === 'string' ? asked : (asked.headers['accept-language'] ?? '');
    const [format = 'en', name = 'en'] = LANGUAGE.exec(tag) ?? [];
    const known = opened.get(format);
    if (known) return known;
    const language = openLanguage(root, schema, { name, format });
    opened.set(format, language);
    return language;
  };
}

function openLanguage(
  root: string,
  english: Schema,
  { name, format }: { name: string; format: string },
): AskedLanguage {
  const texts = textsIn(join(root, 'schemas', 'languages'), name);
  const sentences = textsIn(SENTENCES, name);
  const schema = texts ? translateSchema(english, texts) : english;
  const textOf = (text: string) => texts?.[text] ?? text;
  const describing = describingIn(name);
  if (!sentences) return { name, schema, textOf, describing, say: (text) => text };
  const labels = labelsOf(schema);
  const labelOf = (key: string) => labels.get(key) ?? key;
  const say = createSay({ sentences, textOf, labelOf, quoted: describing.quoted, format });
  return { name, schema, textOf, describing, say };
}

function textsIn(folder: string, language: string): SchemaTexts | undefined {
  const file = join(folder, `${language}.json`);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as SchemaTexts;
}
