import { signal, type Signal } from '@preact/signals-core';
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { useValue } from '../../ui/useValue';
import type { FromPage } from '../preview/messages';
import { useVeil } from './useVeil';

const ORIGIN = 'http://127.0.0.1:5180';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Framed({ src }: { src: Signal<string> }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const veil = useVeil(frame, useValue(src), ORIGIN);
  return <iframe ref={frame} title={veil} sandbox="" />;
}

/** A frame that shows a page, and what the page does. */
function draw() {
  const src = signal('/');
  const { container } = mount(<Framed src={src} />);
  const frame = one(container, 'iframe') as HTMLIFrameElement;
  const say = (studio: 'loading' | 'drawn' | 'leaving', from: MessageEventInit = {}) =>
    act(() => {
      const data: FromPage = { studio };
      const source = frame.contentWindow;
      window.dispatchEvent(new MessageEvent('message', { data, source, origin: ORIGIN, ...from }));
    });
  const load = () => act(() => void frame.dispatchEvent(new Event('load')));
  const go = (page: string) =>
    act(() => {
      src.value = page;
    });
  return { frame, say, load, go };
}

it('[T64] a page is veiled until it is drawn, however long that takes', () => {
  const { frame, say, load } = draw();
  say('loading');
  load();
  expect(frame.title).toBe('waiting');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(frame.title).toBe('slow');
  say('drawn');
  expect(frame.title).toBe('open');
});

it('a page is veiled again while it is loaded anew, or another one is', () => {
  const { frame, say, go } = draw();
  say('drawn');
  say('leaving');
  expect(frame.title).toBe('waiting');
  say('drawn');
  go('/about');
  expect(frame.title).toBe('waiting');
});

it('what the server says instead of a page is shown', () => {
  const { frame, say, load } = draw();
  say('drawn');
  say('leaving');
  load();
  expect(frame.title).toBe('open');
});

it('nobody else can lift the veil', () => {
  const { frame, say } = draw();
  say('drawn', { origin: 'http://example.org' });
  say('drawn', { source: window });
  expect(frame.title).toBe('waiting');
});
