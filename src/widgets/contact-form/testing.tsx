import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { ContactForm } from './ContactForm';
import type { ContactFormProps, ContactStrings } from './props';

/** The key of the stored draft. */
export const KEY = 'acme-contact';
// An interface string reads as its own name, so that tests say which one they mean.
const strings = new Proxy(
  {},
  {
    get: (_, name) => (name === 'contactFaultCount' ? 'contactFaultCount {count}' : String(name)),
  },
) as ContactStrings;
/** Stands in for the browser's `fetch`. */
export const request = vi.fn<typeof fetch>();
/** Called when a message was sent. */
export const onSent = vi.fn<() => void>();
/** Called when sending has failed. */
export const onFailed = vi.fn<() => void>();

/** Props for a form with two branches and every optional setting. */
export const props: ContactFormProps = {
  id: 'form-',
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
/** Valid input: all required fields. */
export const written = {
  name: 'Tendai Moyo',
  email: 'tendai@moyo.example',
  phone: '',
  branch: 'north',
  message: 'Two pumps, please.',
};

/** Gives each test fake timers, a service that accepts every message, and no draft. */
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

/** Mounts the form and returns helpers to fill it in and inspect it. */
export function draw(changes: Partial<ContactFormProps> = {}) {
  const { container, unmount } = mount(<ContactForm {...props} {...changes} />);
  const field = (name: string) => one(container, `[name="${name}"]`) as HTMLInputElement;
  const write = (texts: Record<string, string>) =>
    act(() => {
      for (const [name, text] of Object.entries(texts)) field(name).value = text;
      one(container, 'form').dispatchEvent(new Event('input', { bubbles: true }));
    });
  const button = () => one(container, '[type=submit]') as HTMLButtonElement;
  return {
    container,
    unmount,
    field,
    write,
    button,
    press: () => click(button()),
    statusElement: () => one(container, '[role=status]').firstElementChild,
    status: () => one(container, '[role=status]').textContent?.trim(),
    texts: () => Object.fromEntries(Object.keys(written).map((name) => [name, field(name).value])),
  };
}

/** Advances the fake timers, and runs what was waiting for them. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
