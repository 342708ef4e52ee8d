// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCart } from '../../widgets/testing';
import { answerFrom, fan, open, pump, settle } from './parts/testing';

beforeEach(() => answerFrom());
afterEach(async () => {
  await settle();
  vi.unstubAllGlobals();
});

/** The links of the summary, as a company without a chat has them. */
async function ways(contact: string, quantity = 1, products = 1): Promise<URL[]> {
  const cart = memoryCart();
  for (let n = 0; n < products; n += 1)
    cart.add(products > 1 ? { ...fan, id: `p-${n}`, name: `Fan number ${n}` } : pump, quantity);
  const { container } = await open(cart, { chats: false, contact });
  const links = [...container.querySelectorAll('a')];
  return links.map(({ href }) => new URL(href)).filter(({ pathname }) => !/store/.test(pathname));
}

describe('a list of a company that does not chat', () => {
  it('goes out by e-mail, whole, and says where to', async () => {
    const [mail, ...others] = await ways('', 2);
    expect(others).toEqual([]);
    expect([mail?.protocol, mail?.pathname]).toEqual(['mailto:', 'a@acme.example']);
    expect(mail?.searchParams.get('subject')).toBe('List');
    // No greeting stands before it: that belongs to the chat.
    expect(mail?.searchParams.get('body')).toMatch(/^I'm .*:\r\n• Pump \(Quantity: 2\)\r\n/);
    expect(document.body.textContent).toContain('To a@acme.example.');
  });

  it('goes out by the contact form first, where there is one', async () => {
    const [form, mail] = await ways('/contact');
    expect([form?.pathname, form?.search]).toEqual(['/contact', '?list=1']);
    expect(mail?.protocol).toBe('mailto:');
  });

  it('goes out in as many e-mails as no mail program cuts, where it is long', async () => {
    const mails = await ways('', 1, 120);
    expect(mails.length).toBeGreaterThan(1);
    for (const { href } of mails) expect(href.length).toBeLessThan(2040);
    const all = mails.map(({ searchParams }) => searchParams.get('body')).join('\n');
    for (let n = 0; n < 120; n += 1) expect(all).toContain(`Fan number ${n}`);
  });
});
