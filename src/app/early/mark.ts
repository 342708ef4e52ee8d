/** What the first paint needs of the early script, in the head of pages that carry that at the end of their first block. */
import { markBrowser } from './markBrowser';

markBrowser();
