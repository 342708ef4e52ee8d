// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawInto } from './drawInto';
import { useId } from './react';

const list = (ids: readonly string[]) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>{id}</li>
    ))}
  </ul>
);

it.each([
  ['turned round', 'a b c d e f', 'f e d c b a'],
  ['with its last one first', 'a b c d e f', 'f a b c d e'],
  ['mixed, with some gone and some new', 'a b c d e f', 'x e a y c'],
  ['with one gone', 'a b c', 'a c'],
])('draws a list %s as another tab has left it, of the lines that were there', (_, from, to) => {
  const place = document.createElement('div');
  drawInto(place, list(from.split(' ')));
  const before = new Set<Element>(place.querySelectorAll('li'));
  drawInto(place, list(to.split(' ')));
  const after = [...place.querySelectorAll('li')];
  expect(after.map((line) => line.textContent).join(' ')).toBe(to);
  const kept = (line: Element) => from.includes(line.textContent);
  expect(after.filter(kept).every((line) => before.has(line))).toBe(true);
});

function Field() {
  const id = useId();
  return <label htmlFor={id}>{id}</label>;
}

it('gives each field an id of its own, in all roots of a page, and keeps it', () => {
  const places = [document.createElement('div'), document.createElement('div')];
  const ids = () => places.flatMap((place) => [...place.children].map((one) => one.textContent));
  const draw = () =>
    places.forEach((place) => drawInto(place, [<Field key="1" />, <Field key="2" />]));
  draw();
  const first = ids();
  expect(new Set(first).size).toBe(4);
  draw();
  expect(ids()).toEqual(first);
});

it('gives drawings their class, which says how their lines are drawn', () => {
  const place = document.createElement('div');
  drawInto(place, <svg className="icon" />);
  expect(place.querySelector('svg')?.getAttribute('class')).toBe('icon');
});
