import { describe, expect, it } from 'vitest';
import { nearest, pointerOfChange } from './undoing';

const ROOT = { pages: [{ blocks: [{ type: 'hero', title: 'One' }] }, { blocks: [] }] };

describe('[T30] what is undone', () => {
  it('is looked for where its first operation was made', () => {
    expect(
      pointerOfChange(ROOT, '/pages/1', [
        { op: 'set', at: '/pages/0/blocks/0/title', value: 'One' },
        { op: 'set', at: '/pages/0/title', value: 'Home' },
      ]),
    ).toBe('/pages/0/blocks/0/title');
  });

  it('is looked for where one is, if something of it is there', () => {
    expect(
      pointerOfChange(ROOT, '/pages/0', [
        { op: 'remove', at: '/pages/1/blocks/0' },
        { op: 'move', from: '/pages/1/blocks/1', to: '/pages/0/blocks/0' },
      ]),
    ).toBe('/pages/0/blocks/0');
  });

  it('was in a list from which it is gone', () => {
    expect(pointerOfChange(ROOT, '/site', [{ op: 'remove', at: '/pages/1/blocks/0' }])).toBe(
      '/pages/1/blocks',
    );
  });

  it('was behind the page that is shown, if a page is gone', () => {
    expect(pointerOfChange(ROOT, '/pages/0', [{ op: 'remove', at: '/pages/2' }])).toBe('/pages/1');
  });
});

it('finds what is around a value that is not there', () => {
  expect(nearest(ROOT, '/pages/0/blocks/0/actions/2')).toBe('/pages/0/blocks/0');
});
