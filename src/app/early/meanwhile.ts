/**
 * In the head of pages whose early script is a file: what the first paint needs of it. What is pressed before it comes is
 * marked, for `catchUp.ts`, and no section waits for it unseen: a slow network can hold it back for minutes. If it never
 * comes, the page is as without JavaScript.
 */
import { markBrowser, unmarkBrowser } from './markBrowser';

markBrowser();
document.documentElement.dataset['awaits'] = '';
document.addEventListener('click', ({ target }) => {
  if ('app' in window) return;
  const button = (target as Element).closest<HTMLElement>('button[type="button"]');
  if (button) button.dataset['pressed'] = '';
});
document.addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).id === 'early') unmarkBrowser();
  },
  true,
);
