import { describe, expect, it, vi } from 'vitest';
import { TRAP } from './props';
import { draw, KEY, onFailed, onSent, pass, request, setUpForm, written } from './testing';
import { MIN_FILL_MS } from './useSending';

setUpForm();

describe('submitting', () => {
  it('an empty form lists the errors at the top and at each field, and focuses the first', () => {
    const { container, field, press } = draw();
    press();
    expect(request).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('name'));
    const told = [...container.querySelectorAll('li a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(told[0]).toEqual(['contactNameMissing', `#${field('name').id}`]);
    expect(told).toHaveLength(4);
    expect(field('phone').getAttribute('aria-invalid')).toBe('false');
    const about = field('email').getAttribute('aria-describedby');
    expect(document.getElementById(about ?? '')?.textContent).toBe('contactEmailMissing');
  });

  it('tells the number of errors once a submission, not while they are corrected', () => {
    const { status, statusElement, write, press } = draw();
    expect(status()).toBe('');
    press();
    expect(status()).toBe('contactFaultCount 4');
    write({ ...written, email: '', branch: '' });
    expect(status()).toBe('contactFaultCount 4');
    press();
    expect(status()).toBe('contactFaultCount 2');
    const second = statusElement();
    press();
    expect(statusElement()).not.toBe(second);
  });

  it('says of a field that nobody has touched that it is not wrong', () => {
    expect(draw().field('branch').getAttribute('aria-invalid')).toBe('false');
  });

  it('links each error to its field, even where fragment links do not work', () => {
    const { container, field, press } = draw();
    press();
    const links = [...container.querySelectorAll<HTMLElement>('li a')];
    const reached = links.map((link) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      link.dispatchEvent(click);
      return [document.activeElement, click.defaultPrevented];
    });
    expect(reached).toEqual(
      ['name', 'email', 'branch', 'message'].map((name) => [field(name), true]),
    );
  });

  it('clears an error once it is corrected, without moving the focus', () => {
    const { container, field, press, write } = draw();
    press();
    field('message').focus();
    write({ ...written, email: 'nope' });
    const told = [...container.querySelectorAll('li a')].map((link) => link.textContent);
    expect(told).toEqual(['contactEmailWrong']);
    expect(document.activeElement).toBe(field('message'));
  });

  it('[C8] sends once, however often the button is pressed', async () => {
    const { write, press, button, status, field } = draw();
    write(written);
    press();
    press();
    expect(button().disabled).toBe(true);
    expect(button().textContent).toBe('contactSending');
    expect(status()).toBe('contactSending');
    expect(field('message').readOnly).toBe(true);
    await pass(MIN_FILL_MS);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('sends the eight fields, trimmed', async () => {
    const { write, press } = draw();
    write({ ...written, name: '  Tendai Moyo ', branch: 'other' });
    press();
    await pass(MIN_FILL_MS);
    expect(request.mock.calls[0]).toEqual([
      '/forms',
      expect.objectContaining({
        body: JSON.stringify({
          ...written,
          branch: 'other',
          _subject: 'contactSubject',
          _replyto: 'tendai@moyo.example',
          _to: 'sales@acme.example',
        }),
      }),
    ]);
  });

  it('[C12] delays a form that was filled in faster than any human could', async () => {
    const { write, press } = draw();
    write(written);
    await pass(500);
    press();
    await pass(MIN_FILL_MS - 501);
    expect(request).not.toHaveBeenCalled();
    await pass(1);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('[C12] is delayed by 2 s at most, even if the clock is set back meanwhile', async () => {
    const { write, press } = draw();
    write(written);
    vi.setSystemTime(Date.now() - 3_600_000);
    press();
    await pass(MIN_FILL_MS);
    expect(request).toHaveBeenCalledTimes(1);
    expect(MIN_FILL_MS).toBeLessThanOrEqual(2000);
  });

  it('[C12] sends nothing if the honeypot was filled in, and reports a failure', async () => {
    const { write, press, field } = draw();
    write(written);
    field(TRAP).value = 'https://spam.example';
    press();
    await pass(MIN_FILL_MS);
    expect(request).not.toHaveBeenCalled();
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('[C12] empties the honeypot after a refusal, so that a person can send by pressing again', async () => {
    const { write, press, field, texts } = draw();
    write(written);
    field(TRAP).value = 'filled in by a password manager';
    press();
    await pass(MIN_FILL_MS);
    expect(field(TRAP).value).toBe('');
    expect(texts()).toEqual(written);
    press();
    await pass(0);
    expect(request).toHaveBeenCalledTimes(1);
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

describe('a sent message', () => {
  it('[C9] is announced and cleared from form and storage, and another can be sent', async () => {
    const { write, press, button, texts, container, status } = draw();
    write(written);
    press();
    await pass(MIN_FILL_MS);
    expect(texts()).toEqual({ name: '', email: '', phone: '', branch: '', message: '' });
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(container.textContent).toContain('contactSentTitle');
    expect(status()).toBe('contactSent');
    expect([button().disabled, button().textContent]).toEqual([false, 'contactSend']);
    write({ name: 'T' });
    expect(container.textContent).not.toContain('contactSentTitle');
  });

  it('is not announced by a quiet form', async () => {
    const { write, press, status } = draw({ quiet: true });
    write(written);
    press();
    await pass(MIN_FILL_MS);
    expect(status()).toBe('');
  });

  it('clears its draft even if the visitor has left the page meanwhile', async () => {
    const { write, press, unmount } = draw();
    write(written);
    press();
    unmount();
    await pass(MIN_FILL_MS);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});

describe('a form that is unmounted while sending, when the visitor comes back', () => {
  /** Submits, unmounts and mounts again while the request is pending; `answer` then resolves it. */
  async function comeBack() {
    let answer: (response: Response) => void = () => {};
    request.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const left = draw();
    left.write(written);
    left.press();
    await pass(MIN_FILL_MS);
    left.unmount();
    const form = draw();
    return {
      ...form,
      answer: async (status: number) => {
        answer(new Response(null, { status }));
        await pass(0);
      },
    };
  }

  it('is still sending: it shows the text, which cannot be sent twice', async () => {
    const { button, press, texts, field, answer } = await comeBack();
    expect(texts()).toEqual(written);
    expect([button().disabled, button().textContent]).toEqual([true, 'contactSending']);
    expect(field('message').readOnly).toBe(true);
    field('name').form?.requestSubmit();
    press();
    await pass(MIN_FILL_MS);
    await answer(200);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is cleared when the message has been sent, which is announced once', async () => {
    const { answer, texts, container, button } = await comeBack();
    await answer(200);
    expect(Object.values(texts()).join('')).toBe('');
    expect(container.textContent).toContain('contactSentTitle');
    expect(button().disabled).toBe(false);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('keeps everything if sending fails, and can send it again', async () => {
    const { answer, texts, container, press } = await comeBack();
    await answer(500);
    expect(texts()).toEqual(written);
    expect(container.textContent).toContain('contactFailed');
    expect(onFailed).toHaveBeenCalledTimes(1);
    request.mockResolvedValue(new Response());
    await pass(MIN_FILL_MS);
    press();
    await pass(0);
    expect(request).toHaveBeenCalledTimes(2);
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

describe('a message that could not be sent', () => {
  async function fail(changes: Parameters<typeof draw>[0] = {}) {
    request.mockResolvedValue(new Response(null, { status: 500 }));
    const form = draw(changes);
    form.write(written);
    form.press();
    await pass(MIN_FILL_MS);
    return form;
  }

  it.each([
    '{"status":"error"}',
    '{"error":"The mailbox is full."}',
    '{"errors":[{"message":"empty form"}]}',
    '{"result":"error"}',
    '{"success":0}',
  ])('[C16] loses no text when the service answers 200 with %s', async (body) => {
    request.mockResolvedValue(new Response(body));
    const { write, press, texts, container } = draw();
    write(written);
    press();
    await pass(MIN_FILL_MS);
    expect(texts()).toEqual(written);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(written);
    expect(container.textContent).toContain('contactFailed');
  });

  it('[C10] stays in the form, and can be sent again', async () => {
    const { texts, button, press, container } = await fail();
    expect(texts()).toEqual(written);
    expect(button().disabled).toBe(false);
    expect(container.textContent).toContain('contactFailed');
    expect(onFailed).toHaveBeenCalledTimes(1);
    request.mockResolvedValue(new Response());
    press();
    await pass(0);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('[C11] offers fallback links with its current text', async () => {
    const { container, write } = await fail();
    write({ message: 'Three pumps.' });
    const [chat, mail] = [...container.querySelectorAll('a')].map(({ href }) => new URL(href));
    const text = chat?.searchParams.get('text');
    expect(text).toContain('Three pumps.');
    expect(text).toContain('contactBranch: North - Harbour');
    expect(mail?.protocol).toBe('mailto:');
    expect(mail?.searchParams.get('body')?.replaceAll('\r', '')).toBe(text);
  });

  it('offers e-mail only if the company has no chat', async () => {
    const { container } = await fail({ chat: undefined });
    const links = [...container.querySelectorAll('a')].map(({ href }) => new URL(href).protocol);
    expect(links).toEqual(['mailto:']);
  });
});
