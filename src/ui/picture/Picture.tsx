import cx from 'classnames';
import { PlainPicture, type ImageAttributes, type PictureSource } from './PlainPicture';

/**
 * A picture of a page. `ground="navy"` selects a drawing's variant for dark backgrounds; `eager` is for pictures above
 * the fold.
 */
export function Picture({
  image,
  ground,
  eager,
  className,
  ...rest
}: {
  image: PictureSource;
  ground?: 'paper' | 'navy';
  eager?: boolean;
} & ImageAttributes) {
  const onNavy = ground === 'navy';
  return (
    <PlainPicture
      image={{ ...image, src: (onNavy && image.dark) || image.src }}
      className={cx(image.ground, className) || undefined}
      data-navy={onNavy ? '' : undefined}
      eager={eager}
      {...rest}
    />
  );
}
