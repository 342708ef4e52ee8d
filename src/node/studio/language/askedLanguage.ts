import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Describing } from '../../../document/describing/describing';
import { describingIn } from '../../../document/describing/describingIn';
import type { Schema } from '../../../document/schema/schema';
import { translateSchema, type SchemaTexts } from '../../../document/schema/translate';

/** The language that a window of Studio is in. */
export interface AskedLanguage {
  /** The schema of the config, with what fields are called and their explanations. */
  schema: Schema;
  /** A title or description of a schema in this language; as it is where it is not translated. */
  textOf: (english: string) => string;
  describing: Describing;
}

/** Reads the language that a request asks for. */
export type LanguageOf = (request: IncomingMessage) => AskedLanguage;

/** The first language that a request names, without its country: 'pt' of 'pt-PT'. */
const LANGUAGE = /^[a-z]{2,3}(?![a-z])/;

/**
 * Opens the languages of Studio, each when it is first asked for: the texts of the schemas stand in schemas/languages.
 * @param root The folder of the project.
 * @param schema The schema of the config, in English.
 */
export function openLanguages(root: string, schema: Schema): LanguageOf {
  const opened = new Map<string, AskedLanguage>();
  return (request) => {
    const [name = 'en'] = LANGUAGE.exec(request.headers['accept-language'] ?? '') ?? [];
    const known = opened.get(name);
    if (known) return known;
    const texts = textsIn(root, name);
    const language: AskedLanguage = {
      schema: texts ? translateSchema(schema, texts) : schema,
      textOf: (english) => texts?.[english] ?? english,
      describing: describingIn(name),
    };
    opened.set(name, language);
    return language;
  };
}

function textsIn(root: string, language: string): SchemaTexts | undefined {
  const file = join(root, 'schemas', 'languages', `${language}.json`);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as SchemaTexts;
}
