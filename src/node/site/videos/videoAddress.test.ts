import { expect, it } from 'vitest';
import { videoAddress } from './videoAddress';

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s',
  'https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('knows a video at YouTube by any of its addresses: %s', (address) => {
  expect(videoAddress(address)).toEqual({
    host: 'YouTube',
    embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    page: 'https://youtu.be/aqz-KE-bpKQ',
  });
});

it.each([
  ['https://vimeo.com/76979871', '', ''],
  ['https://vimeo.com/channels/staffpicks/76979871', '', ''],
  ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e', '/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e', '/8272103f6e'],
])('knows a video at Vimeo, with the key of one that is not listed: %s', (address, h, key) => {
  expect(videoAddress(address)).toEqual({
    host: 'Vimeo',
    embed: `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${h}`,
    page: `https://vimeo.com/76979871${key}`,
  });
});

it.each([
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://vimeo.com/somebody',
  'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
  'https://www.example.org/watch?v=aqz-KE-bpKQ',
  'no address',
])('knows nothing else: %s', (address) => {
  expect(videoAddress(address)).toBeUndefined();
});
