import { expect, it, vi } from 'vitest';
import type { OpenedElement } from '../context';
import type { Page } from './element';
import { createElementDrawer } from './elementDrawer';
import { renderInto } from './renderInto';

vi.mock('./attributes', () => ({
  writtenOn: (element: Element) => ({ count: element.getAttribute('count') }),
}));

const List = ({ attributes, page }: { attributes: { count: string }; page: Page }) =>
  `${attributes.count} of ${page.words.close}`;

/** As the file of the contact form gives it: with a page of its own. */
const opened = {
  Component: List,
  page: { words: { close: 'forms' } },
  sheets: ['form.css'],
} as unknown as OpenedElement;

function setUp() {
  const report = vi.fn<(message: string) => void>();
  const fetchForm = vi.fn<() => Promise<OpenedElement>>().mockResolvedValue(opened);
  const drawn: (readonly [HTMLElement, readonly unknown[] | undefined])[] = [];
  const draw = createElementDrawer(
    { words: { close: 'these' } } as Page,
    {
      components: { 'inquiry-list': List },
      fetchElement: (tag) => (tag === 'inquiry-contact' ? fetchForm() : undefined),
    },
    {
      render(element, node, sheets) {
        drawn.push([element, sheets]);
        renderInto(element, node);
      },
    },
    { read: (_, written) => written, report },
  );
  return { draw, drawn, report, fetchForm };
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
  expect(drawn).toEqual([[one, undefined]]);
  await second;
  expect(drawn.map(([which]) => which)).toEqual([one, two]);
});

it('shows the fallback content of an element that the company does not offer, and reports it', async () => {
  const { draw, report } = setUp();
  const chat = element('inquiry-chat');
  await draw(chat);
  expect(chat.innerHTML).toBe('<slot></slot>');
  expect(report).toHaveBeenCalledExactlyOnceWith('<inquiry-chat>: this company does not offer it.');
});

it('draws an element from its own file, with its data and style sheets', async () => {
  const { draw, drawn } = setUp();
  const form = element('inquiry-contact');
  form.setAttribute('count', '2');
  await draw(form);
  expect(form.textContent).toBe('2 of forms');
  expect(drawn).toEqual([[form, ['form.css']]]);
});

it('leaves an element alone whose file does not come, says so, and draws it when the network is back', async () => {
  const { draw, drawn, report, fetchForm } = setUp();
  fetchForm.mockRejectedValueOnce(new Error('no network'));
  const form = element('inquiry-contact');
  form.textContent = 'Write to us';
  await draw(form);
  expect(drawn).toEqual([]);
  expect(form.textContent).toBe('Write to us');
  expect(report).toHaveBeenCalledExactlyOnceWith('<inquiry-contact>: Error: no network');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(drawn.map(([which]) => which)).toEqual([form]));
});
