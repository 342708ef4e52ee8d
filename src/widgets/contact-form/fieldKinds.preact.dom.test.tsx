import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { FormControl } from '../../generated/types';
import { one } from '../../ui/testing/act';
import { draw, pass, request, setUpForm } from './testing';
import { MIN_FILL_MS } from './useSending';

setUpForm();

const choices = (...words: string[]) => words.map((word) => ({ value: word, label: word }));

const several: FormControl = {
  name: 'affected',
  label: 'Affected',
  draw: 'checks',
  options: choices('Fans', 'Pumps', 'Doors'),
  missing: 'Choose for “Affected”.',
};
const consent: FormControl = {
  name: 'data',
  label: 'Your data',
  draw: 'checks',
  options: choices('You may.'),
  link: { label: 'Privacy', href: '/privacy' },
  missing: 'Tick the box.',
};
const flow: FormControl = {
  name: 'flow',
  label: 'Flow',
  unit: 'm³/h',
  attributes: { type: 'number', min: '1', max: '9', step: 'any' },
  missing: 'Fill in “Flow”.',
  wrong: 'Enter a number: 1–9.',
};

/** Draws a form with one field, and sends it. */
function form(field: FormControl) {
  const drawn = draw({ fields: [field] });
  const boxes = [...drawn.container.querySelectorAll<HTMLInputElement>('form [type=checkbox]')];
  const tick = (...indices: number[]) =>
    act(() => {
      for (const [index, box] of boxes.entries()) box.checked = indices.includes(index);
      boxes[0]?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const sent = async (): Promise<unknown> => {
    drawn.press();
    await pass(MIN_FILL_MS);
    const body = request.mock.calls[0]?.[1]?.body;
    return typeof body === 'string'
      ? (JSON.parse(body) as Record<string, string>)[field.name]
      : body;
  };
  const faults = () =>
    [...drawn.container.querySelectorAll('li a')].map(({ textContent }) => textContent);
  return { ...drawn, boxes, tick, sent, faults };
}

describe('boxes to tick', () => {
  it('are a group with a name, each with its own label', () => {
    const { container, boxes } = form(several);
    expect(one(container, 'fieldset > legend').textContent).toBe('Affected');
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Fans', 'Pumps', 'Doors']);
    expect(boxes.every(({ required }) => !required)).toBe(true);
  });

  it('send what is ticked, as visitors read it', async () => {
    const { tick, sent } = form(several);
    tick(0, 2);
    expect(await sent()).toBe('Fans, Doors');
  });

  it('need one of them, of which the group says so, and focus the first', async () => {
    const { sent, faults, boxes, container } = form(several);
    expect(await sent()).toBeUndefined();
    expect(faults()).toEqual(['Choose for “Affected”.']);
    expect(document.activeElement).toBe(boxes[0]);
    const about = one(container, 'fieldset').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(about)?.textContent).toBe('Choose for “Affected”.');
  });

  it('survive a reload', () => {
    const first = form(several);
    first.tick(1);
    first.unmount();
    expect(form(several).boxes.map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('are empty again once they are sent', async () => {
    const { tick, sent, boxes } = form(several);
    tick(1);
    await sent();
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
  });
});

describe('a consent', () => {
  it('is required without JavaScript, too, and its link loses nothing', () => {
    const { container, boxes } = form(consent);
    expect(boxes.map(({ required }) => required)).toEqual([true]);
    expect(one(container, 'fieldset a').getAttribute('target')).toBe('_blank');
  });

  it('sends what was agreed to', async () => {
    const { tick, sent } = form(consent);
    tick(0);
    expect(await sent()).toBe('You may.');
  });
});

describe('a number', () => {
  it('stands with its unit, beside the label and in the message', async () => {
    const { container, write, sent } = form(flow);
    expect(one(container, 'form label').textContent).toBe('Flow (m³/h)');
    write({ flow: '2.5' });
    expect(await sent()).toBe('2.5 m³/h');
  });

  it('is within its limits', async () => {
    const { write, sent, faults } = form(flow);
    write({ flow: '12' });
    expect(await sent()).toBeUndefined();
    expect(faults()).toEqual(['Enter a number: 1–9.']);
  });
});

describe('a file', () => {
  const plan: FormControl = {
    name: 'plan',
    label: 'Plan',
    attributes: { type: 'file', accept: '.pdf' },
    maxBytes: 10,
    missing: 'Choose a file.',
    wrong: 'PDF, ≤ 10 bytes.',
  };
  const choose = (input: HTMLInputElement, ...files: File[]) =>
    act(() => {
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });

  it('goes with the message as a form, and nothing else is different', async () => {
    // The browser of the tests takes no file for that of a required field.
    const { field, container, press } = form({ ...plan, missing: '' });
    expect(one(container, 'form').getAttribute('enctype')).toBe('multipart/form-data');
    const file = new File(['%PDF'], 'Plan.PDF');
    choose(field('plan'), file);
    press();
    await pass(MIN_FILL_MS);
    const [, init] = request.mock.calls[0] ?? [];
    expect(init).toMatchObject({ headers: { Accept: 'application/json' }, keepalive: false });
    const entries = [...((init?.body ?? new FormData()) as FormData)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    expect(entries).toEqual([
      ['_subject', 'contactSubject'],
      ['_replyto', ''],
      ['_to', 'sales@acme.example'],
      ['plan', 'Plan.PDF'],
    ]);
  });

  it.each([
    ['none', [], 'Choose a file.'],
    ['one of another kind', [new File(['x'], 'plan.exe')], 'PDF, ≤ 10 bytes.'],
    ['one that is too large', [new File(['x'.repeat(11)], 'plan.pdf')], 'PDF, ≤ 10 bytes.'],
  ])('is refused before it is sent: %s', (_, files, says) => {
    const { field, press, faults } = form(plan);
    choose(field('plan'), ...files);
    press();
    expect(faults()).toEqual([says]);
    expect(request).not.toHaveBeenCalled();
  });

  it('is in no draft', () => {
    const { field } = form(plan);
    choose(field('plan'), new File(['x'], 'plan.pdf'));
    expect(sessionStorage.getItem('acme-contact')).toBe('{}');
  });

  it('is asked for by e-mail with a link that stays on the page', () => {
    const link = { label: 'sales@acme.example', href: 'mailto:sales@acme.example' };
    const { container } = form({ name: 'plan', label: 'Plan', draw: 'checks', link });
    expect(one(container, 'fieldset a').hasAttribute('target')).toBe(false);
  });
});
