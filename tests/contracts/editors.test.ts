import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import {
  getLanguageService,
  TextDocument,
  type LanguageService,
} from 'vscode-json-languageservice';
import { loadSchemas } from '../../src/node/schemas/load';
import { idOf } from '../../src/node/schemas/forEditors';
import type { Schema } from '../../src/document/schema/schema';

const ROOT = join(import.meta.dirname, '../..');
const set = loadSchemas(ROOT);

/** The language service that VS Code and other editors have for JSON. It reads our schemas from their files, too. */
const service: LanguageService = getLanguageService({
  schemaRequestService: (address) => Promise.resolve(readFileSync(fileURLToPath(address), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});

/** A config as it is open in an editor, and where "|" stands in it. */
function opened(written: string) {
  const offset = written.indexOf('|');
  const text = written.replace('|', '');
  const address = pathToFileURL(join(ROOT, 'open.config.json')).href;
  const document = TextDocument.create(address, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document), at: document.positionAt(offset) };
}

async function offered(written: string): Promise<string[]> {
  const { document, json, at } = opened(written);
  const list = await service.doComplete(document, at, json);
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
}

async function shown(written: string): Promise<string> {
  const { document, json, at } = opened(written);
  const hover = await service.doHover(document, at, json);
  return JSON.stringify(hover?.contents ?? '');
}

const START = '{ "$schema": "./schemas/site.schema.json", ';

describe('an editor such as VS Code', () => {
  it('offers every kind of block, where a block is begun', async () => {
    const types = await offered(`${START}"pages": [{ "blocks": [{ "type": | }] }] }`);
    expect(types.toSorted()).toEqual(set.blockTypes.toSorted());
  });

  it('offers every kind of block that fits into a column', async () => {
    const types = await offered(
      `${START}"pages": [{ "blocks": [{ "type": "columns", "columns": [[{ "type": | }]] }] }] }`,
    );
    expect(types.toSorted()).toEqual(
      set.blockTypes.filter((type) => set.block(type)?.['x-in-columns']).toSorted(),
    );
  });

  it('says of every colour what it is for', async () => {
    const { colors } = set.config.properties?.['theme']?.properties ?? {};
    for (const [name, { description }] of Object.entries(colors?.properties ?? {}))
      expect(await shown(`${START}"theme": { "colors": { "|${name}": "#123" } } }`)).toContain(
        description,
      );
  });

  it('finds nothing wrong with the shipped config', async () => {
    const { document, json } = opened(readFileSync(join(ROOT, 'site.config.json'), 'utf8'));
    expect(await service.doValidation(document, json)).toEqual([]);
  });
});

describe('another validator', () => {
  /** Every schema of the project as it stands in its file. */
  const written = [...set.files.keys()].map((file) => {
    const path = file.startsWith('embed/') ? file : `schemas/${file}`;
    const schema: Schema = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
    return { path, schema };
  });

  it('finds each schema by an $id of its own, which is its path', () => {
    expect(written.map(({ schema }) => schema.$id)).toEqual(written.map(({ path }) => idOf(path)));
  });

  it('can load all schemas together and check the config by them', () => {
    const ajv = new Ajv2020({ strict: false, discriminator: true });
    for (const { schema } of written) ajv.addSchema(schema);
    const validate = ajv.getSchema(idOf('schemas/site.schema.json'));
    const config: unknown = JSON.parse(readFileSync(join(ROOT, 'site.config.json'), 'utf8'));
    expect(validate?.(config)).toBe(true);
    expect(validate?.({ version: 2 })).toBe(false);
  });
});
