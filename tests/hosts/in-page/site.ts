import { createKit, forget, query, seen, type Kit } from './kit';
import { errorMessage } from '../../../src/document/errorMessage';

/**
 * A buyer's visit to the site itself: adds a product from a listing, navigates to another page and back, edits the list,
 * and gets a message for the sales team.
 * @returns The problems, one per line; '' if there are none.
 */
export async function site(): Promise<string> {
  const kit = createKit();
  const watch = (event: Event) => kit.check(false, `${event.type}: ${said(event)}`);
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, watch);
  const { error } = console;
  console.error = (...what: unknown[]) => kit.check(false, `console: ${what.join(' ')}`);
  try {
    await visit(kit);
  } catch (problem) {
    kit.check(false, errorMessage(problem));
  }
  console.error = error;
  await forget();
  return kit.problems.join('\n');
}

function said(event: Event): string {
  if (event instanceof ErrorEvent) return event.message;
  if (event instanceof PromiseRejectionEvent) return String(event.reason);
  return event instanceof SecurityPolicyViolationEvent ? event.blockedURI : '';
}

async function visit(kit: Kit): Promise<void> {
  const add = await kit.until('a product is seen', () => seen(query('[data-inquiry-add]')));
  const name = add.dataset['inquiryName'] ?? '';
  const listing = location.pathname;
  add.click();
  await kit.until('the badge shows the product', () => badge() === '1');
  await kit.until('a notice says so', () => query('[data-notice]')?.textContent.includes(name));

  await go(kit, 'header nav a[href="/about"]', '/about');
  kit.check(badge() === '1', 'the badge is lost on the next page');
  history.back();
  await kit.until('the listing is back', () => seen(query('[data-inquiry-add]')));
  kit.check(location.pathname === listing, `back leads to ${location.pathname}`);

  await go(kit, '[data-cart-link]', '/cart');
  const more = await kit.until('the list is seen', () =>
    seen(query('main li button + * + button')),
  );
  more.click();
  await kit.until('the badge shows two', () => badge() === '2');
  const link = await kit.until('the link to WhatsApp is seen', () =>
    seen(query('main a[href^="https://wa.me/"]')),
  );
  const text = decodeURIComponent(link.getAttribute('href') ?? '');
  kit.check(text.includes(name) && text.includes('2'), `the message is: ${text}`);
}

const badge = () => query('[data-badge]')?.textContent;

/** Follows a link by client-side navigation. */
async function go(kit: Kit, selector: string, path: string): Promise<void> {
  query(selector)?.click();
  await kit.until(`${path} is shown`, () => location.pathname === path && query('main h1'));
  const heading = await kit.until(`the heading of ${path} has the focus`, () =>
    document.activeElement?.closest('main h1'),
  );
  kit.check(heading.textContent !== '', `${path} has no heading`);
}
