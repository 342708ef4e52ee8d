// @vitest-environment happy-dom
import { act, useLayoutEffect, useState, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { click, one } from '../../src/ui/testing/act';
import { mount } from '../../src/ui/testing/mount';
import { drawInto } from './drawInto';
import { useId } from './react';

function Field() {
  const id = useId();
  return <label htmlFor={id}>{id}</label>;
}

it('gives each field an id of its own, in all roots of a page, and keeps it', () => {
  const places = [document.createElement('div'), document.createElement('div')];
  const ids = () =>
    places.flatMap((place) => [...place.children].map(({ textContent }) => textContent));
  const draw = () =>
    places.forEach((place) => drawInto(place, [<Field key="1" />, <Field key="2" />]));
  draw();
  const first = ids();
  expect(new Set(first).size).toBe(4);
  draw();
  expect(ids()).toEqual(first);
});

/** What the console is told of from now on. */
function complaints(): unknown[] {
  const told: unknown[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((what) => void told.push(what));
  onTestFinished(() => error.mockRestore());
  return told;
}

function Failing({ fails }: { fails: boolean }) {
  if (fails) throw new Error('drawing');
  return <i>well</i>;
}

it('draws all but a component that fails, and that one too once it does not', () => {
  const told = complaints();
  const page = (fails: boolean) => (
    <div>
      <b>before</b>
      <Failing fails={fails} />
      <b>after</b>
    </div>
  );
  const { container, render, unmount } = mount(page(false));
  const [before] = container.querySelectorAll('b');
  render(page(true));
  expect(container.textContent).toBe('beforeafter');
  render(page(false));
  expect(container.textContent).toBe('beforewellafter');
  expect(container.querySelector('b')).toBe(before);
  expect(told.map(String)).toEqual(['Error: drawing']);
  unmount();
  expect(container.innerHTML).toBe('');
});

it('goes on with other effects where one fails to begin or to end', () => {
  const told = complaints();
  const done: string[] = [];
  function Part({ name, fails }: { name: string; fails?: boolean }) {
    useLayoutEffect(() => {
      if (fails) throw new Error(`begin ${name}`);
      done.push(name);
      return () => {
        throw new Error(`end ${name}`);
      };
    }, [name, fails]);
    return <b>{name}</b>;
  }
  const { container, render } = mount([<Part key="a" name="a" fails />, <Part key="b" name="b" />]);
  expect(done).toEqual(['b']);
  render([<Part key="b" name="c" />]);
  expect(done).toEqual(['b', 'c']);
  render(null);
  expect(container.innerHTML).toBe('');
  expect(told.map(String)).toEqual(['Error: begin a', 'Error: end b', 'Error: end c']);
});

it('settles what is set while it is drawn, and in effects', () => {
  function Counter() {
    const [drawn, setDrawn] = useState(0);
    const [noticed, setNoticed] = useState(0);
    if (drawn < 3) setDrawn(drawn + 1);
    // oxlint-disable-next-line react/set-state-in-effect -- this is what is tested
    useLayoutEffect(() => setNoticed(drawn), [drawn]);
    return `${drawn} ${noticed}`;
  }
  expect(mount(<Counter />).container.textContent).toBe('3 3');
});

it('forgets what was about to be drawn when all is taken away, also by a handler of what is drawn', async () => {
  const drawn: number[] = [];
  const { container, unmount } = mount(null);
  function Door() {
    const [pressed, setPressed] = useState(0);
    drawn.push(pressed);
    const press = () => {
      setPressed(pressed + 1);
      unmount();
      setPressed(pressed + 2);
    };
    return <button onClick={press}>out</button>;
  }
  act(() => drawInto(container, <Door />));
  click(one(container, 'button'));
  await Promise.resolve();
  expect(drawn).toEqual([0]);
  expect(container.innerHTML).toBe('');
});

it('lets a choice be what it is told to be when what can be chosen comes later', () => {
  const choice = (options: readonly string[]) => (
    <select value="c" onChange={() => {}}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
  const { container, render } = mount(choice(['a', 'b']));
  render(choice(['a', 'b', 'c']));
  expect((one(container, 'select') as HTMLSelectElement).value).toBe('c');
});

/** Something that all pages with a certain library have. */
function pollute(target: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

it('draws the same where a page has added to the prototypes, and replaced what was there', () => {
  const setters: ((shown: string) => void)[] = [];
  function Late({ children }: { children?: ReactNode }) {
    const [shown, setShown] = useState('early');
    useLayoutEffect(() => void setters.push(setShown), []);
    return (
      <a href={`#${shown}`} title={shown}>
        {children}
      </a>
    );
  }
  const { container } = mount([<Late key="1">a</Late>, <Late key="2">b</Late>]);
  for (const name of ['href', 'title', 'each', 'size', 'key', 'ref'])
    pollute(Object.prototype, name, () => 'added');
  pollute(Array.prototype, 'each', () => {});
  // As Prototype 1.6 has it.
  pollute(Array.prototype, 'reduce', function (this: unknown[]) {
    return this.length > 1 ? this : this[0];
  });
  pollute(Function.prototype, 'bind', () => () => {});
  act(() => setters.forEach((set) => set('late')));
  drawInto(container.appendChild(document.createElement('p')), <Late>c</Late>);
  expect(container.innerHTML).toBe(
    '<a href="#late" title="late">a</a><a href="#late" title="late">b</a>' +
      '<p><a href="#early" title="early">c</a></p>',
  );
});
