import { expect, it } from 'vitest';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { Chat } from './Chat';
import { ChatLinks } from './ChatLinks';

const strings = {
  chatTitle: 'Chat with us',
  chatText: 'Ask us.',
  chatStart: 'Open the chat',
  chatOpen: 'Open chat',
  newTab: '(opens in a new tab)',
};
const chat = {
  number: '+99 00 000 0001',
  service: 'https://chat.example/',
  greeting: 'Hello Acme,',
  message: 'I would like to inquire about your products & services.',
};
const toggle = { 'data-toggle': '', suppressHydrationWarning: true } as const;
const element = <Chat chat={chat} strings={strings} toggle={toggle} />;

function draw() {
  const { container, render } = mount(element);
  const [button, link] = [container.querySelector('button'), container.querySelector('a')];
  if (!button || !link) throw new Error('the chat is not complete');
  return { container, render, button, link };
}

it('opens a chat in a new tab, prefilled with the greeting and the message', () => {
  const { link } = draw();
  expect(link.href).toBe(
    'https://chat.example/99000000001?text=Hello%20Acme%2C%20I%20would%20like%20to%20inquire%20about%20your%20products%20%26%20services.',
  );
  expect(link.target).toBe('_blank');
  expect(link.rel).toBe('noopener');
  expect(link.textContent).toBe('Open the chat (opens in a new tab)');
});

it('has a card with a title and a text, controlled by its button', () => {
  const { container, button } = draw();
  const card = container.querySelector(`#${button.getAttribute('aria-controls')}`);
  expect(card?.querySelector('h2')?.textContent).toBe('Chat with us');
  expect(card?.querySelector('p')?.textContent).toBe('Ask us.');
  expect(card?.previousElementSibling).toBe(button);
});

it('starts closed, and its button has an accessible name', () => {
  const { button } = draw();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.getAttribute('aria-label')).toBe('Open chat');
});

it('leaves the state of its button to the early script', () => {
  const { button, render } = draw();
  expect(button.dataset.toggle).toBe('');
  button.setAttribute('aria-expanded', 'true');
  render(<Chat chat={{ ...chat }} strings={{ ...strings }} toggle={toggle} />);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('hydrates without warnings, even when it has been opened before', () => {
  const { container, complaints } = hydrate(element, (page) =>
    page.querySelector('button')?.setAttribute('aria-expanded', 'true'),
  );
  expect(complaints).toEqual([]);
  expect(container.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
});

it('[F14] has a plain link per office if several have a number', () => {
  const offices = [
    { name: 'Oslo', number: '+47 70 00 00 01' },
    { name: 'Bergen', number: '+47 70 00 00 02' },
  ];
  const links = <ChatLinks chat={chat} offices={offices} strings={strings} />;
  const { container } = mount(<Chat chat={chat} strings={strings} links={links} />);
  const anchors = [...container.querySelectorAll('a')];
  expect(anchors.map(({ pathname, search }) => [pathname, search.slice(0, 17)])).toEqual([
    ['/4770000001', '?text=Hello%20Acm'],
    ['/4770000002', '?text=Hello%20Acm'],
  ]);
  expect(anchors.map(({ textContent }) => textContent)).toEqual([
    'Open the chat: Oslo (opens in a new tab)',
    'Open the chat: Bergen (opens in a new tab)',
  ]);
});
