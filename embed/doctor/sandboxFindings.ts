import type { InquiryFinding } from '../api';
import { problem, warning } from './findings';

/** What a frame around the page, or a header of its own, forbids that sending needs. */
export function sandboxFindings(): InquiryFinding[] {
  const sandbox = frameAround()?.getAttribute('sandbox');
  if (typeof sandbox === 'string') {
    const lacking = ['allow-popups', 'allow-popups-to-escape-sandbox'].filter(
      (token) => !sandbox.toLowerCase().split(/\s+/).includes(token),
    );
    if (lacking.length === 0) return [];
    return [
      problem(
        `The frame around this page is a sandbox that opens no other pages, so no inquiry can be sent from it. Add ${lacking.join(' and ')} to its sandbox attribute.`,
      ),
    ];
  }
  // The origin of a sandbox without allow-same-origin. What else it allows cannot be seen from inside.
  if (self.origin !== 'null') return [];
  return [
    warning(
      'This page is in a sandbox. Inquiries can be sent from it only if its sandbox has allow-popups and allow-popups-to-escape-sandbox.',
    ),
  ];
}

/** The frame that this page is in; null if there is none, or if it is on a page of another origin. */
function frameAround(): Element | null {
  try {
    return window.frameElement;
  } catch {
    return null;
  }
}
