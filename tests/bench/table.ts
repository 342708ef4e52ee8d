import type { Results } from './results';
import type { PageFigures } from './speed/summary';

/** The bounds of the project: ours to the limit's, and ours alone. */
export const BOUNDS = { ratio: 1.1, cls: 0, tbt: 50, soft: 0.4 };

const ms = (value: number) => String(Math.round(value));
const ratio = (ours: number, limit: number) => (ours / limit).toFixed(2);

function speedRow({ page, profile, ours, limit }: PageFigures): string[] {
  const against = (name: 'fcp' | 'lcp' | 'add' | 'menu') =>
    `${ms(ours[name])} (${ratio(ours[name], limit[name])})`;
  return [
    `\`${page}\`, ${profile}`,
    against('fcp'),
    against('lcp'),
    against('add'),
    against('menu'),
    ms(ours.tbt),
    ours.cls.toFixed(3),
    ratio(ours.soft, ours.full),
  ];
}

const SPEED = [
  'Page',
  'First paint',
  'Largest',
  'Add works',
  'Menu works',
  'Blocked',
  'Shift',
  'Next page',
];

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The figures as the README shows them, in Markdown; empty where nothing has been measured. */
export function benchTable({ speed, scale, lighthouse }: Results): string {
  const parts: string[] = [];
  if (speed) {
    parts.push(
      'Times in ms on a phone (4× slower CPU), in brackets as a multiple of the same page made by hand; "Next page" is a prefetched page as a share of its full load.',
      table(SPEED, speed.pages.map(speedRow)),
    );
  }
  if (lighthouse) {
    const scores = lighthouse.pages.map(
      ({ page, scores: all }) => `\`${page}\` ${Object.values(all).join('/')}`,
    );
    parts.push(`Lighthouse, mobile: ${scores.join(', ')}.`);
  }
  if (scale) {
    const cases = scale.cases.map(
      ({ command, pages, products, seconds }) =>
        `${command} of ${[pages && `${pages} pages`, products && `${products} products`].filter(Boolean).join(' and ')} ${seconds.toFixed(1)} s`,
    );
    parts.push(`On two cores: ${cases.join(', ')}.`);
  }
  return parts.join('\n\n');
}
