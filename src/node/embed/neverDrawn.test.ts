import { expect, it } from 'vitest';
import { withoutNeverDrawn } from './neverDrawn';

const ALL = `.mark { color: red }
.card, .mark:empty { margin: 0 }
.link { color: green }`;

it('leaves out rules for what the embed never shows, and nothing else', () => {
  const left = withoutNeverDrawn(ALL, 'product-tile.module.css').replaceAll(/\s+/g, ' ').trim();
  expect(left).toBe('.card { margin: 0 } .link { color: green }');
});

it('leaves other style sheets alone', () => {
  expect(withoutNeverDrawn(ALL, 'panel.module.css')).toBe(ALL);
});

it('fails where a rule is no longer there, so that what is said of it is looked at again', () => {
  expect(() => withoutNeverDrawn('.card { margin: 0 }', 'product-tile.module.css')).toThrow(
    'product-tile.module.css has no rule for ".mark" any more.',
  );
});
