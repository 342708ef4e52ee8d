import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GalleryBlock } from '../../generated/types';
import { click, fire, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Gallery from './Gallery';

const image = (name: string, alt = name) => ({ src: `/${name}.svg`, alt, width: 4, height: 3 });
const photo = {
  ...image('yard'),
  sources: [
    { type: 'image/avif', srcSet: '/a-320.avif 320w, /a-1920.avif 1920w', sizes: '' },
    { type: 'image/webp', srcSet: '/a-320.webp 320w, /a-1920.webp 1920w', sizes: '' },
  ],
};
const pictures: GalleryBlock['pictures'] = [
  { image: photo, caption: 'Seen from the gate' },
  { image: image('crane') },
  { image: image('shed', '') },
];
const draw = () =>
  mount(
    <Site words={{ slide: '{n} of {count}' }}>
      <Gallery {...({ type: 'gallery', pictures } as GalleryBlock)} context={contextWith()} />
    </Site>,
  ).container;
const links = (page: Element) => [...page.querySelectorAll<HTMLAnchorElement>('figure a')];
const button = (name: string) => one(document, `dialog [aria-label="${name}"]`);
const status = () => one(document, 'dialog [role="status"]').textContent;

/** Nothing is laid out here: each picture is as wide as the track, and scrolling takes no time. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    const track = this.parentElement as HTMLElement;
    track.scrollLeft = [...track.children].indexOf(this) * 100;
    track.dispatchEvent(new Event('scroll'));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('leads to each picture in large, also without JavaScript', () => {
  const found = links(draw()).map((link) => link.getAttribute('href'));
  expect(found).toEqual(['/a-1920.webp', '/crane.svg', '/shed.svg']);
});

it('names the link of a picture that says nothing by its number', () => {
  const found = links(draw()).map((link) => link.getAttribute('aria-label'));
  expect(found).toEqual([null, null, '3 of 3']);
});

it('opens the picture that was chosen, and leafs through the others', () => {
  const page = draw();
  expect(page.querySelector('dialog')).toBeNull();
  click(links(page)[1]!);
  expect(status()).toBe('2 of 3: crane');
  click(button('nextSlide'));
  expect(status()).toBe('3 of 3: ');
  click(button('nextSlide'));
  expect(button('nextSlide').getAttribute('aria-disabled')).toBe('true');
  click(button('previousSlide'));
  expect(status()).toBe('2 of 3: crane');
});

it('turns by the arrow keys, and stops at the ends', () => {
  click(links(draw())[0]!);
  const press = (key: string, altKey = false) =>
    fire(one(document, 'dialog'), new KeyboardEvent('keydown', { key, altKey, bubbles: true }));
  press('ArrowLeft');
  expect(status()).toBe('1 of 3: yard');
  press('ArrowRight');
  expect(status()).toBe('2 of 3: crane');
  // Back, in Windows and Linux.
  press('ArrowLeft', true);
  expect(status()).toBe('2 of 3: crane');
});

it('is gone once it was closed', () => {
  const page = draw();
  click(links(page)[0]!);
  click(button('dismiss'));
  expect(page.querySelector('dialog')).toBeNull();
});

it('leaves a click for another tab to the browser', () => {
  const page = draw();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  fire(links(page)[0]!, event);
  expect(event.defaultPrevented).toBe(false);
  expect(page.querySelector('dialog')).toBeNull();
});
