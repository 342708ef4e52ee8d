import { cspHash } from '../../files/assets';
import { escapeHtml } from '../../render/document';
import type { Attachment } from './attachments';
import { FILES } from './endpoint';
import type { Message } from './messages';

const CSS = `:root{color-scheme:light dark}
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
article{margin:2rem 0;padding-top:1rem;border-top:1px solid}
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.25rem 1rem}
dt{font-weight:600}dd{margin:0;white-space:pre-wrap}
@media(max-width:30rem){dl{display:block}}`;

/** Blocks scripts and requests, whatever a message contains. */
export const INBOX_POLICY = [
  "default-src 'none'",
  `style-src '${cspHash(CSS).replaceAll("'", '')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page with all messages, newest first, with visitors' texts escaped. */
export function inboxPage(messages: Message[]): string {
  const articles = messages.map(
    ({ received, fields, files = [] }) =>
      `<article><h2><time datetime="${escapeHtml(received)}">${escapeHtml(spell(received))}</time></h2><dl>${fields
        .map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`)
        .join('')}${files.map(fileEntry).join('')}</dl></article>`,
  );
  const none = '<p>No messages yet. Send one with the contact form.</p>';
  return document(`Inbox (${messages.length})`, articles.join('') || none);
}

/** A file to be saved: it may be anything, so it is never shown. */
function fileEntry({ field, name, size, id }: Attachment): string {
  const [label, file] = [field, name || 'file'].map(escapeHtml);
  return `<dt>${label}</dt><dd><a href="${FILES}${id}" download="${file}">${file}</a> (${inKilobytes(size)})</dd>`;
}

const inKilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** The page after a post without scripts, like that of a form service. */
export function thanksPage(): string {
  return document(
    'Thank you',
    '<p>Your message has been received.</p><p><a href="/">Back to the site</a></p>',
  );
}

/** The page after a rejected post without scripts. */
export function refusalPage(reason: string): string {
  return document('Not sent', `<p>${escapeHtml(reason)} Go back and try again.</p>`);
}

/** '2031-06-02 12:00:00 UTC' */
function spell(received: string): string {
  return received.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
}

function document(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${CSS}</style></head><body><h1>${title}</h1>${content}</body></html>`;
}
