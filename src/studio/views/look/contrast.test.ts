import { expect, it } from 'vitest';
import { measure } from './contrast';

const PAIRS = [
  { text: 'ink', ground: 'paper', least: 4.5, blocks: [] },
  { text: 'line', ground: 'navy', least: 3, blocks: ['hero'] },
];

const COLOURS: Record<string, string> = {
  ink: '#767676',
  paper: '#fff',
  line: '#333',
  navy: '#111',
};

it('[V10] measures each pair of colours, the ones that are hard to read first', () => {
  const [faint, good] = measure(PAIRS, (name) => COLOURS[name]);
  expect(faint).toMatchObject({ text: 'line', isFaint: true, blocks: ['hero'] });
  expect(good).toMatchObject({ text: 'ink', isFaint: false });
  expect(good?.ratio?.toFixed(2)).toBe('4.54');
});

it('[V10] counts a colour that is being typed as hard to read', () => {
  expect(measure(PAIRS.slice(0, 1), () => '#12')).toMatchObject([
    { ratio: undefined, isFaint: true },
  ]);
});
