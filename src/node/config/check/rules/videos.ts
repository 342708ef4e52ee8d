import { isRecord } from '../../../../document/isRecord';
import { videoAddress } from '../../../site/videos/videoAddress';
import { textOf } from '../facts';
import type { Rule } from '../context';

/** Each video comes from one place that visitors' browsers can play, and what is said in it can be read. */
export const rule: Rule = ({ facts, warning, error }) => {
  for (const { text, path } of facts.texts('video-address'))
    if (videoAddress(text) === undefined)
      error(
        path,
        `"${text}" is no address of a video at YouTube or Vimeo.`,
        'Open the video in the browser, and copy the address from its top: https://www.youtube.com/watch?v=…',
      );
  const pages = facts.notFound ? [...facts.pages, facts.notFound] : facts.pages;
  const videos = new Set(
    pages.flatMap(({ blocks }) => blocks.filter(({ value }) => value['type'] === 'video')),
  );
  for (const { value, path } of new Set(pages.flatMap(({ blocks }) => blocks)))
    if (value['type'] === 'hero' && isRecord(value['video']) && !isRecord(value['image']))
      error(
        [...path, 'video'],
        'This video has no still: visitors see nothing of it until it plays.',
        'Give the block an "image".',
      );
  for (const { value, path } of videos) {
    const [file, address] = [textOf(value, 'file'), textOf(value, 'address')];
    if (file === undefined && address === undefined)
      warning(
        path,
        'This block has no video: visitors see its still.',
        'Write its "file", or its "address" at YouTube or Vimeo.',
      );
    if (file !== undefined && address !== undefined)
      warning(
        [...path, 'address'],
        'This block has two videos: visitors see the one of "file".',
        'Remove "file" or "address".',
      );
    if (file !== undefined && textOf(value, 'captions') === undefined)
      warning(
        [...path, 'file'],
        'This video has no captions: who cannot hear it, or has the sound off, does not know what is said.',
        'Write what is said into a file of captions (WebVTT), and name it under "captions".',
      );
  }
};
