import { WORDS } from './words';

type Hue = keyof typeof WORDS.hues;

/** What parts of the colour circle are called, by the hue in degrees at which each ends. */
const HUES: readonly (readonly [end: number, hue: Hue])[] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'violet'],
  [345, 'pink'],
  [360, 'red'],
];

/** Below it, a colour is grey, whatever its hue: the distance of its channels, of 255. */
const LEAST_CHROMA = 22;

/**
 * A colour in everyday words: 'dark blue' for '#12384f'.
 * @returns Undefined for what is no colour of three or six hexadecimal digits.
 */
export function colourInWords(colour: string): string | undefined {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim()) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(six.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const light = (most * 2 - chroma) / 510;
  if (light > 0.985) return WORDS.white;
  if (light < 0.04) return WORDS.black;
  const hue = hueOf(red, green, blue, most, chroma);
  if (chroma < LEAST_CHROMA) return light > 0.93 ? WORDS.almostWhite : shaded('grey', light);
  // Nobody calls a dark orange by that name.
  if (hue > 14 && hue <= 42 && light < 0.42)
    return light < 0.2 ? WORDS.shades.dark(WORDS.hues.brown) : WORDS.hues.brown;
  const [, name = 'red'] = HUES.find(([end]) => hue <= end) ?? [];
  return shaded(name, light);
}

function shaded(name: Hue, light: number): string {
  const { shades, hues } = WORDS;
  const hue = hues[name];
  if (light < 0.16) return shades.veryDark(hue);
  if (light < 0.38) return shades.dark(hue);
  if (light > 0.88) return shades.veryLight(hue);
  return light > 0.7 ? shades.light(hue) : hue;
}

/** In degrees, 0 for red. */
function hueOf(red: number, green: number, blue: number, most: number, chroma: number): number {
  if (chroma === 0) return 0;
  if (most === red) return (((green - blue) / chroma) * 60 + 360) % 360;
  return most === green ? ((blue - red) / chroma + 2) * 60 : ((red - green) / chroma + 4) * 60;
}
