import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadSchemas } from '../../src/node/schemas/load';
import { isRecord } from '../../src/document/isRecord';
import { FormContext } from '../../src/studio/form/formHost';
import { Fields } from '../../src/studio/form/GroupField';
import { chosenSchema, schemaAt } from '../../src/document/schema/schemaAt';
import { stepsOf } from '../../src/document/operation';
import { valueAt } from '../../src/document/values';
import { mount } from '../../src/ui/testing/mount';
import { click, type } from '../../src/ui/testing/act';
import { hostFor } from './formHost';

const ROOT = path.resolve(import.meta.dirname, '../..');
const schemas = loadSchemas(ROOT);

const COMPANIES = [
  'site.config.json',
  'tests/fixtures/norwegian-engines/site.config.json',
  'tests/fixtures/other-company/site.config.json',
  'tests/fixtures/other-company/arabic.config.json',
  'tests/fixtures/smallest/site.config.json',
].map((file) => ({
  file,
  config: JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, unknown>,
}));

/** The pointers of all blocks of a value, those in columns too. */
function blocksIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => blocksIn(one, `${at}/${key}`));
  const isBlock = isRecord(value) && schemas.block(String(value['type'])) && /\/\d+$/.test(at);
  return isBlock ? [at, ...inner] : inner;
}

/** Draws the form of the value at a pointer. */
function draw(config: unknown, at: string) {
  const form = hostFor(config);
  const own = schemaAt(schemas.config, config, at) ?? {};
  const { container, unmount } = mount(
    <FormContext value={form.host}>
      <Fields schema={own} at={at} />
    </FormContext>,
  );
  return { ...form, container, unmount };
}

const texts = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => field instanceof HTMLTextAreaElement || field.type === 'text',
  );

/** What differs between two values beside the path to a change: everything else must be the same object. */
function changedBeside(before: unknown, after: unknown, steps: readonly string[]): string[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  const [old, now] = [Object(before) as object, Object(after) as object];
  const others = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (key) => key !== step && Reflect.get(old, key) !== Reflect.get(now, key),
  );
  return [...others, ...changedBeside(Reflect.get(old, step), Reflect.get(now, step), rest)];
}

describe.each(COMPANIES)('[T50] the form of each block of $file', ({ config }) => {
  it('opens, takes another text, and changes that and nothing else', () => {
    const blocks = blocksIn(config);
    expect(blocks.length).toBeGreaterThan(0);
    for (const at of blocks) {
      const { container, made, root, unmount } = draw(config, at);
      const field = texts(container).find(({ value }) => value !== '');
      const place = field?.id.replace('field:', '') ?? at;
      if (field) type(field, `${field.value} x`);
      const seen = { at, made, value: valueAt(root.value, stepsOf(place)) };
      const value = field ? field.value : seen.value;
      expect(seen).toEqual({ at, value, made: field ? [{ op: 'set', at: place, value }] : [] });
      expect(changedBeside(config, root.value, stepsOf(place))).toEqual([]);
      unmount();
    }
  });
});

describe('[T50] the form of each part of the config', () => {
  const parts = Object.keys(schemas.config.properties ?? {}).filter(
    (key) =>
      !['$schema', 'version', 'pages', 'redirects', 'social', 'branches', 'maps'].includes(key),
  );

  it.each(parts)('opens without changing anything: %s', (key) => {
    for (const { config } of COMPANIES) {
      const { container, made, root, unmount } = draw(config, `/${key}`);
      expect(container.querySelectorAll('label, legend, button').length).toBeGreaterThan(0);
      expect(made).toEqual([]);
      expect(root.value).toBe(config);
      unmount();
    }
  });
});

it('[U5] the form of the place to publish to calls the ways as their makers do', () => {
  const config = { studio: { publish: { kind: 'rsync', path: '/var/www' } } };
  const { container } = draw(config, '/studio/publish');
  const names = [...container.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names).toEqual(['rsync', 'SFTP', 'Folder']);
});

describe('[T50] the form of each kind of block', () => {
  it.each(schemas.blockTypes)('has a name for every control: %s', (kind) => {
    const examples = schemas.block(kind)?.examples ?? [];
    const config = { ...COMPANIES[0]?.config, pages: [{ blocks: examples }] };
    for (const index of examples.keys()) {
      const { container } = draw(config, `/pages/0/blocks/${index}`);
      const nameless = [
        ...container.querySelectorAll<HTMLElement>('input, textarea, select, button'),
      ]
        .filter(
          (control) =>
            !control.textContent?.trim() &&
            !control.getAttribute('aria-label') &&
            !container.querySelector(`label[for="${CSS.escape(control.id)}"]`) &&
            !control.closest('label'),
        )
        .map((control) => control.outerHTML);
      expect(nameless).toEqual([]);
    }
  });

  it('is the one that its type names', () => {
    const items = schemas.config.properties?.['pages']?.items?.properties?.['blocks']?.items ?? {};
    expect(chosenSchema(items, { type: 'hero' })?.title).toBe('Hero');
    expect(chosenSchema(items, { type: 'nothing' })).toBeUndefined();
  });
});

describe('a list', () => {
  const config = { pages: [{ blocks: [{ type: 'stats', items: [] as object[] }] }] };
  const at = '/pages/0/blocks/0';
  let form: ReturnType<typeof draw>;

  beforeEach(() => {
    config.pages[0]?.blocks[0]?.items.splice(
      0,
      9,
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
    );
    form = draw(structuredClone(config), at);
  });

  const button = (name: string) => {
    const found = form.container.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const labels = () =>
    (valueAt(form.root.value, stepsOf(`${at}/items`)) as { label: string }[]).map(
      ({ label }) => label,
    );

  it('moves an entry up and down', () => {
    const [, second] = form.container.querySelectorAll<HTMLElement>(
      'button[aria-label^="Move"][aria-label$="up"]',
    );
    if (second) click(second);
    expect(labels()).toEqual(['Two', 'One', 'Three']);
    const [first] = form.container.querySelectorAll<HTMLElement>('button[aria-label$="down"]');
    if (first) click(first);
    expect(labels()).toEqual(['One', 'Two', 'Three']);
  });

  it('duplicates an entry behind it, and deletes one', () => {
    click(button('Duplicate 2'));
    expect(labels()).toEqual(['One', 'Two', 'Two', 'Three']);
    click(button('Delete 1'));
    expect(labels()).toEqual(['Two', 'Two', 'Three']);
  });

  it('opens one entry at a time', () => {
    const names = [...form.container.querySelectorAll<HTMLElement>('button[aria-expanded]')];
    for (const name of names) click(name);
    const open = names.map((name) => name.getAttribute('aria-expanded'));
    expect(open).toEqual(['false', 'false', 'true']);
  });
});
