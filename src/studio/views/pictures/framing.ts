import type { Operation } from '../../../document/operation';
import type { PictureUse } from './uses';

/** A point of a photo, in per cent from the left and the top. */
export interface Point {
  x: number;
  y: number;
}

/** An area of a photo, in per cent of it. */
export interface Area extends Point {
  width: number;
  height: number;
}

/** How a photo is cut: the area of it that is published, and the point of that area which stays in view. */
export interface Framing {
  crop: Area;
  focus: Point;
}

/** A corner of the area: which of its edges move with it. */
export interface Corner {
  side: 'left' | 'right';
  end: 'top' | 'bottom';
}

const WHOLE: Area = { x: 0, y: 0, width: 100, height: 100 };
const CENTRE: Point = { x: 50, y: 50 };

/** The least width and height of an area, in per cent: the schema says so. */
const MIN_AREA_PERCENT = 5;

/** How a place cuts its photo: the whole of it with its centre in view, unless the config says something else. */
export function framingOf({ value }: PictureUse): Framing {
  return {
    crop: { ...WHOLE, ...(value['crop'] as Partial<Area> | undefined) },
    focus: { ...CENTRE, ...(value['focus'] as Partial<Point> | undefined) },
  };
}

/** Moves the point that stays in view. */
export function moveFocus(framing: Framing, by: Point): Framing {
  const { x, y } = framing.focus;
  return { ...framing, focus: { x: clamp(x + by.x, 0, 100), y: clamp(y + by.y, 0, 100) } };
}

/** Moves the area, which keeps its size. */
export function moveCrop(framing: Framing, by: Point): Framing {
  const { x, y, width, height } = framing.crop;
  const [left, top] = [clamp(x + by.x, 0, 100 - width), clamp(y + by.y, 0, 100 - height)];
  return { ...framing, crop: { x: left, y: top, width, height } };
}

/** Moves a corner of the area; the opposite one stays. */
export function moveCorner(framing: Framing, { side, end }: Corner, by: Point): Framing {
  const { crop } = framing;
  const [x, width] = moveEdge(crop.x, crop.width, { isFirst: side === 'left', by: by.x });
  const [y, height] = moveEdge(crop.y, crop.height, { isFirst: end === 'top', by: by.y });
  return { ...framing, crop: { x, y, width, height } };
}

function moveEdge(
  start: number,
  size: number,
  { isFirst, by }: { isFirst: boolean; by: number },
): [start: number, size: number] {
  const end = start + size;
  if (!isFirst) return [start, clamp(end + by, start + MIN_AREA_PERCENT, 100) - start];
  const first = clamp(start + by, 0, end - MIN_AREA_PERCENT);
  return [first, end - first];
}

/** The point under a place on the whole photo, as a point of the area. */
export function focusAt(framing: Framing, { x, y }: Point): Framing {
  const { crop } = framing;
  const focus = {
    x: clamp(((x - crop.x) / crop.width) * 100, 0, 100),
    y: clamp(((y - crop.y) / crop.height) * 100, 0, 100),
  };
  return { ...framing, focus };
}

/** Where the point that stays in view is on the whole photo. */
export function focusOnPhoto({ crop, focus }: Framing): Point {
  return {
    x: crop.x + (focus.x * crop.width) / 100,
    y: crop.y + (focus.y * crop.height) / 100,
  };
}

/**
 * Where the whole photo lies, in per cent of a box that its area fills, as browsers place it by `object-fit: cover` and
 * `object-position`.
 * @param photo Its width divided by its height, and the same of the box.
 */
export function placeIn({ crop, focus }: Framing, photo: number, box: number): Area {
  const shape = (photo * crop.width) / crop.height;
  // Of the area, in per cent of the box.
  const width = shape > box ? (shape / box) * 100 : 100;
  const height = shape > box ? 100 : (box / shape) * 100;
  const whole = { width: (width * 100) / crop.width, height: (height * 100) / crop.height };
  return {
    x: ((100 - width) * focus.x) / 100 - (whole.width * crop.x) / 100,
    y: ((100 - height) * focus.y) / 100 - (whole.height * crop.y) / 100,
    ...whole,
  };
}

/** Cuts a photo in all these places. What is as without it is left out of the config. */
export function framingOperations(uses: readonly PictureUse[], framing: Framing): Operation[] {
  const fields = [
    { name: 'focus', value: framing.focus, none: CENTRE },
    { name: 'crop', value: framing.crop, none: WHOLE },
  ];
  return uses.flatMap(({ pointer, value }) =>
    fields.flatMap(({ name, value: wanted, none }): Operation[] => {
      const at = `${pointer}/${name}`;
      if (isSame(value[name] ?? none, wanted)) return [];
      if (!isSame(wanted, none)) return [{ op: 'set', at, value: wanted }];
      return [{ op: 'unset', at }];
    }),
  );
}

/** Whether two have the same numbers. */
export function isSame(one: object, other: object): boolean {
  return Object.entries(other).every(([key, value]) => Reflect.get(one, key) === value);
}

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(most, value)));
