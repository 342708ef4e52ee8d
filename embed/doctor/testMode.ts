import type { Context } from '../context';

const TITLE = 'Test mode: nothing is sent. This would be:';

/**
 * Test mode (`data-test="on"`): links that would send a message, and the button that sends the contact form, show what
 * they would send instead. It applies to the elements of this script, so it ends when the embed is destroyed.
 */
export function startTestMode(context: Context): void {
  const { name } = context.launcher.dataset;
  const intercept = (event: MouseEvent) => {
    const path = event.composedPath() as HTMLElement[];
    const widget = path.find(({ localName = '' }: Partial<HTMLElement>) =>
      localName.startsWith('inquiry-'),
    );
    const message = path.map(wouldSend).find((text) => text !== undefined);
    const isOurs = widget?.dataset['name'] === name;
    if (message === undefined || !isOurs) return;
    event.preventDefault();
    show(context, message);
  };
  // In the capture phase, before all other listeners, so that none of them can send.
  for (const type of ['click', 'auxclick'] as const)
    window.addEventListener(type, intercept, { capture: true });
}

/** The text that a click on an element would send; undefined if it sends nothing. */
function wouldSend(element: HTMLElement): string | undefined {
  if (element instanceof HTMLAnchorElement) {
    const { searchParams } = new URL(element.href || 'about:blank');
    return searchParams.get('text') ?? searchParams.get('body') ?? undefined;
  }
  const form = element instanceof HTMLButtonElement && element.type === 'submit' && element.form;
  // The form itself reports fields that are not filled in.
  if (!form || !form.checkValidity()) return undefined;
  return [...new FormData(form)]
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : value.name}`)
    .join('\n');
}

function show({ showIn }: Context, message: string): void {
  const host = document.createElement('inquiry-test-mode');
  const dialog = document.createElement('dialog');
  const title = Object.assign(document.createElement('strong'), { textContent: TITLE });
  const text = Object.assign(document.createElement('pre'), { textContent: message });
  Object.assign(text.style, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' });
  const close = Object.assign(document.createElement('button'), {
    textContent: 'OK',
    onclick: () => dialog.close(),
  });
  close.setAttribute('part', 'button');
  dialog.addEventListener('close', () => host.remove());
  dialog.append(title, text, close);
  showIn(host, dialog);
  document.documentElement.append(host);
  dialog.showModal();
}
