import { expect, it } from 'vitest';
import { withoutNeverDrawn } from './neverDrawn';

const ALL = `[data-type='error'] { color: red }
[data-type='loading'] .card { animation: wait 1s }
@keyframes wait { to { color: red } }
@media (max-width: 600px) { .region { width: auto } }
.card, [data-type='error'] b { margin: 0 }
[data-type='success'] { color: green }`;

it('leaves out rules for what the embed never shows, and nothing else', () => {
  const left = withoutNeverDrawn(ALL, 'notices.module.css').replaceAll(/\s+/g, ' ').trim();
  expect(left).toBe(".card { margin: 0 } [data-type='success'] { color: green }");
});

it('leaves other style sheets alone', () => {
  expect(withoutNeverDrawn(ALL, 'panel.module.css')).toBe(ALL);
});

it('fails where a rule is no longer there, so that what is said of it is looked at again', () => {
  expect(() => withoutNeverDrawn('.card { margin: 0 }', 'notices.module.css')).toThrow(
    'notices.module.css has no rule for "[data-type=\'error\']" any more.',
  );
});
