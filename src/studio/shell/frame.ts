import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { BlockBox, FromPage, ToPage } from '../preview/messages';
import { clickedAt } from './clickedAt';
import { pageAt } from './previewAddress';
import { onShortcut } from './shortcuts';
import type { StudioShell } from './studio';
import { createTravels } from './travels';

/** What is typed changes one value, or a few. More are drawn with the page, which comes a moment later. */
const MAX_VALUES_AT_ONCE = 50;

/** The boxes of the blocks on the page in the frame, in px of its viewport. */
export interface PageLayout {
  blocks: readonly BlockBox[];
  width: number;
  height: number;
}

/** The page in the frame, as Studio hears of it. */
export interface Frame {
  layout: ReadonlySignal<PageLayout>;
  /** What a px of the page is in px of Studio. */
  scale: ReadonlySignal<number>;
  /** Makes a page of a width fit into the room there is, never larger than it is; returns the scale. */
  fit(width: number, room: number): number;
  /** Is told of the address that the frame is sent to. */
  sent: (address: string) => void;
  /** Begins to talk to the page in a frame; returns how to end that. */
  connect(frame: HTMLIFrameElement): () => void;
}

/** Lets the page in a frame and Studio talk: what is clicked there is edited here, and what is typed here is seen there. */
export function createFrame(studio: StudioShell): Frame {
  const { origin } = studio.session.state.preview;
  const travels = createTravels();
  const scale = signal(1);
  const layout = signal<PageLayout>({ blocks: [], width: 0, height: 0 });
  const hear = createHearing(studio, {
    travels,
    laidOut(measured) {
      layout.value = measured;
    },
  });
  return {
    layout,
    scale,
    fit(width, room) {
      scale.value = Math.min(1, room / width);
      return scale.value;
    },
    sent(address) {
      travels.send(new URL(address, origin).pathname);
    },
    connect: (frame) => connect(frame, studio, { scale, hear }),
  };
}

/** What Studio does when the page says something. */
function createHearing(
  studio: StudioShell,
  {
    travels,
    laidOut,
  }: { travels: ReturnType<typeof createTravels>; laidOut: (layout: PageLayout) => void },
): (message: FromPage) => void {
  const { session, block, page, host, show } = studio;

  function select(click: Extract<FromPage, { studio: 'clicked' }>): void {
    const at = clickedAt(session.root.peek(), click);
    if (at?.field !== undefined) host.reveal(at.field);
    else if (at) show(at.around);
  }

  function press({ key, ctrl, shift }: Extract<FromPage, { studio: 'key' }>): void {
    if (onShortcut(studio, { key, ctrlKey: ctrl, shiftKey: shift })) return;
    const selected = block.peek();
    if (selected === undefined) return;
    if (key === 'Delete') session.change([{ op: 'remove', at: selected }]);
    if (key === 'Escape') show(`/pages/${page.peek()}`);
  }

  return (message) => {
    switch (message.studio) {
      case 'ready': {
        if (!travels.arrive(message.path)) break;
        const index = pageAt(session.root.peek(), message.path);
        if (index !== undefined && index !== page.peek()) show(`/pages/${index}`);
        break;
      }
      case 'layout':
        laidOut({ blocks: message.blocks, ...message.viewport });
        break;
      case 'clicked':
        select(message);
        break;
      case 'key':
        press(message);
        break;
      case 'hovered':
      case 'loading':
      case 'drawn':
      case 'leaving':
        // The frame itself hears of its page's way (PageFrame).
        break;
    }
  };
}

/** Tells the page in a frame what is selected and typed, and hears it; returns how to end that. */
function connect(
  frame: HTMLIFrameElement,
  { session, block, formAt, hovered }: StudioShell,
  { scale, hear }: { scale: ReadonlySignal<number>; hear: (message: FromPage) => void },
): () => void {
  const { origin } = session.state.preview;
  // Until a page has answered, the frame may hold none, or one of another origin.
  let isReady = false;
  const post = (message: ToPage) => {
    if (isReady) frame.contentWindow?.postMessage(message, origin);
  };
  const greet = () => {
    isReady = true;
    post({ studio: 'hello' });
  };
  const receive = (event: MessageEvent<FromPage>) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    isReady = true;
    hear(event.data);
    if (event.data.studio === 'ready') outline(false);
  };
  const outline = (scroll: boolean) =>
    post({
      studio: 'select',
      pointer: block.peek() ?? null,
      scroll,
      isDrawn: session.isDrawn.peek(),
    });
  const write = (operations: Parameters<typeof session.change>[0]) => {
    if (operations.length > MAX_VALUES_AT_ONCE) return;
    for (const operation of operations) {
      if (operation.op !== 'set') continue;
      post({ studio: 'value', pointer: operation.at, value: operation.value });
    }
  };
  window.addEventListener('message', receive);
  frame.addEventListener('load', greet);
  session.onChange.add(write);
  const stops = [
    formAt.subscribe(() => outline(true)),
    scale.subscribe(() => outline(true)),
    hovered.subscribe((pointer) => post({ studio: 'hover', pointer: pointer ?? null })),
  ];
  return () => {
    frame.removeEventListener('load', greet);
    window.removeEventListener('message', receive);
    session.onChange.delete(write);
    for (const stop of stops) stop();
  };
}
