import { useLoaded } from '../../../ui/useLoaded';

/** The same in inquiry-list.module.css: phones are what the code is for. */
const COMPUTER = '(hover: hover) and (pointer: fine) and (min-width: 900px)';

const loadCode = () => import('./ListCode');

/**
 * What draws the code of the list, once it is loaded: only on computers.
 * @param scan What the code does; undefined if there is none.
 */
export const useListCode = (scan: string | undefined) =>
  useLoaded(scan !== undefined && matchMedia(COMPUTER).matches, loadCode);
