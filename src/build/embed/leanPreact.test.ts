import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withFacts } from './leanPreact';
import { FACTS } from './preactFacts';

describe('a fact', () => {
  it('stands wherever its name is read, and nowhere that it is made, set or a property', () => {
    expect(
      withFacts(
        'function f(on) { let a = { on, on: b.on }; on = on || a[on]; return (on) => on; }',
        {
          on: 'false',
        },
      ),
    ).toBe(
      'function f(on) { let a = { on: false, on: b.on }; on = false || a[false]; return (on) => false; }',
    );
  });

  it('may be of a whole expression', () => {
    expect(withFacts('if (a.b == 9) c();', { 'a.b == 9': 'false' })).toBe('if (false) c();');
  });

  it.each(['gone', 'a.gone'])('that fits nothing is a mistake: %s', (key) => {
    expect(() => withFacts('a.b', { [key]: '0' })).toThrow(`Preact has no "${key}" any more.`);
  });

  it.each(Object.entries(FACTS))('fits the Preact that is installed: %s', (file, facts) => {
    const code = readFileSync(`node_modules/preact/${file}`, 'utf8');
    expect(withFacts(code, facts)).not.toBe(code);
  });
});
