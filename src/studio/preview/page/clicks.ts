import type { BlockBox, FromPage } from '../messages';

/** How far up from what was clicked texts and addresses are looked for. */
const MAX_STEPS_UP = 8;

/** The innermost block at a point of the viewport. */
export function blockAt(blocks: readonly BlockBox[], x: number, y: number): BlockBox | undefined {
  return blocks.findLast(
    ({ box }) =>
      x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height,
  );
}

/** What was clicked, for Studio. */
export function clicked(
  event: MouseEvent,
  blocks: readonly BlockBox[],
): Extract<FromPage, { studio: 'clicked' }> {
  const target = event.target instanceof Element ? event.target : document.body;
  const area = areaOf(target);
  const block = area === 'block' ? blockAt(blocks, event.clientX, event.clientY) : undefined;
  return { studio: 'clicked', pointer: block?.pointer ?? null, hit: hitsOf(target), area };
}

function areaOf(target: Element): 'block' | 'header' | 'footer' {
  if (target.closest('main')) return 'block';
  return target.closest('footer') ? 'footer' : 'header';
}

/** The texts and addresses that were hit, nearest first; of a picture its own. */
function hitsOf(target: Element): string[] {
  const hits: string[] = [];
  let element: Element | null = target;
  for (let steps = 0; element && element.tagName !== 'MAIN' && steps < MAX_STEPS_UP; steps += 1) {
    if (element instanceof HTMLImageElement)
      hits.push(new URL(element.src, location.href).pathname, element.alt);
    const text = element.textContent.trim();
    if (text !== '' && text.length < 2000) hits.push(text);
    if (element instanceof HTMLAnchorElement) hits.push(element.getAttribute('href') ?? '');
    element = element.parentElement;
  }
  return hits.filter((hit) => hit !== '');
}
