/**
 * The embed's own drawing, in the place of React: as much of it as the widgets use. Components are functions with
 * hooks, drawn by scripts alone into roots of their own.
 */
import { Fragment, type Drawing, type Props } from './jsx';
import { setProps } from './setProps';

/** What a call of a hook keeps from one drawing to the next. */
export interface Kept {
  /** What is to be done when all is drawn. */
  effect?: (() => unknown) | undefined;
  /** Ends what the effect has begun. */
  end?: (() => void) | undefined;
}

/** Something drawn: an element, a text, a component, or the place in which all of it stands. */
export interface Part extends Drawing {
  /** Undefined once it has been removed. */
  above?: Part | undefined;
  depth: number;
  below: Part[];
  /** What it is in the page: components have nothing of their own there. */
  node?: Element | Text;
  /** The nodes right below its own, in their order. */
  nodes: (Element | Text)[];
  kept: Kept[];
  /** The handlers that its node has a listener for. */
  heard?: Set<string>;
}

/** Components whose state has changed. */
const due = new Set<Part>();
/** Components whose effects are to come, inner ones first. */
const drawn: Part[] = [];
/** The component that is being drawn, and which of its hooks is next. */
let drawing: Part;
let turn = 0;

/** What a hook keeps for the component that is being drawn, made at its first drawing. */
export function keep<T extends object>(make: (part: Part) => T): T {
  return (drawing.kept[turn++] ??= make(drawing)) as T;
}

/** Draws a component anew, when what runs now has ended. */
export function drawLater(part: Part): void {
  due.add(part);
  queueMicrotask(drawDue);
}

/** Draws what is due. Outer components come first: what they draw is drawn with them, or gone. */
export function drawDue(): void {
  while (due.size > 0) {
    let [part] = due as Iterable<Part> as [Part];
    for (const other of due) if (other.depth < part.depth) part = other;
    due.delete(part);
    if (!part.above) continue;
    draw(part, part.props);
    finish(holderOf(part));
  }
}

/** Draws the content of a place of the page. */
export function drawInside(place: Part, content: unknown): void {
  drawBelow(place, content);
  finish(place);
}

/** Does what may fail: that is told in the console, and stops nothing else, of ours or of the page. */
function attempt(task: () => unknown): unknown {
  try {
    return task();
  } catch (error) {
    return console.error(error);
  }
}

/** Ends a drawing: puts nodes where they belong, then lets effects happen. */
function finish(holder: Part): void {
  arrange(holder);
  for (const { kept } of drawn.splice(0))
    for (const one of kept) {
      if (!one.effect) continue;
      if (one.end) attempt(one.end);
      one.end = attempt(one.effect) as Kept['end'];
      one.effect = undefined;
    }
}

/** What is there already stays if it has the type of what comes, and its key or its place. */
function drawBelow(part: Part, content: unknown): void {
  const left = new Set(part.below);
  part.below = [content].flat().flatMap((one: unknown, place) => {
    if (one == null || typeof one === 'boolean') return [];
    const { type, props, key = place } = drawingOf(one);
    const depth = part.depth + 1;
    const now: Part = [...left].find((old) => old.type === type && old.key === key) ?? {
      type,
      key,
      depth,
      props: {},
      above: part,
      below: [],
      nodes: [],
      kept: [],
    };
    left.delete(now);
    draw(now, props);
    return now;
  });
  left.forEach(end);
  for (const node of nodesOf([...left])) node.remove();
}

/** A text has no type. A list is one thing, whose parts have places of their own. */
function drawingOf(content: unknown): Drawing {
  if (Array.isArray(content)) return { type: Fragment, props: { children: content } };
  return typeof content === 'object'
    ? (content as Drawing)
    : { type: '', props: { data: content } };
}

function draw(part: Part, props: Props): void {
  const { type, props: before } = part;
  part.props = props;
  if (typeof type === 'function') {
    due.delete(part);
    drawing = part;
    turn = 0;
    drawBelow(
      part,
      attempt(() => type(props)),
    );
    drawn.push(part);
  } else {
    part.node ??= type ? document.createElement(type) : document.createTextNode('');
    drawBelow(part, props['children']);
    arrange(part);
    // After its content: an option has the value of its text, a choice that of an option, unless they are told one.
    setProps(part, before);
  }
}

/** What has a node and stands nearest above. */
const holderOf = ({ above }: Part): Part => (above?.node ? above : holderOf(above as Part));

const nodesOf = (parts: readonly Part[]): (Element | Text)[] =>
  parts.flatMap(({ node, below }) => node ?? nodesOf(below));

/** Puts what is new or has changed places where it belongs. The rest is not touched, what has the focus least of all: moved, it would lose it. */
function arrange(holder: Part): void {
  const nodes = nodesOf(holder.below);
  const { activeElement } = (holder.node as Element).getRootNode() as ShadowRoot;
  const stay = holder.nodes.filter((node) => nodes.includes(node));
  holder.nodes = nodes;
  let before: Element | Text | undefined;
  for (const node of nodes) {
    const known = stay.indexOf(node);
    if (!known || (known > 0 && node.contains(activeElement))) stay.splice(0, known + 1);
    else if (before) before.after(node);
    else (holder.node as Element).prepend(node);
    before = node;
  }
}

function end(part: Part): void {
  part.above = undefined;
  for (const one of part.kept) if (one.end) attempt(one.end);
  part.below.forEach(end);
  const ref = part.props['ref'] as { current: unknown } | undefined;
  // What came in its place may have it by now.
  if (ref && ref.current === part.node) ref.current = null;
}
