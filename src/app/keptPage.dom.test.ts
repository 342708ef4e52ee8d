import { beforeEach, describe, expect, it } from 'vitest';
import { keepPage } from './keptPage';

let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><header></header><main><!--$--><h1>One</h1><!--/$--><!--$--><p>Two</p><!--$--><p>in it</p><!--/$--><!--/$--></main></div>';
  root = document.getElementById('root') as HTMLElement;
});

describe('a page that is kept', () => {
  it('comes back as it stood, whatever became of it', () => {
    const before = root.innerHTML;
    const kept = keepPage(root);
    root.innerHTML = '<p>Another</p>';
    kept.restore();
    expect(root.innerHTML).toBe(before);
  });

  it.each([
    [0, 'One'],
    [1, 'Twoin it'],
    [2, ''],
  ])('hands out a copy of block %d', (index, text) => {
    const kept = keepPage(root);
    root.innerHTML = '';
    expect(kept.block(index).textContent).toBe(text);
    expect(kept.block(index).textContent).toBe(text);
  });
});
