import { act, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { click, fire, one, type } from '../testing/act';
import { mount } from '../testing/mount';
import { Stepper } from './Stepper';

const WORDS = {
  label: 'Pumps',
  decrease: 'Less',
  increase: 'More',
  unread: (text: string, quantity: number) => `${text} is no quantity: ${quantity}`,
};

/** Quantities that the stepper has reported, in order. */
let told: number[];
let container: HTMLElement;

function Line({ from }: { from: number }) {
  const [quantity, setQuantity] = useState(from);
  const onChange = (next: number) => {
    told.push(next);
    setQuantity(next);
  };
  return <Stepper value={quantity} onChange={onChange} {...WORDS} />;
}

const field = () => one(container, 'input') as HTMLInputElement;
const less = () => one(container, '[aria-label="Less"]') as HTMLButtonElement;
const more = () => one(container, '[aria-label="More"]');
const blur = () => {
  field().focus();
  act(() => field().blur());
};
const enter = () => fire(field(), new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

beforeEach(() => {
  told = [];
  ({ container } = mount(<Line from={3} />));
});

it('goes up and down by one', () => {
  click(more());
  click(more());
  click(less());
  expect(told).toEqual([4, 5, 4]);
  expect(field().value).toBe('4');
});

it('steps with the arrow keys from what is typed, never below 1', () => {
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    fire(field(), event);
    return event.defaultPrevented;
  };
  type(field(), '7');
  // The caret does not move.
  expect(press('ArrowUp')).toBe(true);
  expect(field().value).toBe('8');
  type(field(), '2');
  press('ArrowDown');
  press('ArrowDown');
  expect(field().value).toBe('1');
  expect(press('ArrowLeft')).toBe(false);
  expect(told).toEqual([8, 1]);
});

it('[D5] never goes below 1', () => {
  click(less());
  click(less());
  expect(less().disabled).toBe(true);
  click(less());
  expect(told).toEqual([2, 1]);
});

describe('[D6] typing', () => {
  it('is not committed while typing', () => {
    type(field(), '1');
    type(field(), '');
    expect(field().value).toBe('');
    expect(told).toEqual([]);
  });

  it.each([
    ['', 1, '1'],
    ['abc', 1, '1'],
    ['-3', 1, '1'],
    ['2.7', 2, '2'],
    ['٤', 4, '4'],
  ])('is committed on blur: %j is %d', (text, quantity, shown) => {
    type(field(), text);
    blur();
    expect(told).toEqual([quantity]);
    expect(field().value).toBe(shown);
  });

  it.each(['abc', '0', '-3'])('marks %j as wrong, and says what has become of it', (text) => {
    const said = () => one(container, '[role="status"]').textContent;
    type(field(), text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(said()).toBe('');
    blur();
    expect(said()).toBe(`${text} is no quantity: 1`);
    expect(field().getAttribute('aria-invalid')).toBe('false');
    type(field(), '5');
    blur();
    expect(said()).toBe('');
  });

  it('is not wrong while the field is emptied for another number', () => {
    type(field(), '');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('is committed on Enter, and on no other key', () => {
    type(field(), '12');
    fire(field(), new KeyboardEvent('keydown', { key: '5', bubbles: true }));
    expect(told).toEqual([]);
    enter();
    expect(told).toEqual([12]);
  });

  it('is committed, plus one, when plus is pressed', () => {
    type(field(), '12');
    click(more());
    expect(told).toEqual([13]);
    expect(field().value).toBe('13');
  });

  it('enables minus only above 1', () => {
    type(field(), '1');
    expect(less().disabled).toBe(true);
    type(field(), '8');
    click(less());
    expect(told).toEqual([7]);
  });

  it('reports nothing if the quantity stays the same, and normalises the text', () => {
    type(field(), '3.9');
    blur();
    expect(told).toEqual([]);
    expect(field().value).toBe('3');
  });
});

it('[D5] stops at the largest safe integer', () => {
  const most = Number.MAX_SAFE_INTEGER;
  type(field(), String(most));
  click(more());
  expect(told).toEqual([most]);
  expect(field().value).toBe(String(most));
});

it('is a labelled group, with a labelled field and a numeric keyboard on phones', () => {
  expect(one(container, '[role="group"]').getAttribute('aria-label')).toBe('Pumps');
  expect(field().getAttribute('aria-label')).toBe('Pumps');
  expect(field().inputMode).toBe('numeric');
});

it('shows a quantity that is set from outside', () => {
  const words = { ...WORDS, onChange: () => {} };
  const mounted = mount(<Stepper value={2} {...words} />);
  mounted.render(<Stepper value={9} {...words} />);
  expect(one(mounted.container, 'input')).toHaveProperty('value', '9');
});
