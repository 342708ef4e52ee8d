import { countSent } from './count';

/**
 * Counts inquiries that leave by a link: to a chat or to a mail program.
 * @param place A selector of where such links stand. Links within the site are none of them.
 */
export function countHandOffs(place: string): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${place} a`) : null;
    if (!link || link.origin === location.origin) return;
    countSent(link.protocol === 'mailto:' ? 'mail' : 'chat');
  });
}
