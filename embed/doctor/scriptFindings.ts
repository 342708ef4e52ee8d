import type { InquiryFinding } from '../api';
import type { Context } from '../context';
import { SCRIPT_FILE } from '../loader/ownTag';
import { warning } from './findings';

/** Findings about the script's tag. */
export function scriptFindings({ data, options }: Context): InquiryFinding[] {
  const { ourOrigin, tag } = options;
  const copies = [...document.scripts].filter(({ src }) => {
    const { origin, pathname } = new URL(src || 'about:blank', location.href);
    return `${origin}/` === ourOrigin && SCRIPT_FILE.test(pathname);
  });
  const home = new URL('/', data.url);
  const source = options.source ?? document.querySelector('inquiry-list[source]');
  return [
    ...(copies.length > 1
      ? [warning(`The script is on this page ${copies.length} times. Once is enough.`)]
      : []),
    ...(options.test === 'on'
      ? [warning('Test mode: nothing is sent. Take data-test away before visitors come.')]
      : []),
    ...(tag ? [] : [warning('The script has no tag: data-… options cannot be read.')]),
    ...(home.href === ourOrigin || isLocal(new URL(ourOrigin))
      ? []
      : [warning(`The script comes from ${ourOrigin}, while the site is at ${home.href}.`)]),
    ...(source
      ? []
      : [
          warning(
            'Inquiries do not say that they come from you: write data-source="Your name" on the script.',
          ),
        ]),
  ];
}

/** Whether a server runs on the author's own machine, as during development. */
const isLocal = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
