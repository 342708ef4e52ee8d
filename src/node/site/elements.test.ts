import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesBelow } from '../../../tests/architecture/sources';
import type { SiteConfig } from '../../generated/authored';
import { loadSchemas } from '../schemas/load';
import { choicesOf, describeElement } from './elements';

const ROOT = resolve(import.meta.dirname, '../../..');
const schemas = loadSchemas(ROOT);
const api = readFileSync(join(ROOT, 'embed/api.ts'), 'utf8');

/** The names that an interface of embed/api.ts declares. */
function membersOf(name: string): string[] {
  const [, body = ''] = new RegExp(`interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(api) ?? [];
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[<(:]/gm)].map(([, member = '']) => member);
}

describe('[E44] the reference of the embed', () => {
  it('names every method and event of window.inquiry', () => {
    const { 'x-methods': methods = {}, 'x-events': events = {} } = schemas.script;
    const named = Object.keys(methods).map((method) => method.replace(/\(.*/, ''));
    expect(named.toSorted()).toEqual(membersOf('Inquiry').toSorted());
    expect(Object.keys(events)).toEqual(membersOf('InquiryEvents'));
  });

  it('names every CSS part', () => {
    const sources = sourcesBelow('embed')
      .filter(({ file }) => !/\.test\.|^embed\/hosts/.test(file))
      .map(({ text }) => text)
      .join('\n');
    const parts = Array.from(
      sources.matchAll(/\bpart(?:=|: )["']([a-z ]+)["']/g),
      ([, names = '']) => names.split(' '),
    ).flat();
    const described = [...schemas.elements.values(), schemas.script].flatMap((schema) =>
      Object.keys(schema['x-parts'] ?? {}),
    );
    expect(described.toSorted()).toEqual([...new Set(parts)].toSorted());
  });
});

it("offers the contact form's choice for everything else only in the contact form, not as an office", () => {
  const config = {
    branches: [{ id: 'north' }],
    contact: { otherBranch: { value: 'elsewhere' } },
  } as SiteConfig;
  const { branch, 'form-branch': choices } = choicesOf(config);
  expect(branch).toEqual(['north']);
  expect(choices).toEqual(['north', 'elsewhere']);
});

describe('[E46] the office that gets the list', () => {
  const list = schemas.elements.get('inquiry-list') ?? {};
  const offered = (numbers: string[]) => {
    const branches = numbers.map((chat, index) => ({
      id: `b${index}`,
      name: 'North',
      phones: [],
      chat,
    }));
    const config = { site: {}, chat: { number: '1' }, branches } as unknown as SiteConfig;
    return describeElement('inquiry-list', list, config).attributes.map(({ name }) => name);
  };

  it('is offered where offices have chat numbers of their own', () => {
    expect(offered(['1', '2'])).toContain('branch');
  });

  it('is not offered where there is one number', () => {
    expect(offered(['1', '1'])).not.toContain('branch');
  });
});
