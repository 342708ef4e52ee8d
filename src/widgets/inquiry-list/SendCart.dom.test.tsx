import { describe, expect, it } from 'vitest';
import { click } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { SendCart } from './SendCart';

const words = {
  sendInquiry: 'Send',
  sendNote: 'You will be redirected.',
  sendInParts: '{parts} messages',
  sendPart: 'Part {part} of {parts}',
  opened: 'Opened',
  notOpened: 'Not open?',
  notOpenedHelp: 'Write to {number}.',
  openChat: 'Open here',
  openPart: 'Open {part} here',
  goesTo: 'To {name}, {number}.',
  goesToNumber: 'To {number}.',
  newTab: '(new tab)',
};
const parts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ text: `${n}`, href: `https://chat.example/${n}` }));

function draw(count: number, office?: string) {
  const { container } = mount(
    <SendCart parts={parts(count)} number="+263 1" office={office} words={words} />,
  );
  // Keeps happy-dom from navigating to the chat.
  container.addEventListener('click', (event) => event.preventDefault());
  const links = () => [...container.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')];
  const plain = () =>
    [...container.querySelectorAll('a:not([target])')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  return { container, links, plain };
}

describe('one message', () => {
  it('is a plain link to a new tab, with noopener', () => {
    const [link, ...others] = draw(1).links();
    expect(others).toEqual([]);
    expect(link?.textContent).toBe('Send (new tab)');
    expect(link?.getAttribute('href')).toBe('https://chat.example/0');
    expect(link?.rel).toBe('noopener');
  });

  it('[W5] offers the plain link after a click, in case no chat has opened', () => {
    const { container, links, plain } = draw(1);
    expect(plain()).toEqual([]);
    for (const link of links()) click(link);
    const said = container.querySelector('[role="status"]')?.childNodes;
    expect([...(said ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Not open? Write to +263\u00A01.',
    ]);
    expect(plain()).toEqual([['Open here', 'https://chat.example/0']]);
  });

  it.each([
    ['Head office', 'To Head office, +263\u00A01.'],
    [undefined, 'To +263\u00A01.'],
  ])('names the recipient (%s)', (office, text) => {
    expect(draw(1, office).container.textContent).toContain(`You will be redirected. ${text}`);
  });
});

describe('[W4] several messages', () => {
  it('get a numbered link each', () => {
    const { container, links } = draw(3);
    expect(container.textContent).toContain('3 messages');
    expect(links().map(({ textContent }) => textContent)).toEqual([
      'Part 1 of 3 (new tab)',
      'Part 2 of 3 (new tab)',
      'Part 3 of 3 (new tab)',
    ]);
  });

  it('show which of them have been opened', () => {
    const { links, plain } = draw(3);
    const [, second] = links();
    if (second) click(second);
    expect(links().map(({ textContent }) => textContent?.includes('Opened'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(plain()).toEqual([['Open 2 here', 'https://chat.example/1']]);
  });
});
