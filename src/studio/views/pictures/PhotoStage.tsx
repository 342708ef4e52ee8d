import cx from 'classnames';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useProperties } from '../../ui/useProperties';
import styles from './frame.module.css';
import {
  focusAt,
  focusOnPhoto,
  moveCorner,
  moveCrop,
  moveFocus,
  type Corner,
  type Framing,
  type Point,
} from './framing';
import { WORDS } from './words';

/** Moves something of a framing by per cents of the photo. */
type Move = (framing: Framing, by: Point) => Framing;

const CORNERS: readonly Corner[] = [
  { side: 'left', end: 'top' },
  { side: 'right', end: 'top' },
  { side: 'left', end: 'bottom' },
  { side: 'right', end: 'bottom' },
];

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key moves with Shift, in per cent; without, 1. */
const LARGE_STEP_PERCENT = 10;

interface StageProps {
  url: string;
  /** Width divided by height. */
  shape: number;
  framing: Framing;
  onChange: (framing: Framing) => void;
}

/** The whole photo, with handles for the part that is published and for the point that stays in view. */
export function PhotoStage({ url, shape, framing, onChange }: StageProps) {
  const stage = useProperties<HTMLDivElement>({ '--shape': `${shape}` });
  const { crop, focus } = framing;
  const point = focusOnPhoto(framing);
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    };
  };
  const handle = { framing, placeOf, onChange };
  return (
    <div className={styles['room']}>
      <div ref={stage} className={styles['stage']}>
        <img src={url} alt="" draggable={false} />
        <div className={styles['veil']}>
          <div ref={useProperties<HTMLDivElement>(placed(crop.x, crop.y, crop))} />
        </div>
        <Handle
          {...handle}
          className={styles['crop']}
          label={WORDS.cropIs(crop)}
          left={crop.x}
          top={crop.y}
          size={crop}
          move={moveCrop}
          onPress={(place) => onChange(focusAt(framing, place))}
        />
        {CORNERS.map((corner) => (
          <Handle
            key={corner.side + corner.end}
            {...handle}
            className={cx(styles['corner'], isRising(corner) && styles['rising'])}
            label={WORDS.cornerIs(
              { side: WORDS.sides[corner.side], end: WORDS.sides[corner.end] },
              crop,
            )}
            left={crop.x + (corner.side === 'left' ? 0 : crop.width)}
            top={crop.y + (corner.end === 'top' ? 0 : crop.height)}
            move={(before, by) => moveCorner(before, corner, by)}
          />
        ))}
        <Handle
          {...handle}
          className={styles['focus']}
          label={WORDS.focusIs(focus)}
          left={point.x}
          top={point.y}
          move={(before, by) =>
            moveFocus(before, {
              x: (by.x * 100) / before.crop.width,
              y: (by.y * 100) / before.crop.height,
            })
          }
          step={moveFocus}
        />
      </div>
    </div>
  );
}

/** Lays something over the photo, in per cent of it. */
const placed = (left: number, top: number, size?: { width: number; height: number }) => ({
  '--left': `${left}%`,
  '--top': `${top}%`,
  ...(size && { '--width': `${size.width}%`, '--height': `${size.height}%` }),
});

/** Whether a corner moves along the line from the lower left to the upper right. */
const isRising = ({ side, end }: Corner) => (side === 'left') === (end === 'bottom');

/** Something on the photo that is dragged, or moved with arrow keys. */
function Handle({
  framing,
  placeOf,
  onChange,
  className,
  label,
  left,
  top,
  size,
  move,
  step = move,
  onPress,
}: Pick<StageProps, 'framing' | 'onChange'> & {
  placeOf: (event: PointerEvent) => Point;
  className: string | undefined;
  label: string;
  /** In per cent of the photo. */
  left: number;
  top: number;
  size?: { width: number; height: number };
  move: Move;
  /** What an arrow key does, if it counts in other per cents. */
  step?: Move;
  /** Called with the place where it is pressed and not dragged. */
  onPress?: (place: Point) => void;
}) {
  const dragged = useRef<{ from: Point; before: Framing } | undefined>(undefined);
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? LARGE_STEP_PERCENT : 1;
    onChange(step(framing, { x: by.x * far, y: by.y * far }));
  };
  return (
    <button
      className={className}
      type="button"
      aria-label={label}
      ref={useProperties<HTMLButtonElement>(placed(left, top, size))}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { from: placeOf(event), before: framing };
      }}
      onPointerMove={(event) => {
        if (!dragged.current) return;
        const { from, before } = dragged.current;
        const to = placeOf(event);
        onChange(move(before, { x: to.x - from.x, y: to.y - from.y }));
      }}
      onPointerUp={(event) => {
        const { from } = dragged.current ?? {};
        dragged.current = undefined;
        const to = placeOf(event);
        if (from && Math.hypot(to.x - from.x, to.y - from.y) < 1) onPress?.(to);
      }}
      onPointerCancel={() => {
        dragged.current = undefined;
      }}
    />
  );
}
