import type { PageData, SiteData } from '../../generated/types';

/** Where a page of the preview asks for its draft: DRAFT_PAGE + '?path=/about&frame=3fa2c1'. */
export const DRAFT_PAGE = '/__studio/page';

/** The name of the meta element of a page that says where Studio is: its origin. */
export const STUDIO_META = 'studio';

/** The id of the style sheet that hides a page until Studio's script has drawn it. */
export const VEIL_ID = 'studio-veil';

/** The event by which Vite tells pages that there is another draft. */
export const DRAFT_EVENT = 'studio:draft';

/** Where a drawn block is written. */
export interface BlockOrigin {
  /** '/pages/0/blocks/2', '/shared/blocks/how-to-ask/0' */
  pointer: string;
  /** Those of the blocks in its columns, column by column. */
  columns: BlockOrigin[][];
}

/** A page of the draft, as the preview shows it. */
export interface DraftPage {
  page: PageData;
  /** Where the page's blocks are written, in the order in which they are drawn. */
  origins: BlockOrigin[];
  /** Changes with what all pages share. */
  frame: string;
  /** What all pages share, if it is not as asked for. */
  shared?: { site: SiteData; css: string };
}
