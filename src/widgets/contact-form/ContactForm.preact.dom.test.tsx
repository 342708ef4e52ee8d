import { describe, expect, it } from 'vitest';
import { one } from '../../ui/testing/act';
import { draw, pass, setUpForm, written } from './testing';
import { TRAP } from './props';
import { MIN_FILL_MS } from './useSending';

setUpForm();

describe('the form', () => {
  it('labels each field, and supports autofill', () => {
    const { container, field } = draw();
    const known = Object.keys(written).map((name) => {
      const { id, required } = field(name);
      return [one(container, `label[for="${id}"]`).textContent, required];
    });
    expect(known).toEqual([
      ['contactName', true],
      ['contactEmail', true],
      ['contactPhone', false],
      ['contactBranch', true],
      ['contactMessage', true],
    ]);
    expect([field('email').type, field('email').autocomplete]).toEqual(['email', 'email']);
    expect([field('phone').type, field('phone').autocomplete]).toEqual(['tel', 'tel']);
    expect(field('message').maxLength).toBe(-1);
  });

  it('has no attribute where HTML has no room for it', () => {
    const { container } = draw();
    const wrong = '[form="none"], label[aria-hidden], [type="radio"][autocomplete]';
    expect(container.querySelectorAll(wrong)).toHaveLength(0);
  });

  it('offers the branches below an empty first option', () => {
    const { container, field } = draw();
    const options = [...container.querySelectorAll('option')];
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'contactChooseBranch'],
      ['north', 'North - Harbour'],
      ['other', 'Elsewhere'],
    ]);
    expect(field('branch').value).toBe('');
    expect(draw({ branch: 'other' }).field('branch').value).toBe('other');
  });
});

describe('the honeypot', () => {
  // What browsers and password managers look for in the names and labels of fields (Chromium's autofill patterns).
  const KNOWN =
    /name|mail|phone|tel|addr|street|city|town|zip|post|state|county|country|compan|organi|site|url|web|card|user|login|pass|birth|age|gender|fax|code|number|title|subject|comment|message|search|otp/i;

  it('has a name that no filler knows', () => {
    expect(TRAP).not.toMatch(KNOWN);
  });

  it('is hidden from eyes, keyboards and screen readers, and stays out of what the browser sends', () => {
    const { container, field } = draw();
    expect(field(TRAP).tabIndex).toBe(-1);
    expect(one(container, '[aria-hidden]').contains(field(TRAP))).toBe(true);
    expect(field(TRAP).form).toBeNull();
  });
});

describe('a draft', () => {
  it('survives a reload of the tab', () => {
    const first = draw();
    first.write({ ...written, message: ' unfinished ' });
    first.unmount();
    expect(draw().texts()).toEqual({ ...written, message: ' unfinished ' });
  });

  it('makes the browser ask before the tab is closed while it is being sent, and only then', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { write, press } = draw();
    write(written);
    expect(leave()).toBe(false);
    press();
    expect(leave()).toBe(true);
    await pass(MIN_FILL_MS);
    expect(leave()).toBe(false);
  });
});
