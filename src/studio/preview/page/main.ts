// Studio's script in the pages of the preview; published pages have none of it.
import { frameTypes } from '../../../page/frameTypes';
import { loadBlocks, loadTypes } from '../../../page/loadBlocks';
import { isComposing } from '../../../ui/composing/composing';
import { motionPaused } from '../../../ui/motion/motion';
import { DRAFT_EVENT, DRAFT_PAGE, STUDIO_META, VEIL_ID, type DraftPage } from '../draftPage';
import type { BlockBox, FromPage, ToPage } from '../messages';
import { blockAt, clicked } from './clicks';
import { drawPage, drawSite, drawValue, drawnBlocks, subscribe } from './draftStore';
import { boxOf, onMarked } from './fragments';
import { showEntry } from './entries';
import { createInView } from './inView';
import { onOpenPage, openedPage } from './openPage';
import { createOutline } from './outlines';

const studio =
  document.querySelector<HTMLMetaElement>(`meta[name="${STUDIO_META}"]`)?.content ?? '';
const isFramed = window.parent !== window && studio !== '';

/** A draft that comes so soon after a value was typed may not have it yet. */
const TYPED_RECENTLY_MS = 600;

/** How long after a draft or a script that did not come it is asked for again. */
const RETRY_DELAY_MS = 1000;

const typed = new Map<string, { value: unknown; at: number }>();
const outlines = {
  select: createOutline('3px solid #c8500b'),
  hover: createOutline('2px dashed #c8500b'),
};
const outlined: { select: string | null; hover: string | null } = { select: null, hover: null };
let boxes: BlockBox[] = [];
let frame = '';
/** The rules that all pages share, as the page has them. */
let sharedCss = '';
let selects = false;
let latest = 0;
/** Whether a draft was drawn since blocks were measured. */
let isNew = false;
/** Whether React has taken over the page. */
let isDrawn = false;
const inView = createInView((pointer) => boxes.find((one) => one.pointer === pointer)?.box);

/** While clicks select, nothing moves: who edits a slide wants to see it. */
function setSelects(now: boolean): void {
  selects = now;
  // Before, React would find another button than the server has drawn.
  if (isDrawn) motionPaused.value = now;
}

function tell(message: FromPage): void {
  if (isFramed) window.parent.postMessage(message, studio);
}

async function fetchDraft(query: URLSearchParams): Promise<DraftPage | undefined> {
  const response = await fetch(`${DRAFT_PAGE}?${query}`);
  return response.ok ? ((await response.json()) as DraftPage) : undefined;
}

/** Fetches and shows the draft of the page on the screen. */
async function refresh(): Promise<void> {
  const before = openedPage();
  if (!before) return;
  latest += 1;
  const turn = latest;
  const query = new URLSearchParams({ path: location.pathname, frame });
  const draft = await fetchDraft(query).catch(() => undefined);
  if (turn !== latest) return;
  // The server is busy, starting again, or about to make its first site.
  if (!draft) return void setTimeout(() => turn === latest && void refresh(), RETRY_DELAY_MS);
  const types = frameTypes(draft.shared?.site ?? {});
  await Promise.all([loadBlocks(draft.page.blocks), loadTypes(types)]).catch(openAgain);
  if (turn !== latest) return;
  if (draft.shared) {
    // The first draft, too: it may be newer than the page that the server has drawn.
    drawSite(draft.shared.site);
    if (sharedCss !== '') replaceStyles(draft.shared.css);
  }
  sharedCss = draft.shared?.css ?? sharedCss;
  frame = draft.frame;
  isNew = true;
  drawPage(draft.page, draft.origins, before);
  for (const [pointer, { value, at }] of typed) {
    if (performance.now() - at < TYPED_RECENTLY_MS) drawValue(pointer, value);
    else typed.delete(pointer);
  }
}

/**
 * Opens the page again after a script of it could not be loaded, such as while another Studio wrote Vite's cache:
 * browsers never fetch a module again that failed.
 */
function openAgain(): void {
  setTimeout(() => location.reload(), RETRY_DELAY_MS);
}

