import controls from '../../ui/controls.module.css';
import styles from './frame.module.css';
import { moveCorner, moveCrop, moveFocus, type Framing, type Point } from './framing';
import { WORDS } from './words';

type Name = keyof typeof WORDS.numbers;

/** The same in numbers, for those who do not drag. */
export function FrameNumbers({
  framing,
  onChange,
}: {
  framing: Framing;
  onChange: (framing: Framing) => void;
}) {
  const { crop, focus } = framing;
  const values: Readonly<Record<Name, number>> = {
    cropX: crop.x,
    cropY: crop.y,
    cropWidth: crop.width,
    cropHeight: crop.height,
    focusX: focus.x,
    focusY: focus.y,
  };
  const names = Object.keys(values) as Name[];
  return (
    <details className={styles['numbers']}>
      <summary>{WORDS.inNumbers}</summary>
      <div>
        {names.map((name) => (
          <label key={name} className={controls['field']}>
            <span>{WORDS.numbers[name]}</span>
            <input
              className={controls['input']}
              type="number"
              min={0}
              max={100}
              value={values[name]}
              onChange={({ target }) => {
                const more = target.valueAsNumber - values[name];
                if (Number.isFinite(more)) onChange(changed(framing, name, more));
              }}
            />
          </label>
        ))}
      </div>
    </details>
  );
}

function changed(framing: Framing, name: Name, more: number): Framing {
  const across: Point = { x: more, y: 0 };
  const down: Point = { x: 0, y: more };
  const corner = { side: 'right', end: 'bottom' } as const;
  switch (name) {
    case 'cropX':
      return moveCrop(framing, across);
    case 'cropY':
      return moveCrop(framing, down);
    case 'cropWidth':
      return moveCorner(framing, corner, across);
    case 'cropHeight':
      return moveCorner(framing, corner, down);
    case 'focusX':
      return moveFocus(framing, across);
    case 'focusY':
      return moveFocus(framing, down);
  }
}
