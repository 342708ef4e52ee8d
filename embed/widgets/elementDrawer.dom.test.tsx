import { expect, it, vi } from 'vitest';
import type { Page } from './element';
import { createElementDrawer } from './elementDrawer';
import { renderInto } from './renderInto';

vi.mock('./attributes', () => ({
  writtenOn: (element: Element) => ({ count: element.getAttribute('count') }),
}));

const List = ({ attributes, page }: { attributes: { count: string }; page: Page }) =>
  `${attributes.count} of ${page.words.close}`;

function setUp() {
  const report = vi.fn<(message: string) => void>();
  const drawn: HTMLElement[] = [];
  const draw = createElementDrawer(
    { words: { close: 'these' } } as Page,
    { 'inquiry-list': List },
    {
      render(element, node) {
        drawn.push(element);
        renderInto(element, node);
      },
    },
    { read: (_, written) => written, report },
  );
  return { draw, drawn, report };
}

const element = (tag: string) => document.createElement(tag);

it('draws the component of the tag, with its attributes as they are then', async () => {
  const { draw } = setUp();
  const list = element('inquiry-list');
  const drawing = draw(list);
  list.setAttribute('count', '3');
  await drawing;
  expect(list.textContent).toBe('3 of these');
});

it('draws elements one by one, in their order', async () => {
  const { draw, drawn } = setUp();
  const [one, two] = [element('inquiry-list'), element('inquiry-list')];
  const first = draw(one);
  const second = draw(two);
  await first;
  expect(drawn).toEqual([one]);
  await second;
  expect(drawn).toEqual([one, two]);
});

it('shows the fallback content of an element that the company does not offer, and reports it', async () => {
  const { draw, report } = setUp();
  const chat = element('inquiry-chat');
  await draw(chat);
  expect(chat.innerHTML).toBe('<slot></slot>');
  expect(report).toHaveBeenCalledExactlyOnceWith('<inquiry-chat>: this company does not offer it.');
});
