import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../node/schemas/load';
import { projectWith, SMALL } from '../../node/schemas/schemas.fixture';
import { walk, type Visit } from './walk';

const { config: schema } = loadSchemas(projectWith(SMALL));

function visits(data: unknown): Visit[] {
  const found: Visit[] = [];
  walk(schema, data, (visit) => found.push(visit));
  return found;
}

describe('walk', () => {
  it('visits annotated values in schema order', () => {
    const data = {
      pages: [{ type: 'hero', image: { src: '/b' }, title: 'One' }],
      logo: { src: '/a' },
    };
    const found = visits(data);
    expect(found.map(({ path }) => path.join('.'))).toEqual([
      'logo',
      'pages.0.title',
      'pages.0.image',
    ]);
    expect(found.map(({ kind, heading }) => kind ?? heading)).toEqual(['image', 1, 'image']);
  });

  it('gives the enclosing block of a value, also for nested and shared blocks', () => {
    const hero = { type: 'hero', title: 'Deep' };
    const [found] = visits({ named: { mine: [{ type: 'box', inside: [hero] }] } });
    expect(found?.path).toEqual(['named', 'mine', 0, 'inside', 0, 'title']);
    expect(found?.block).toEqual({
      type: 'hero',
      value: hero,
      path: ['named', 'mine', 0, 'inside', 0],
    });
  });

  it('lets the visitor replace a value in place', () => {
    const data = { pages: [{ type: 'hero', title: 'x', image: { src: '/b' } }] };
    walk(schema, data, ({ kind, parent, key }) => {
      if (kind === 'image') parent[key] = 'measured';
    });
    expect(data.pages[0]?.image).toBe('measured');
  });

  it('passes over what is not wanted', () => {
    const found: Visit[] = [];
    const data = {
      pages: [{ type: 'hero', image: { src: '/b' }, title: 'x' }],
      logo: { src: '/a' },
    };
    walk(schema, data, (visit) => found.push(visit), { kinds: ['image'], headings: false });
    expect(found.map(({ path }) => path.join('.'))).toEqual(['logo', 'pages.0.image']);
  });

  it('skips data that does not fit the schema', () => {
    const odd = [null, 7, 'text', [], { type: 'nope', title: 'x' }, { type: 3 }, { title: 'x' }];
    expect(visits({ pages: odd, logo: 'text', named: [] })).toMatchObject([{ path: ['logo'] }]);
    for (const data of [null, undefined, 3, 'text', []]) expect(visits(data)).toEqual([]);
  });
});
