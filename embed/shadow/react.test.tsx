// @vitest-environment happy-dom
import { act, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { click, one, type } from '../../src/ui/testing/act';
import { mount } from '../../src/ui/testing/mount';

/** What has happened, in its order. */
const told: string[] = [];

function Told({ name, when, children }: { name: string; when?: unknown[]; children?: ReactNode }) {
  useLayoutEffect(() => {
    told.push(`+${name}`);
    return () => void told.push(`-${name}`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each test says when
  }, when);
  return children;
}

const since = () => told.splice(0).join(' ');

it('lets effects happen when all is drawn, inner ones first, and ends them with their component', () => {
  const { render } = mount(
    <Told name="outer" when={[]}>
      <Told name="inner" when={[1]} />
    </Told>,
  );
  expect(since()).toBe('+inner +outer');
  render(
    <Told name="outer" when={[]}>
      <Told name="inner" when={[2]} />
    </Told>,
  );
  expect(since()).toBe('-inner +inner');
  render(<Told name="outer" when={[]} />);
  expect(since()).toBe('-inner');
  render(<Told name="always" />);
  expect(since()).toBe('-outer +always');
  render(<Told name="always" />);
  expect(since()).toBe('-always +always');
  render(null);
  expect(since()).toBe('-always');
});

it('fills refs before effects happen, also with what comes in the place of another', () => {
  const seen: unknown[] = [];
  function Box({ tag: Tag }: { tag: 'b' | 'i' }) {
    const box = useRef<HTMLElement>(null);
    useLayoutEffect(() => void seen.push(box.current?.localName));
    useLayoutEffect(() => () => void seen.push(box.current), []);
    return <Tag ref={box} />;
  }
  const { render, unmount } = mount(<Box tag="b" />);
  render(<Box tag="i" />);
  unmount();
  expect(seen.map((each) => (each instanceof Element ? each.localName : each))).toEqual([
    'b',
    'i',
    'i',
  ]);
});

it('draws a change of state once, from the outermost component that it concerns', () => {
  const drawn: string[] = [];
  function Inner({ count, onMore }: { count: number; onMore: () => void }) {
    const [presses, setPresses] = useState(0);
    drawn.push(`${count} ${presses}`);
    const press = () => {
      setPresses((before) => before + 1);
      setPresses((before) => before + 1);
      onMore();
    };
    return <button onClick={press}>more</button>;
  }
  function Outer() {
    const [count, setCount] = useState(() => 1);
    return <Inner count={count} onMore={() => setCount(count + 1)} />;
  }
  const { container } = mount(<Outer />);
  click(one(container, 'button'));
  click(one(container, 'button'));
  expect(drawn).toEqual(['1 0', '2 2', '3 4']);
});

it('draws nothing for a state that stays, nor for one that comes after the end', () => {
  const drawn: number[] = [];
  const setters: ((count: number) => void)[] = [];
  function Counter() {
    const [count, setCount] = useState(0);
    useLayoutEffect(() => void setters.push(setCount), []);
    drawn.push(count);
    return <p>{count}</p>;
  }
  const { unmount } = mount(<Counter />);
  const set = (count: number) => setters.forEach((each) => each(count));
  act(() => set(0));
  act(() => set(1));
  expect(drawn).toEqual([0, 1]);
  unmount();
  act(() => set(2));
  expect(drawn).toEqual([0, 1]);
});

it('leaves nodes alone that stay, and those that others have put beside them', () => {
  const field = (before: boolean, after: boolean) => (
    <div>
      {before && <p>before</p>}
      <input />
      {after && <p>after</p>}
    </div>
  );
  const { container, render } = mount(field(false, true));
  const input = one(container, 'input');
  const foreign = document.createElement('i');
  input.after(foreign);
  input.focus();
  render(field(true, false));
  expect(document.activeElement).toBe(input);
  expect([...one(container, 'div').children].map(({ localName }) => localName)).toEqual([
    'p',
    'input',
    'i',
  ]);
  render(field(false, true));
  expect(document.activeElement).toBe(input);
  expect(one(container, 'div').textContent).toBe('after');
});

it('puts what a component draws anew where it stands', () => {
  const setters: ((isShown: boolean) => void)[] = [];
  function Late() {
    const [isShown, setShown] = useState(false);
    useLayoutEffect(() => void setters.push(setShown), []);
    return (
      <>
        {isShown && [<b key="b">b</b>, 1, <i key="i">i</i>]}
        {!isShown && 'nothing'}
      </>
    );
  }
  const { container } = mount(
    <p>
      <Late />
      {' and '}
      {2}
      {null}
    </p>,
  );
  expect(container.innerHTML).toBe('<p>nothing and 2</p>');
  act(() => setters.forEach((set) => set(true)));
  expect(container.innerHTML).toBe('<p><b>b</b>1<i>i</i> and 2</p>');
});

it('keeps what somebody writes where the state says the same', () => {
  const texts: string[] = [];
  function Field() {
    const [text, setText] = useState('a');
    const note = (next: string) => (texts.push(next), next);
    return <input value={text} onChange={({ target }) => setText(note(target.value))} />;
  }
  const { container } = mount(<Field />);
  const input = one(container, 'input') as HTMLInputElement;
  type(input, 'ab');
  type(input, 'abc');
  expect(texts).toEqual(['ab', 'abc']);
  expect(input.value).toBe('abc');
});

it('writes attributes as HTML has them, and takes them away again', () => {
  const draw = (is: boolean) => (
    <label className={is ? 'a' : undefined} htmlFor="b" aria-busy={is} hidden={is} data-x="">
      Which?
      <select defaultValue={undefined}>
        <option value="">none</option>
        <option>one</option>
      </select>
    </label>
  );
  const { container, render } = mount(draw(true));
  const label = one(container, 'label');
  expect(label.getAttributeNames()).toEqual(['class', 'for', 'aria-busy', 'hidden', 'data-x']);
  expect((one(container, 'select') as HTMLSelectElement).value).toBe('');
  render(draw(false));
  expect(label.getAttributeNames()).toEqual(['for', 'aria-busy', 'data-x']);
  expect(label.getAttribute('aria-busy')).toBe('false');
});
