import { describe, expect, it } from 'vitest';
import { choosePicture } from './choosePicture';

const crane = { at: '/image', src: '/images/crane.jpg', alt: 'A crane lifts a yacht' };
const src = { op: 'set', at: '/image/src', value: '/images/shed.jpg' };
const alt = (value: string) => ({ op: 'set', at: '/image/alt', value });

describe('[T63] a picture in the place of another one', () => {
  it('does not keep the text about the one before, and is asked about', () => {
    expect(choosePicture(crane, '/images/shed.jpg', '')).toEqual({
      operations: [src, alt('')],
      isTextMissing: true,
    });
  });

  it('has the text that was said of it when it was added', () => {
    expect(choosePicture(crane, '/images/shed.jpg', 'The shed')).toEqual({
      operations: [src, alt('The shed')],
      isTextMissing: false,
    });
  });

  it('keeps the text where it is the same one', () => {
    expect(choosePicture(crane, crane.src, '').operations).toHaveLength(1);
  });

  it('is not asked about where there was no text: it may be a decoration', () => {
    expect(choosePicture({ ...crane, alt: '' }, '/images/shed.jpg', '')).toEqual({
      operations: [src],
      isTextMissing: false,
    });
  });
});
