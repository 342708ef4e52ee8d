import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAccepted } from './answer';

const ENDPOINT = 'https://forms.example/f/abc';

beforeEach(() => vi.stubGlobal('location', new URL('https://acme.example/contact')));
afterEach(() => vi.unstubAllGlobals());

/** Whether a body, answered with a status of HTTP from an address, counts as accepted. */
function accepts(body: string | null, { status = 200, url = ENDPOINT } = {}): Promise<boolean> {
  const response = new Response(body, { status });
  Object.defineProperty(response, 'url', { value: url });
  return isAccepted(response, ENDPOINT);
}

const SENT = true;
const FAILED = false;

/**
 * What form services answer to JSON, by their documentation, shortened: status, body, and whether the message is sent.
 * Where a page of HTML stands, the service takes no JSON: it answers as it does to everything else it does not know.
 */
const SERVICES: Record<string, { source: string; answers: [number, unknown, boolean][] }> = {
  Formspree: {
    source:
      'https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax',
    answers: [
      [200, { ok: true, next: '/thanks?language=en' }, SENT],
      [
        422,
        { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
        FAILED,
      ],
      [200, { errors: [{ code: 'EMPTY', message: 'empty form' }] }, FAILED],
      [404, { error: 'Form not found', errors: [{ code: 'FORM_NOT_FOUND' }] }, FAILED],
    ],
  },
  Basin: {
    source: 'https://docs.usebasin.com/guides/form-features/ajax',
    answers: [
      [200, { success: true, id: 12, redirect_url: null, error: null }, SENT],
      [200, { success: false, error: 'Failed spam check' }, FAILED],
      [422, { error: 'Captcha is missing' }, FAILED],
    ],
  },
  Formspark: {
    source: 'https://documentation.formspark.io/examples/ajax.html',
    answers: [
      // It sends the message back.
      [
        200,
        { name: 'Tendai', message: 'The pump shows "error": true', _to: 'a@acme.example' },
        SENT,
      ],
      [400, { message: 'Bad request' }, FAILED],
    ],
  },
  FormSubmit: {
    source: 'https://formsubmit.co/ajax-documentation',
    answers: [
      [200, { success: 'true', message: 'The form was submitted successfully.' }, SENT],
      [200, { success: 'false', message: 'This form needs Activation.' }, FAILED],
    ],
  },
  Getform: {
    source: 'https://forminit.com/docs/',
    answers: [
      [200, { success: true, redirectUrl: 'https://getform.io/thank-you', submission: {} }, SENT],
      [200, { success: false, error: 'FORM_NOT_FOUND', code: 404, message: 'Not found' }, FAILED],
    ],
  },
  Web3Forms: {
    source: 'https://docs.web3forms.com/getting-started/api-reference',
    answers: [
      [200, { success: true, body: { data: {}, message: 'Email sent successfully!' } }, SENT],
      [400, { success: false, body: { message: 'Invalid access key' } }, FAILED],
      // The same, from a proxy that knows only 200.
      [200, { success: false, body: { message: 'Invalid access key' } }, FAILED],
    ],
  },
  Netlify: {
    source: 'https://docs.netlify.com/manage/forms/setup/#submit-html-forms-with-ajax',
    answers: [
      // Form bodies alone are received. Anything else is given the page of that address.
      [200, `<!doctype html><html lang="en"><script id="early" data-boot='{}'>`, FAILED],
      [404, '<!DOCTYPE html><html><title>Page not found</title>', FAILED],
    ],
  },
  Formcarry: {
    source: 'https://formcarry.com/docs/formcarry-api/submit-api',
    answers: [
      [200, { code: 200, status: 'success', title: 'Thank You!', message: 'We received it' }, SENT],
      [
        200,
        { code: 400, status: 'error', title: 'Form not found', message: 'Check the ID' },
        FAILED,
      ],
    ],
  },
  'Google Apps Script': {
    source: 'https://developers.google.com/apps-script/guides/content#serve_json_from_scripts',
    answers: [
      [200, { result: 'success', row: 3 }, SENT],
      // It knows no status but 200, and JSON leaves {} of an Error.
      [200, { result: 'error', error: {} }, FAILED],
      [200, { error: {} }, FAILED],
    ],
  },
};

describe.each(Object.entries(SERVICES))('%s', (_name, { answers }) => {
  it.each(answers)(
    '[C16] answers %d %j, which counts as sent: %s',
    async (status, body, isSent) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      expect(await accepts(text, { status })).toBe(isSent);
    },
  );
});

describe('an answer of JSON', () => {
  it.each([
    { status: 'error' },
    { status: 'Failed' },
    { status: 422 },
    { error: 'The mailbox is full.' },
    { error: true },
    { errors: ['Spam'] },
    { errors: { email: ['is invalid'] } },
    { result: 'error' },
    { result: false },
    { success: 0 },
    { success: '0' },
    { ok: 'false' },
  ])('denies by %j', async (body) => {
    expect(await accepts(JSON.stringify(body))).toBe(false);
  });

  it.each([
    { status: 'ok', error: null, errors: [] },
    { status: 200, error: false, errors: {} },
    { status: 0, result: 0, error: '' },
    { success: 1, error: 'false' },
    { ok: true, data: { success: false, errors: ['of a field inside'] } },
    { message: '"success": false', fields: [{ error: 'no' }] },
    [{ status: 'error' }],
    null,
    'error',
    0,
  ])('accepts by %j', async (body) => {
    expect(await accepts(JSON.stringify(body))).toBe(true);
  });
});

describe('another answer', () => {
  it.each([null, '', 'OK', '{"ok":', 'error_log: none'])('accepts by %j', async (body) => {
    expect(await accepts(body)).toBe(true);
  });

  it('accepts by a page of thanks from the place asked', async () => {
    expect(await accepts('<!doctype html><h1>Thank you</h1>')).toBe(true);
    expect(await accepts('<html>', { url: 'https://forms.example/thanks' })).toBe(true);
  });

  it('denies by a page from another place, such as the log-in of a hotel', async () => {
    const body = '\n<!doctype html><title>Log in to the hotel’s network</title>';
    expect(await accepts(body, { url: 'http://portal.internal/login' })).toBe(false);
  });

  it('denies by a page of this site, where nobody listens', async () => {
    expect(await accepts(`<!doctype html><script id="early" data-boot='{}'>`)).toBe(false);
  });
});
