import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../schemas/load';
import { choicesFor } from './choices';

const root = resolve(import.meta.dirname, '../../..');
const company = join(root, 'tests/fixtures/other-company');
const CONFIG = JSON.parse(readFileSync(join(company, 'site.config.json'), 'utf8')) as object;
const SOURCES = { set: loadSchemas(root), publicDir: join(company, 'public') };

const choices = (kind: string, draft: unknown = CONFIG) => choicesFor(kind, draft, SOURCES);
const values = (kind: string, draft?: unknown) => choices(kind, draft).map(({ value }) => value);

describe('the choices for a reference', () => {
  it('are pages by their names, the places in them, and what is made for products and categories', () => {
    const links = choices('link');
    expect(links).toContainEqual({ value: '/', label: 'Home', detail: '/' });
    expect(links).toContainEqual({
      value: '/services#repairs',
      label: 'The Yard › repairs',
      detail: '/services#repairs',
    });
    expect(links).toContainEqual(
      expect.objectContaining({ value: '/store/product/eng-010', label: 'Inboard Diesel 10 kW' }),
    );
    expect(links).toContainEqual(
      expect.objectContaining({ value: '/store/category/deck', label: 'Deck Gear' }),
    );
    expect(links.filter(({ value }) => value.includes(':'))).toEqual([]);
  });

  it('are products, categories and branches by their names, with their pictures', () => {
    expect(choices('product')).toContainEqual({
      value: 'dk-003',
      label: 'Bronze Winch',
      detail: 'dk-003',
    });
    expect(choices('category')).toContainEqual({
      value: 'engines',
      label: 'Engines & Drives',
      detail: 'engines',
      picture: '/images/engine.svg',
    });
    expect(values('branch')).toEqual(['falmouth']);
  });

  it('are the pictures in the folder of the site', () => {
    expect(values('image')).toContain('/images/winch.svg');
  });

  it('are of the draft, whatever it lacks', () => {
    const draft = { ...CONFIG, branches: 'none', store: undefined, pages: [{ path: '/new' }] };
    expect(values('branch', draft)).toEqual([]);
    expect(values('product', draft)).toEqual([]);
    expect(choices('link', draft)).toContainEqual({ value: '/new', label: '/new', detail: '/new' });
    expect(choices('of no kind')).toEqual([]);
  });
});

it('time zones are listed by their names, with what their clocks show', () => {
  expect(choices('time-zone')).toContainEqual({
    value: 'Africa/Maputo',
    label: 'Africa/Maputo',
    detail: 'GMT+02:00',
  });
  expect(values('time-zone')).toContain('UTC');
});
