import { compile } from 'json-schema-to-typescript';
import type { SchemaSet } from './load';
import type { Schema } from '../../document/schema/schema';
import { blockUnion, typesSchema, type Flavour } from './typesSchema';

const BANNER = '// Made from schemas/ by "npm run generate". Do not edit.\n';

/** TypeScript source with an interface for every schema with a title. */
export async function typesSource(set: SchemaSet, flavour: Flavour): Promise<string> {
  const source = await compile(asDraft4(typesSchema(set, flavour)), 'SiteConfig', {
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
    style: { printWidth: 100, singleQuote: true },
  });
  const union = `/** Any block that a page can hold. */\nexport type Block =\n${blockUnion(set, flavour)};\n`;
  return `${withoutOrigins(source)}${union}`;
}

/** The library's types are for draft 4; the keywords that we use are the same. */
function asDraft4(schema: Schema): Parameters<typeof compile>[0] {
  const draft4: Parameters<typeof compile>[0] = JSON.parse(JSON.stringify(schema));
  return draft4;
}

/** Removes the library's comments on the origins of definitions. */
function withoutOrigins(source: string): string {
  return source
    .replaceAll(
      / \*\n \* This interface was referenced by [^\n]*\n \* via the `definition`[^\n]*\n/g,
      '',
    )
    .replaceAll(
      /\/\*\*\n \* This interface was referenced by [^\n]*\n \* via the `definition`[^\n]*\n \*\/\n/g,
      '',
    );
}