/** Replaces fonts and colours, with which the first style sheet of a page begins. */
function replaceStyles(css: string): void {
  if (css === sharedCss) return;
  const sheet = document.querySelector('style');
  if (!sheet?.textContent.startsWith(sharedCss)) return location.reload();
  sheet.textContent = css + sheet.textContent.slice(sharedCss.length);
}

function measure(): void {
  boxes = drawnBlocks().flatMap(({ block, pointer }) => {
    const box = boxOf(block);
    return box ? [{ pointer, box }] : [];
  });
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  tell({ studio: 'layout', blocks: boxes, viewport: { width, height } });
  outline();
  if (isNew) unveil();
  isNew = false;
}

/** Shows the page, whose styles have come with its scripts, and the block that is wanted. */
function unveil(): void {
  document.getElementById(VEIL_ID)?.remove();
  isDrawn = true;
  setSelects(selects);
  tell({ studio: 'drawn' });
  inView.show();
}

function outline(): void {
  for (const kind of ['select', 'hover'] as const) {
    const found = boxes.find(({ pointer }) => pointer === outlined[kind]);
    outlines[kind].show(found?.box);
  }
}

/** Measures once, in the next frame. */
function measureSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    measure();
  });
}
let isWaiting = false;

function receive({ data, origin, source }: MessageEvent<ToPage>): void {
  if (origin !== studio || source !== window.parent) return;
  switch (data.studio) {
    case 'hello':
      tell({ studio: 'ready', path: location.pathname });
      measureSoon();
      break;
    case 'value':
      typed.set(data.pointer, { value: data.value, at: performance.now() });
      drawValue(data.pointer, data.value);
      showEntry(data.pointer, boxes);
      break;
    case 'select':
      outlined.select = data.pointer;
      if (data.scroll) inView.want(data.pointer, data.isDrawn);
      outline();
      break;
    case 'hover':
      outlined.hover = data.pointer;
      outline();
      break;
    case 'mode':
      setSelects(data.selects);
      break;
  }
}

function onClick(event: MouseEvent): void {
  // The page's own clicks, which show an entry, are for the page.
  if (!selects || !event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  tell(clicked(event, boxes));
}

function onMove({ clientX, clientY, target }: MouseEvent): void {
  const isInside = target instanceof Element && target.closest('main') !== null;
  const pointer = isInside ? (blockAt(boxes, clientX, clientY)?.pointer ?? null) : null;
  if (!selects || pointer === outlined.hover) return;
  outlined.hover = pointer;
  outline();
  tell({ studio: 'hovered', pointer });
}

function onKey(event: KeyboardEvent): void {
  if (isComposing(event)) return;
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const ctrl = ctrlKey || metaKey;
  const isStudios = ctrl
    ? /^[zyskhZYSKH]$/.test(key)
    : key === 'F6' || (selects && /^(Escape|Delete)$/.test(key));
  if (!isStudios) return;
  event.preventDefault();
  tell({ studio: 'key', key, ctrl, shift: shiftKey, alt: altKey });
}

import.meta.hot?.on(DRAFT_EVENT, () => void refresh());
// What was announced before the connection stood.
import.meta.hot?.on('vite:ws:connect', () => void refresh());
onOpenPage(() => {
  tell({ studio: 'ready', path: location.pathname });
  void refresh();
});
setSelects(isFramed);
subscribe(measureSoon);
onMarked(measureSoon);
tell({ studio: 'loading' });
window.addEventListener('pagehide', () => tell({ studio: 'leaving' }));
// React comes at once, as after a visitor's first touch: without it no draft is drawn.
window.dispatchEvent(new Event('pointerdown'));
import(/* @vite-ignore */ window.app.boot.entry).catch(openAgain);
if (isFramed) {
  window.addEventListener('message', receive);
  window.addEventListener('scroll', measureSoon, { passive: true });
  // Before the site's own listeners: a click selects, and does nothing else.
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('mousemove', onMove, { passive: true });
  document.addEventListener('keydown', onKey, { capture: true });
  new ResizeObserver(measureSoon).observe(document.body);
}
