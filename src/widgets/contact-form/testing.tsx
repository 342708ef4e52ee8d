import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { ContactForm } from './ContactForm';
import type { ContactFormProps, ContactStrings } from './props';

/** The key of the kept draft. */
export const KEY = 'acme-contact';
// A word of the interface is its own name, so that a test says which one it means.
const strings = new Proxy({}, { get: (_, name) => String(name) }) as ContactStrings;
/** Stands in for the browser's `fetch`. */
export const request = vi.fn<typeof fetch>();
/** Told when a message was taken. */
export const onSent = vi.fn<() => void>();
/** Told when a message was not taken. */
export const onFailed = vi.fn<() => void>();

/** A form with two offices and all it may be given. */
export const props: ContactFormProps = {
  endpoint: '/forms',
  mailbox: 'sales@acme.example',
  chat: { number: '+26 300', service: 'https://chat.example/', greeting: 'Hello Acme,' },
  branches: [
    { value: 'north', label: 'North - Harbour' },
    { value: 'other', label: 'Elsewhere' },
  ],
  strings,
  draftKey: KEY,
  onEnd: (isSent) => (isSent ? onSent() : onFailed()),
};
/** What a visitor writes: everything that must be filled in. */
export const written = {
  name: 'Tendai Moyo',
  email: 'tendai@moyo.example',
  phone: '',
  branch: 'north',
  message: 'Two pumps, please.',
};

/** Gives each test of a file its own time, a service that takes every message, and no draft. */
export function setUpForm(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', request.mockReset().mockResolvedValue(new Response()));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });
}

/** Draws the form, and takes it in hand. */
export function draw(changes: Partial<ContactFormProps> = {}) {
  const { container, unmount } = mount(<ContactForm {...props} {...changes} />);
  const field = (name: string) => one(container, `[name="${name}"]`) as HTMLInputElement;
  const write = (texts: Partial<typeof written>) =>
    act(() => {
      for (const [name, text] of Object.entries(texts)) field(name).value = text;
      field('name').dispatchEvent(new Event('input', { bubbles: true }));
    });
  const button = () => one(container, '[type=submit]') as HTMLButtonElement;
  return {
    container,
    unmount,
    field,
    write,
    button,
    press: () => click(button()),
    status: () => one(container, '[role=status]').textContent?.trim(),
    texts: () => Object.fromEntries(Object.keys(written).map((name) => [name, field(name).value])),
  };
}

/** Lets time pass, and everything that waits for it happen. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
