import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { VideoBlock } from '../../generated/types';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Video from './Video';

const still = { src: '/winch.svg', alt: 'A winch', width: 16, height: 9 };
const address = {
  host: 'YouTube',
  embed: 'https://www.youtube-nocookie.com/embed/x',
  page: 'https://youtu.be/x',
};
const draw = (more: Partial<VideoBlock> & { bare?: boolean }) =>
  mount(
    <Site site={{ site: { language: 'nb' } as never }}>
      <Video
        {...({ type: 'video', title: 'A winch is fitted', still, ...more } as VideoBlock)}
        context={contextWith()}
      />
    </Site>,
  ).container;

it('asks another site for nothing before a click, which leaves the focus in the video', () => {
  const page = draw({ address });
  expect(page.innerHTML).not.toContain('nocookie');
  click(one(page, 'button'));
  const frame = one(page, 'iframe');
  expect(frame.getAttribute('src')).toBe(address.embed);
  expect(frame.title).toBe('A winch is fitted');
  expect(document.activeElement).toBe(frame);
});

it('leads to the video where it is, for who has no JavaScript', () => {
  expect(one(draw({ address }), 'a').getAttribute('href')).toBe('https://youtu.be/x');
});

it('plays a file of one’s own in the browser’s player, with captions, and loads nothing before', () => {
  const video = one(draw({ file: '/files/a b.webm', captions: '/files/a.vtt' }), 'video');
  expect(video.getAttribute('preload')).toBe('none');
  expect(one(video, 'source').getAttribute('src')).toBe('/files/a%20b.webm');
  expect(one(video, 'source').getAttribute('type')).toBe('video/webm');
  expect(one(video, 'track').getAttribute('srclang')).toBe('nb');
});

it('shows a file of the still that is wide enough', () => {
  const srcSet = '/w-320.webp 320w, /w-960.webp 960w, /w-1920.webp 1920w';
  const photo = { ...still, sources: [{ type: 'image/webp', srcSet, sizes: '' }] };
  const poster = (image: typeof still) =>
    one(draw({ file: '/a.mp4', still: image }), 'video').getAttribute('poster');
  expect([poster(photo), poster(still)]).toEqual(['/w-960.webp', '/winch.svg']);
});

it('starts a file of one’s own by a button over the still, which goes once it plays', () => {
  const page = draw({ file: '/a.mp4', captions: '/a.vtt' });
  const video = one(page, 'video') as HTMLVideoElement;
  const start = vi.spyOn(video, 'play').mockResolvedValue();
  expect(one(page, 'button').textContent).toContain('A winch is fitted');
  click(one(page, 'button'));
  expect(start).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(video);
  act(() => {
    video.dispatchEvent(new Event('play'));
  });
  expect(page.querySelector('button')).toBeNull();
});

it('[K17] shows captions once it plays, and loads none before', () => {
  const page = draw({ file: '/a.mp4', captions: '/a.vtt' });
  const captions = { mode: 'disabled' };
  Object.defineProperty(one(page, 'video'), 'textTracks', { value: [captions] });
  expect(one(page, 'track').hasAttribute('default')).toBe(false);
  act(() => {
    one(page, 'video').dispatchEvent(new Event('play'));
  });
  expect(captions.mode).toBe('showing');
});

it('[K17] stands in a hero without a section, with the still for its navy, which is seen at once', () => {
  const page = draw({ address, bare: true, still: { ...still, dark: '/winch-dark.svg' } });
  expect(page.querySelector('section')).toBeNull();
  const picture = one(page, 'img');
  expect(picture.getAttribute('src')).toBe('/winch-dark.svg');
  expect(picture.getAttribute('loading')).not.toBe('lazy');
});
