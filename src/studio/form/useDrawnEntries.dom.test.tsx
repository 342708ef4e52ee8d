import { act, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { useDrawnEntries } from './useDrawnEntries';

type Drawn = ReturnType<typeof useDrawnEntries>;

function List(props: {
  count?: number;
  opened?: number | undefined;
  found: readonly number[] | undefined;
  lead: (place: number) => void;
  see: (drawn: Drawn) => void;
}) {
  const seen = useDrawnEntries(props.count ?? 5000, props.opened, props.found, props.lead);
  const { see } = props;
  useLayoutEffect(() => see(seen));
  return null;
}

/** What is drawn of a list of 5,000 entries, as one after the other is opened. */
function drawn(found?: readonly number[]) {
  let now: Drawn | undefined;
  let led: number | undefined;
  const lead = (place: number) => void (led = place);
  const list = { found, lead, see: (last: Drawn) => void (now = last) };
  const { render } = mount(<List {...list} />);
  return {
    open: (opened: number | undefined) => render(<List {...list} opened={opened} />),
    reach: (place: number) => act(() => now?.reach(place)),
    resize: (count: number) => render(<List {...list} count={count} />),
    press: (button: 'showBefore' | 'showMore') => act(() => now?.[button]()),
    range: () => [now?.places[0], now?.places.at(-1)],
    led: () => led,
    left: () => [now?.before, now?.after],
  };
}

it('draws the first entries, and more when asked', () => {
  const { press, range, left, led } = drawn();
  expect([range(), left()]).toEqual([
    [0, 59],
    [0, 200],
  ]);
  press('showMore');
  expect([range(), led()]).toEqual([[0, 259], 60]);
});

it('draws what is around the open entry, and more in both directions', () => {
  const { open, press, range, left } = drawn();
  open(4321);
  expect([range(), left()]).toEqual([
    [4291, 4350],
    [200, 200],
  ]);
  press('showBefore');
  press('showMore');
  expect(range()).toEqual([4091, 4550]);
  open(4999);
  expect([range(), left()]).toEqual([
    [4969, 4999],
    [200, 0],
  ]);
});

it('stays where it is when the entry is closed, or one of the next is opened', () => {
  const { open, range } = drawn();
  open(4321);
  open(undefined);
  expect(range()).toEqual([4291, 4350]);
  open(4360);
  expect(range()).toEqual([4291, 4360]);
  open(0);
  expect(range()).toEqual([0, 59]);
});

it('draws the place that an entry is moved to, and what is added to a short list afterwards', () => {
  const { reach, resize, range } = drawn();
  reach(60);
  expect(range()).toEqual([0, 60]);
  resize(5);
  reach(3);
  resize(6);
  expect(range()).toEqual([0, 5]);
});

it('draws the last entries where all that were drawn have gone', () => {
  const { open, resize, range, left } = drawn();
  open(4321);
  resize(4000);
  expect([range(), left()]).toEqual([
    [3940, 3999],
    [200, 0],
  ]);
  resize(0);
  expect([range(), left()]).toEqual([
    [undefined, undefined],
    [0, 0],
  ]);
});

it('draws the first of what is searched for', () => {
  const { press, range, left, led } = drawn(Array.from({ length: 1000 }, (_, index) => 2 * index));
  expect([range(), left()]).toEqual([
    [0, 118],
    [0, 200],
  ]);
  press('showMore');
  expect([range(), led()]).toEqual([[0, 518], 120]);
});
