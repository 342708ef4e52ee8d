import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../ui/testing/mount';
import { fire } from '../../../ui/testing/act';
import { Gallery } from './Gallery';

const picture = (name: string) => ({ src: `/${name}.avif`, alt: name, width: 800, height: 600 });
const sources = [{ type: 'image/avif', srcSet: '/front-320.avif 320w', sizes: '50vw' }];
const images = [{ ...picture('front'), sources }, picture('back')];

function draw() {
  const { container } = mount(<Gallery id="p-1" label="Pump" images={images} />);
  const [strip, small] = container.querySelectorAll('ul');
  if (!strip || !small) throw new Error('The gallery has two lists.');
  return { strip, links: [...small.querySelectorAll('a')] };
}

describe('[D16] the pictures of a product', () => {
  it('can be reached by links, even without JavaScript', () => {
    const { strip, links } = draw();
    expect(strip.tabIndex).toBe(0);
    expect(strip.getAttribute('aria-label')).toBe('Pump');
    const places = links.map((link) => strip.querySelector(String(link.getAttribute('href'))));
    expect(places.map((place) => place?.querySelector('img')?.alt)).toEqual(['front', 'back']);
    expect(links.map((link) => link.querySelector('img')?.alt)).toEqual(['front', 'back']);
  });

  it('load lazily, as small files for thumbnails', () => {
    const { strip, links } = draw();
    const loading = [...strip.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
    expect(loading).toEqual([null, 'lazy']);
    expect(strip.querySelector('source')?.sizes).toBe('50vw');
    expect(links[0]?.querySelector('source')?.sizes).toBe('auto, 72px');
  });

  it('scroll within their strip, without changing the page or its address', () => {
    const { strip, links } = draw();
    const scroll = vi.fn<(options?: unknown) => void>();
    const [, second] = strip.children;
    if (!second || !links[1]) throw new Error('There are two pictures.');
    second.scrollIntoView = scroll;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    fire(links[1], click);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest', inline: 'start' });
    expect(click.defaultPrevented).toBe(true);
  });
});
