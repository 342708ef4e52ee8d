// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { draw, KEY, onFailed, onSent, pass, request, setUpForm, written } from './testing';
import { MIN_FILL } from './useSending';

setUpForm();

/** Sends on a slow network, and leaves the page before there is an answer. */
async function sendAndLeave() {
  let answer: (response: Response) => void = () => {};
  request.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const left = draw();
  left.write(written);
  left.press();
  await pass(MIN_FILL);
  left.unmount();
  return async (response: Response) => {
    answer(response);
    await pass(0);
  };
}

describe('somebody who leaves while the message is being sent, and comes back', () => {
  it('finds it being sent, and cannot send it twice', async () => {
    const answer = await sendAndLeave();
    const { button, press, texts, status } = draw();
    expect(texts()).toEqual(written);
    expect(button().disabled).toBe(true);
    expect(status()).toBe('contactSending');
    press();
    await pass(MIN_FILL);
    expect(request).toHaveBeenCalledTimes(1);
    await answer(new Response());
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(texts().message).toBe('');
    expect(button().disabled).toBe(false);
    expect(status()).toBe('contactSent');
  });

  it('has all that was written where it failed, and may send it again', async () => {
    const answer = await sendAndLeave();
    const { button, press, texts } = draw();
    await answer(new Response('', { status: 500 }));
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual(written);
    expect(button().disabled).toBe(false);
    request.mockResolvedValue(new Response());
    press();
    await pass(MIN_FILL);
    expect(request).toHaveBeenCalledTimes(2);
    expect(texts().message).toBe('');
  });

  it('hears what became of it elsewhere too, and finds an empty form later', async () => {
    const answer = await sendAndLeave();
    await answer(new Response());
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    const { button, texts } = draw();
    expect(texts().message).toBe('');
    expect(button().disabled).toBe(false);
  });
});
