import { describe, expect, it } from 'vitest';
import {
  focusAt,
  focusOnPhoto,
  framingOf,
  framingOperations,
  moveCorner,
  moveCrop,
  moveFocus,
  placeIn,
  type Framing,
} from './framing';
import type { PictureUse } from './uses';

const usedAs = (value: object): PictureUse => ({
  pointer: '/image',
  where: 'Home',
  alt: '',
  isDecorative: false,
  value: { src: '/images/a.jpg', ...value },
});
const whole = framingOf(usedAs({}));
const part: Framing = { crop: { x: 20, y: 10, width: 50, height: 80 }, focus: { x: 50, y: 25 } };

describe('[V6] the crop of a photo', () => {
  it('never leaves the photo, and never gets smaller than 5 %', () => {
    expect(moveCrop(part, { x: 90, y: -90 }).crop).toEqual({ ...part.crop, x: 50, y: 0 });
    const corner = { side: 'left', end: 'top' } as const;
    expect(moveCorner(part, corner, { x: -90, y: 90 }).crop).toEqual({
      x: 0,
      y: 85,
      width: 70,
      height: 5,
    });
    const other = { side: 'right', end: 'bottom' } as const;
    expect(moveCorner(part, other, { x: 90, y: -4.6 }).crop).toEqual({
      x: 20,
      y: 10,
      width: 80,
      height: 75,
    });
  });

  it('has the focus point within it', () => {
    expect(focusOnPhoto(part)).toEqual({ x: 45, y: 30 });
    expect(focusAt(part, { x: 45, y: 30 }).focus).toEqual(part.focus);
    expect(focusAt(part, { x: 0, y: 100 }).focus).toEqual({ x: 0, y: 100 });
    expect(moveFocus(part, { x: 1, y: -90 }).focus).toEqual({ x: 51, y: 0 });
  });
});

describe('[V6] the preview of a cut', () => {
  it('shows the middle of a wide photo in a narrow box, or what the focus point asks for', () => {
    expect(placeIn(whole, 2, 1)).toMatchObject({ x: -50, width: 200, height: 100 });
    const right = { ...whole, focus: { x: 100, y: 50 } };
    expect(placeIn(right, 2, 1)).toMatchObject({ x: -100, width: 200, height: 100 });
  });

  it('shows nothing outside of the crop', () => {
    // The part is a square of a photo of 2 : 1, in a square.
    const square = { crop: { x: 25, y: 0, width: 50, height: 100 }, focus: { x: 0, y: 0 } };
    expect(placeIn(square, 2, 1)).toMatchObject({ x: -50, width: 200, height: 100 });
  });
});

it('[V6] writes into the config what differs from the whole photo, and takes out the rest', () => {
  expect(framingOperations([usedAs({})], whole)).toEqual([]);
  expect(framingOperations([usedAs({})], { ...whole, focus: { x: 30, y: 50 } })).toEqual([
    { op: 'set', at: '/image/focus', value: { x: 30, y: 50 } },
  ]);
  const both = usedAs({ crop: part.crop, focus: part.focus });
  expect(framingOf(both)).toEqual(part);
  expect(framingOperations([both], part)).toEqual([]);
  expect(framingOperations([both], whole)).toEqual([
    { op: 'unset', at: '/image/focus' },
    { op: 'unset', at: '/image/crop' },
  ]);
});
