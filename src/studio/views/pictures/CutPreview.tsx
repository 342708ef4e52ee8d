import { useProperties } from '../../ui/useProperties';
import styles from './frame.module.css';
import { placeIn, type Framing } from './framing';

/** A photo as a place of some shape cuts it. Shapes are width divided by height. */
export function CutPreview({
  name,
  shape,
  url,
  photo,
  framing,
}: {
  name: string;
  shape: number;
  url: string;
  photo: number;
  framing: Framing;
}) {
  const { x, y, width, height } = placeIn(framing, photo, shape);
  return (
    <figure className={styles['cut']} ref={useProperties<HTMLElement>({ '--shape': `${shape}` })}>
      <div>
        <img
          src={url}
          alt=""
          ref={useProperties<HTMLImageElement>({
            '--left': `${x}%`,
            '--top': `${y}%`,
            '--width': `${width}%`,
            '--height': `${height}%`,
          })}
        />
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
