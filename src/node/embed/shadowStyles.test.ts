import { expect, it } from 'vitest';
import { adopting, forShadow, withOneSheet } from './shadowStyles';

it('lets no measure depend on the page, and calls the theme by letters', () => {
  const css =
    '.a{margin:calc(var(--step) * 2) 1.5rem;color:var(--signal-ink);--ink-3:var(--inquiry-ink)}';
  expect(forShadow(css, 'a.css')).toBe(
    '.a{color:var(--b);--ink-3:var(--inquiry-ink);margin:16px 24px}',
  );
});

it('makes one text of all that a script adopts, in its order', () => {
  const [first = '', second = ''] = ['p{color:red}', 'b{margin:0}'].map(
    (css) => adopting(css, './adopt').split('\n')[1],
  );
  const code = `const adopt = (css) => {};\n${first}\nadopt("other");\n${second}\nrest();`;
  expect(withOneSheet(code).replaceAll(/\n+/g, ' ')).toBe(
    'const adopt = (css) => {}; adopt("p{color:red}b{margin:0}"); adopt("other"); rest();',
  );
  expect(withOneSheet('rest();')).toBe('rest();');
});
