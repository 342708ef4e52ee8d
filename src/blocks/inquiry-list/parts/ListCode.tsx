import QRCode from 'qrcode';
import css from '../inquiry-list.module.css';

/** In characters. Codes of longer links are too fine for the cameras of most phones. */
const MAX_LINK_LENGTH = 1000;
/** In px, of a square of the code: large enough for a camera in front of a screen. */
const SQUARE = 3;
/** In squares, around the code (ISO/IEC 18004). */
const MARGIN = 4;

/** The link of the list as a code, for the phone in the visitor's hand. A very long list has none. */
export function ListCode({ link, text }: { link: string; text: string }) {
  if (link.length > MAX_LINK_LENGTH) return null;
  // Level M: readable from a screen with a reflection on it. The link is percent-encoded, thus ASCII, which every
  // reader takes for what it is.
  const { size, data } = QRCode.create(link, { errorCorrectionLevel: 'M' }).modules;
  const whole = size + 2 * MARGIN;
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z` : '',
  );
  return (
    <figure data-to-scan="" className={css.code}>
      <svg
        viewBox={`0 0 ${whole} ${whole}`}
        width={whole * SQUARE}
        height={whole * SQUARE}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${whole}v${whole}H0z`} />
        <path fill="#000" d={squares.join('')} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
