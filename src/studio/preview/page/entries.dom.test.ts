import { expect, it } from 'vitest';
import { showEntry } from './entries';

const BLOCKS = [
  { pointer: '/pages/0/blocks/0', box: { left: 0, top: 0, width: 900, height: 400 } },
];

/** The slide that is shown after something was written. */
function shownAfter(pointer: string): number | undefined {
  document.body.innerHTML =
    '<main><div><button aria-current="true"></button><button></button><button></button></div></main>';
  let shown: number | undefined;
  for (const [index, button] of document.querySelectorAll('button').entries())
    button.addEventListener('click', () => (shown = index));
  showEntry(pointer, BLOCKS);
  return shown;
}

it('[T68] shows the slide in which something was written', () => {
  expect(shownAfter('/pages/0/blocks/0/slides/2/title')).toBe(2);
  expect(shownAfter('/pages/0/blocks/0/slides/1/actions/0/label')).toBe(1);
});

it('leaves the slide that is shown, and does nothing for other fields and blocks', () => {
  expect(shownAfter('/pages/0/blocks/0/slides/0/title')).toBeUndefined();
  expect(shownAfter('/pages/0/blocks/0/heading')).toBeUndefined();
  expect(shownAfter('/pages/0/blocks/1/slides/2/title')).toBeUndefined();
});
