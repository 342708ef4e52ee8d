import { expect, type Locator, type Page } from '@playwright/test';
import { config } from './site';

/** Valid input. */
export const WRITTEN = {
  name: 'Tendai Moyo',
  email: 'tendai@moyo.example',
  phone: '+99 1 23 45',
  branch: 'malawi',
  message: 'Two pumps & a "seal" #4,\n50% now + the rest later.',
};

/** Page object of the contact form, located by visible text. */
export class ContactForm {
  readonly page: Page;
  readonly form: Locator;
  readonly fields: Record<keyof typeof WRITTEN, Locator>;
  readonly button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator('form[method=post]');
    this.fields = {
      name: this.form.getByLabel('Full Name'),
      email: this.form.getByLabel('Email Address'),
      phone: this.form.getByLabel('Phone Number'),
      branch: this.form.getByLabel('Select Branch/Country'),
      message: this.form.getByLabel('Message', { exact: true }),
    };
    this.button = this.form.locator('[type=submit]');
  }

  /** Fills in the given fields. */
  async write(texts: Partial<typeof WRITTEN> = WRITTEN): Promise<void> {
    const { branch, ...others } = texts;
    for (const [name, text] of Object.entries(others)) {
      await this.fields[name as keyof typeof others].fill(text);
    }
    if (branch !== undefined) await this.fields.branch.selectOption(branch);
  }

  /** The values of the fields. */
  async values(): Promise<typeof WRITTEN> {
    const values = { ...WRITTEN };
    for (const [name, field] of Object.entries(this.fields)) {
      values[name as keyof typeof WRITTEN] = await field.inputValue();
    }
    return values;
  }

  /** Resolves when the message was sent. */
  async expectSent(): Promise<void> {
    await expect(this.form.getByText('Message Sent!', { exact: true })).toBeVisible();
    expect(await this.values()).toEqual({
      name: '',
      email: '',
      phone: '',
      branch: '',
      message: '',
    });
    await expect(this.button).toBeEnabled();
  }

  /** Resolves when sending has failed and the text is kept. */
  async expectFailed(): Promise<void> {
    await expect(this.page.getByRole('listitem').filter({ hasText: 'Error' })).toContainText(
      'There was a problem sending your message. Please try again later.',
    );
    expect(await this.values()).toEqual(WRITTEN);
    await expect(this.button).toBeEnabled();
    await expect(this.button).toHaveText('Send Message');
    const chat = this.form.getByRole('link', { name: /^Send by WhatsApp/ });
    const mail = this.form.getByRole('link', { name: 'Send by e-mail' });
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    const letter = new URL((await mail.getAttribute('href')) ?? '');
    expect(text).toContain(WRITTEN.message);
    expect(letter.pathname).toBe(config.contact.mailbox);
    expect(letter.searchParams.get('body')?.replaceAll('\r', '')).toBe(text);
  }
}

/** The form endpoint of the shipped site. */
export const ENDPOINT = config.contact.endpoint;

/** Mocks the endpoint's statuses. @returns The requests sent to it. */
export async function answerWith(page: Page, ...statuses: number[]): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**${ENDPOINT}`, (route) => {
    sent.push(route.request().postDataJSON());
    const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
    return route.fulfill({ status, body: JSON.stringify({ ok: status < 300 }) });
  });
  return sent;
}
