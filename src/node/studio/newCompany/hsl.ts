/** A colour by hue (0 to 360), saturation and lightness (0 to 1). */
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

/** Reads '#rrggbb' or '#rgb'. */
export function toHsl(hex: string): Hsl {
  const whole = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const parts = [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts;
  const most = Math.max(...parts);
  const span = most - Math.min(...parts);
  const l = most - span / 2;
  const s = span === 0 ? 0 : span / (1 - Math.abs(2 * l - 1));
  if (span === 0) return { h: 0, s, l };
  const sector =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { h: sector * 60, s, l };
}

/** Writes '#rrggbb'. */
export function toHex({ h, s, l }: Hsl): string {
  const chroma = s * Math.min(l, 1 - l);
  const part = (n: number): string => {
    const k = (n + h / 30) % 12;
    const value = l - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
