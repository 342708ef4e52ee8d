import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** The measured contrast of a text. */
export interface Measured {
  text: string;
  /** From 1 to 21, rounded down (WCAG 2.2). */
  contrast: number;
  /** The minimum for its size: 4.5, or 3 if it is large (WCAG 1.4.3). */
  least: number;
  /** Its ancestors with their classes, outermost first. */
  within: string;
}

type Colour = [red: number, green: number, blue: number];

/** A visible text, with its box in px from the top of the page. */
interface Text {
  text: string;
  within: string;
  isLarge: boolean;
  colour: Colour;
  /** Its background; undefined over a picture. */
  ground: Colour | undefined;
  box: { x: number; y: number; width: number; height: number };
}

/** The share of a picture's pixels that is ignored: areas this small do not affect legibility. */
const MAX_SPECK_SHARE = 0.02;

/**
 * Measures every visible text in an element by its computed colour and those of the elements behind it, scrims
 * included; over pictures, by the rendered pixels. The faint grid of drawing sheets is ignored.
 */
export async function measureTexts(inside: Locator): Promise<Measured[]> {
  const texts = await inside.evaluate(findTexts);
  const measured: Measured[] = [];
  for (const { text, within, isLarge, colour, ground, box } of texts) {
    const grounds = ground ? [ground] : await drawnBehind(inside.page(), box);
    const ratios = grounds.map((one) => contrastOf(colour, one)).toSorted((a, b) => a - b);
    const worst = ratios[Math.floor(ratios.length * MAX_SPECK_SHARE)] ?? 1;
    measured.push({
      text,
      contrast: Math.floor(worst * 100) / 100,
      least: isLarge ? 3 : 4.5,
      within,
    });
  }
  return measured;
}

/** The pixels of an area of the page, without its texts. */
async function drawnBehind(page: Page, clip: Text['box']): Promise<Colour[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; text-decoration: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await page.screenshot({ clip, fullPage: true, scale: 'css' });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 3 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3);
    return [red, green, blue];
  });
}

function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page. */
function findTexts(root: Element): Text[] {
  /** Red, green and blue from 0 to 255, and alpha. The channels of `color-mix()` are from 0 to 1. */
  const read = (css: string): [...Colour, number] => {
    const scale = css.startsWith('color(') ? 255 : 1;
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      css.match(/-?[\d.]+(?:e-\d+)?/g)?.map(Number) ?? [];
    return [red * scale, green * scale, blue * scale, alpha];
  };
  const over = ([r, g, b, alpha]: [...Colour, number], back: Colour): Colour => [
    r * alpha + back[0] * (1 - alpha),
    g * alpha + back[1] * (1 - alpha),
    b * alpha + back[2] * (1 - alpha),
  ];
  const images = [...document.images];
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  /** The background of an element, composed up to the nearest opaque ancestor; undefined over a picture. */
  const groundOf = (element: Element, box: DOMRect): Colour | undefined => {
    const veils: [...Colour, number][] = [];
    let one: Element | null = element;
    for (; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage.includes('url(')) return undefined;
      const colour = read(backgroundColor);
      veils.unshift(colour);
      if (colour[3] === 1) break;
    }
    const isOverPicture = images.some(
      (image) => (one ?? document).contains(image) && meets(image.getBoundingClientRect(), box),
    );
    if (isOverPicture) return undefined;
    return veils.reduce<Colour>((back, veil) => over(veil, back), [255, 255, 255]);
  };

  const found: Text[] = [];
  const add = (element: Element, text: string, box: DOMRect) => {
    const style = getComputedStyle(element);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isSkipped = element.closest(':disabled, [aria-hidden], .visually-hidden');
    if (!isShown || isSkipped || box.width < 2 || box.height < 2) return;
    const size = Number.parseFloat(style.fontSize);
    const chain: string[] = [];
    for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
      chain.unshift(`${one.tagName.toLowerCase()}.${one.className}`);
    }
    const ground = groundOf(element, box);
    found.push({
      text: text.trim().slice(0, 60),
      within: chain.join(' '),
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      colour: over(read(style.color), ground ?? [0, 0, 0]),
      ground,
      box: { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height },
    });
  };

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement || !node.nodeValue?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    add(node.parentElement, node.nodeValue, range.getBoundingClientRect());
  }
  const typed = ':is(input:not([type=checkbox], [type=radio]), textarea, select)';
  for (const field of root.querySelectorAll<HTMLInputElement>(typed)) {
    add(field, field.name, field.getBoundingClientRect());
  }
  return found;
}
