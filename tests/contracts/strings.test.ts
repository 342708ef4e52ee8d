import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../src/node/schemas/load';
import { companyConfig } from '../../src/node/site/company.fixture';
import { ROOT } from '../architecture/sources';

const schema = loadSchemas(ROOT).files.get('parts/strings.schema.json');
const texts = Object.entries(schema?.properties ?? {});

describe('[S12] an interface text', () => {
  it('has a default', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([, { default: text }]) => !text).map(([name]) => name)).toEqual([]);
  });

  it('is the default, unless the config overrides it', async () => {
    const { config } = await companyConfig();
    const overridden = texts.filter(
      ([name, { default: text }]) => config.strings[name as keyof typeof config.strings] !== text,
    );
    expect(overridden.map(([name]) => name)).toEqual(['selectedItems']);
  });
});
