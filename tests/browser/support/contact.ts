import { expect, type Locator, type Page } from '@playwright/test';
import { shipped, type Company } from './company';
import { escaped } from './wording';

/** The texts of the form's fields. */
export type Written = Record<'name' | 'email' | 'phone' | 'branch' | 'message', string>;

/** Valid input for the shipped company. */
export const WRITTEN: Written = writtenTo(shipped);

/** Valid input for a company: to the second of its branches. */
export function writtenTo({ config }: Company): Written {
  return {
    name: 'Tendai Moyo',
    email: 'tendai@moyo.example',
    phone: '+99 1 23 45',
    branch: config.branches[1]?.id ?? '',
    message: 'Two pumps & a "seal" #4,\n50% now + the rest later.',
  };
}

/** Page object of a company's contact form, located by visible text. */
export class ContactForm {
  readonly page: Page;
  readonly form: Locator;
  readonly fields: Record<keyof Written, Locator>;
  readonly button: Locator;
  private readonly company: Company;
  private readonly written: Written;

  constructor(page: Page, company: Company = shipped) {
    const { say } = company;
    this.page = page;
    this.company = company;
    this.written = writtenTo(company);
    this.form = page.locator('form[method=post]');
    this.fields = {
      name: this.form.getByLabel(say('contactName')),
      email: this.form.getByLabel(say('contactEmail')),
      phone: this.form.getByLabel(say('contactPhone')),
      branch: this.form.getByLabel(say('contactBranch')),
      message: this.form.getByLabel(say('contactMessage'), { exact: true }),
    };
    this.button = this.form.locator('[type=submit]');
  }

  /** Fills in the given fields. */
  async write(texts: Partial<Written> = this.written): Promise<void> {
    const { branch, ...others } = texts;
    for (const [name, text] of Object.entries(others)) {
      await this.fields[name as keyof typeof others].fill(text);
    }
    if (branch !== undefined) await this.fields.branch.selectOption(branch);
  }

  /** The values of the fields. */
  async values(): Promise<Written> {
    const values = { ...this.written };
    for (const [name, field] of Object.entries(this.fields)) {
      values[name as keyof Written] = await field.inputValue();
    }
    return values;
  }

  /** Resolves when the message was sent. */
  async expectSent(): Promise<void> {
    const title = this.company.say('contactSentTitle');
    await expect(this.form.getByText(title, { exact: true })).toBeVisible();
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
    const { say, config } = this.company;
    const notice = this.page.getByRole('listitem').filter({ hasText: say('contactFailedTitle') });
    await expect(notice).toContainText(say('contactFailed'));
    expect(await this.values()).toEqual(this.written);
    await expect(this.button).toBeEnabled();
    await expect(this.button).toHaveText(say('contactSend'));
    const chat = this.form.getByRole('link', { name: say('contactByChat') });
    const mail = this.form.getByRole('link', { name: say('contactByEmail') });
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    const letter = new URL((await mail.getAttribute('href')) ?? '');
    expect(text).toContain(this.written.message);
    expect(letter.pathname).toBe(config.contact.mailbox);
    expect(letter.searchParams.get('body')?.replaceAll('\r', '')).toBe(text);
  }
}

/** Requests that send a company's form. */
export const sending = ({ config }: Company) => new RegExp(`${escaped(config.contact.endpoint)}$`);

/** Mocks the statuses of a company's form service. @returns The requests sent to it. */
export async function answerWith(
  page: Page,
  company: Company,
  ...statuses: number[]
): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(sending(company), (route) => {
    sent.push(route.request().postDataJSON());
    const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
    return route.fulfill({ status, body: JSON.stringify({ ok: status < 300 }) });
  });
  return sent;
}
