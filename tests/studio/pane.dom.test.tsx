import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Pane } from '../../src/studio/shell/Pane';
import { one } from '../../src/ui/testing/act';
import { drawView } from './drawView';

it('the form of another thing begins at its top', async () => {
  const { container, studio } = await drawView(
    <section id="form">
      <Pane />
    </section>,
  );
  const form = one(container, '#form');
  form.scrollTop = 400;
  act(() => studio.show('/theme'));
  expect(form.scrollTop).toBe(0);
  form.scrollTop = 400;
  act(() => studio.show('/theme/colors/ink'));
  expect(form.scrollTop).toBe(400);
});

it('another form opens where scrolling returns a promise, as in new browsers', async () => {
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => Promise.resolve());
  const { container, studio } = await drawView(<Pane />);
  act(() => studio.show('/theme'));
  act(() => studio.show('/site'));
  expect(container.querySelector('h2')?.textContent).toBe('Company');
  vi.restoreAllMocks();
});
