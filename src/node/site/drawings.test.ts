import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourDrawing, drawingSize, drawnOnce, legibleOnPhones, onGround } from './drawings';

const COLOURS = { line: '#111111', mark: '#22bb22', text: '#333333' };
const PICTURES = join(process.cwd(), 'public/images');
const shipped = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
);
const read = (name: string) => readFileSync(join(PICTURES, name), 'utf8');

describe('the colours of a drawing', () => {
  it('suit the background: lines, dimension lines and legible figures', () => {
    const svg = `<svg stroke="currentColor">
      <path stroke="var(--signal, #f60)"/>
      <text fill="var(--signal, #f60)">12</text><text fill='var(--signal)'>m</text>
      <rect fill="currentColor"/>
    </svg>`;
    expect(colourDrawing(svg, COLOURS)).toBe(
      '<svg stroke="#111111"><path stroke="#22bb22"/><text fill="#333333">12</text><text fill="#333333">m</text><rect fill="#111111"/></svg>',
    );
  });

  it('leave no variables, which an SVG in an <img> could not resolve', () => {
    expect(shipped.length).toBeGreaterThan(20);
    const open = shipped.filter((name) =>
      /currentColor|var\(/.test(colourDrawing(read(name), COLOURS)),
    );
    expect(open).toEqual([]);
  });

  it('leave 100,000 unclosed variables as they are, searching each for a few letters only', () => {
    const unclosed = `<text>${'var(--signal'.repeat(100_000)}</text>`;
    expect(colourDrawing(unclosed, COLOURS)).toBe(unclosed);
  });

  it("leave a drawing's texts unchanged", () => {
    expect(colourDrawing('<text>two  words\n here</text>', COLOURS)).toBe(
      '<text>two  words\n here</text>',
    );
  });
});

describe('the size of a drawing', () => {
  it.each([
    ['<svg viewBox="0 0 640 480" width="10">', 640, 480],
    ['<svg viewBox=" -10,-5.5, 32.5,  16 ">', 32.5, 16],
    ['<svg width="40" height="30">', 40, 30],
    ['<svg stroke-width="2" width="40px" height="30px">', 40, 30],
    ["<svg viewBox='0 0 64 48'>", 64, 48],
    ["<svg width='40'>", 40, 20],
    ['<svg>', 300, 150],
    ['<svg><pattern id="a" viewBox="0 0 4 4"/></svg>', 300, 150],
  ])('of %s is %d by %d', (svg, width, height) => {
    expect(drawingSize(svg)).toEqual({ width, height });
  });
});

describe('a self-drawing drawing', () => {
  const drawn = drawnOnce(
    '<svg viewBox="0 0 9 9"><path d="M0 0h9"/><line stroke-dasharray="4 4"/></svg>',
  );

  it('normalizes the length of all lines, except dashed ones', () => {
    expect(drawn).toContain('<path pathLength="1" d="M0 0h9"/>');
    expect(drawn).toContain('<line stroke-dasharray="4 4"/>');
  });

  it('changes no elements other than lines', () => {
    const shade = '<linearGradient id="a"/><text>1</text>';
    expect(drawnOnce(`<svg>${shade}</svg>`)).toContain(shade);
  });

  it('animates once, on large screens, and not with reduced motion', () => {
    const [, style = ''] = /^<svg viewBox="0 0 9 9"><style>(.*)<\/style>/.exec(drawn) ?? [];
    expect(style).toMatch(
      /^@media \(min-width: 460px\) and \(prefers-reduced-motion: no-preference\)/,
    );
    expect(style).toContain('1.8s');
    expect(style).not.toContain('infinite');
  });

  it('keeps its size, and its lines after the animation', () => {
    expect(drawingSize(drawn)).toEqual({ width: 9, height: 9 });
    const atRest = drawn.replace(/<style>.*<\/style>/, '').replaceAll(' pathLength="1"', '');
    expect(atRest).toBe(
      '<svg viewBox="0 0 9 9"><path d="M0 0h9"/><line stroke-dasharray="4 4"/></svg>',
    );
  });
});

describe('the lettering of a drawing on phones', () => {
  const scene = '<svg viewBox="0 0 720 540"><path d="M0 0h9"/><text>7 500</text></svg>';

  it('is larger, outlined in the background colour, and without the title block', () => {
    const legible = legibleOnPhones(scene, '#102030');
    const [, style = ''] = /^<svg[^>]*><style>(.*)<\/style>/.exec(legible) ?? [];
    expect(style).toMatch(/^@media \(max-width: 460px\)\{\.title\{display:none\}text\{/);
    expect(style).toContain('stroke:#102030');
    expect(legible.replace(/<style>.*<\/style>/, '')).toBe(scene);
  });

  it('is unchanged in drawings without texts, and in those for cards', () => {
    for (const drawing of [
      scene.replace(/<text>.*<\/text>/, ''),
      scene.replace('720 540', '240 180'),
    ]) {
      expect(legibleOnPhones(drawing, '#fff')).toBe(drawing);
    }
  });

  it('has a removable title block in every scene', () => {
    const scenes = shipped.filter((name) => drawingSize(read(name)).width >= 600);
    const without = scenes.filter((name) => !read(name).includes('class="title"'));
    expect(scenes.length).toBeGreaterThan(20);
    expect(without).toEqual([]);
  });
});

describe('a drawing on its ground', () => {
  it.each([
    ['<svg viewBox="-10 5 40 30" stroke="#000"><path d="M0 0"/></svg>', ' x="-10" y="5"'],
    ['<svg width="40" height="30"><path d="M0 0"/></svg>', ''],
  ])('has a shape behind it, where the drawing begins: %s', (svg, place) => {
    expect(onGround(svg, '#fff')).toContain(
      `<rect data-ground=""${place} width="100%" height="100%" fill="#fff" stroke="none"/><path`,
    );
  });

  it('shows it on no page that is light', () => {
    expect(onGround('<svg><path/></svg>', '#fff')).toContain(
      '@media (prefers-color-scheme:light){[data-ground]{display:none}}',
    );
  });
});
