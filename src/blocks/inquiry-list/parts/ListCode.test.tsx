import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readCode } from '../../../../tests/setup/readCode';
import { shareLink } from '../../../cart/shareLink';
import { ListCode } from './ListCode';

const linkOf = (lines: number) =>
  shareLink(
    'https://acme.example/cart',
    Array.from({ length: lines }, (_, n) => ({
      id: `ref-${n}é`,
      name: 'Gas',
      quantity: n + 1,
    })),
  );
const draw = (link: string) => renderToStaticMarkup(<ListCode link={link} text="Scan" />);
const svgOf = (html: string) =>
  (/<svg.*<\/svg>/s.exec(html)?.[0] ?? '').replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );

it.each([1, 12, 50])('the code of a list of %i lines is read as its link', async (lines) => {
  expect(await readCode(svgOf(draw(linkOf(lines))))).toBe(linkOf(lines));
});

it('a list that is too long for cameras has none', () => {
  expect(draw(linkOf(200))).toBe('');
});
