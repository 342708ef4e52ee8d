import { describe, expect, it } from 'vitest';
import { physicalIn } from './physical';
import { sourcesBelow } from './sources';

/** Physical sides that are intended, with the reason. */
const ON_PURPOSE: Record<string, string> = {
  'src/blocks/plans/plans.module.css .features li::before { border-width: 0 2px 2px 0 }':
    'two sides of a box make the tick, which looks the same everywhere',
  'src/blocks/table/table.module.css .table .number { text-align: right }':
    'figures run from left to right in every script, and are compared at their ends',
  'src/ui/tooltip/tooltip.module.css .tooltip { inset: 0 auto auto 0 }':
    'a script says how far it is from the left edge',
};

describe('style sheets', () => {
  it('use logical properties, so that pages work in right-to-left scripts too', () => {
    const places = sourcesBelow('src', 'embed')
      .filter(({ file }) => file.endsWith('.css') && !file.startsWith('embed/hosts/'))
      .flatMap(physicalIn)
      .map(({ file, selector, declaration }) => `${file} ${selector} { ${declaration} }`);
    expect(places).toEqual(Object.keys(ON_PURPOSE));
  });
});

describe('the detector', () => {
  const found = (text: string) =>
    physicalIn({ file: 'a.css', text: text.includes('{') ? text : `a { ${text} }` });

  it.each([
    'margin-left: 0',
    'border-right-color: red',
    'border-top-left-radius: 4px',
    'left: 8px',
    'text-align: right',
    'float: left',
    'padding: 1px 2px 3px 4px',
    'inset: auto calc(1px + 2px) 0 auto',
    'border-width: 0 1px 0 0',
    'transform-origin: left',
    'clip-path: polygon(0 0, 100% 0, 50% 100%)',
    'box-shadow: 0 0 0 1px red, inset 4px 0 red',
    'transform: translateX(-4px)',
    'translate: 12px',
  ])('sees %s', (declaration) => {
    expect(found(declaration).map((one) => one.declaration)).toEqual([declaration]);
  });

  it.each([
    'margin-inline-start: 4px',
    'padding: 1px 2px',
    'padding: 1px 2px 3px 2px',
    'inset: 0',
    'box-shadow: inset 0 -2px red',
    'box-shadow: 0 6px 24px red',
    'transform: translateY(12px)',
    'transform: translate(0, 4px)',
    'translate: 0 8px',
    'clip-path: inset(50%)',
    '--left: 4px',
  ])('lets pass %s', (declaration) => {
    expect(found(declaration)).toEqual([]);
  });

  it('accepts what another rule of the sheet mirrors, and nothing else', () => {
    expect(found('a { left: 0 } a:dir(rtl) { left: auto }')).toEqual([]);
    expect(found('a { left: 0 } b:dir(rtl) { left: auto }')).toHaveLength(1);
    expect(found('a { left: 0 } a:dir(rtl) { right: 0 }')).toHaveLength(1);
  });
});
