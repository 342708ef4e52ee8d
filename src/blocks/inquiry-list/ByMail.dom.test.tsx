import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCart } from '../../widgets/testing';
import { answerFrom, fan, open, pump, settle } from './parts/testing';
import { addTo } from '../../cart/testing';

beforeEach(() => answerFrom());
afterEach(async () => {
  await settle();
  vi.unstubAllGlobals();
});

/** The summary's links for a company without a chat. */
async function ways(contact: string, quantity = 1, products = 1): Promise<URL[]> {
  const cart = memoryCart();
  for (let n = 0; n < products; n += 1)
    addTo(cart, products > 1 ? { ...fan, id: `p-${n}`, name: `Fan number ${n}` } : pump, quantity);
  const { container } = await open(cart, { chats: false, contact });
  const links = [...container.querySelectorAll('a')];
  return links.map(({ href }) => new URL(href)).filter(({ pathname }) => !/store/.test(pathname));
}

describe('a list for a company without a chat', () => {
  it('is sent by e-mail in full, and names the address', async () => {
    const [mail, ...others] = await ways('', 2);
    expect(others).toEqual([]);
    expect([mail?.protocol, mail?.pathname]).toEqual(['mailto:', 'a@acme.example']);
    expect(mail?.searchParams.get('subject')).toBe('List');
    // Without the greeting, which only chat messages have.
    expect(mail?.searchParams.get('body')).toMatch(/^I'm .*:\r\n• Pump \(Quantity: 2\)\r\n/);
    expect(document.body.textContent).toContain('To a@acme.example.');
  });

  it('is sent by the contact form first, if there is one', async () => {
    const [form, mail] = await ways('/contact');
    expect([form?.pathname, form?.search]).toEqual(['/contact', '?list=1']);
    expect(mail?.protocol).toBe('mailto:');
  });

  it('is split into as many e-mails as mail programs need', async () => {
    const mails = await ways('', 1, 120);
    expect(mails.length).toBeGreaterThan(1);
    for (const { href } of mails) expect(href.length).toBeLessThan(2040);
    const all = mails.map(({ searchParams }) => searchParams.get('body')).join('\n');
    for (let n = 0; n < 120; n += 1) expect(all).toContain(`Fan number ${n}`);
  });
});
