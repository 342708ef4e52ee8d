import type { Import } from './imports';

/** What the files of a folder may import, besides each other. */
interface Room {
  /** Folders of the project. */
  may?: string[];
  /** Folders or files that may be imported for types only. */
  types?: string[];
  /** Installed packages that must not be imported. */
  without?: RegExp;
}

const REACT = /^react($|[/-])|^@preact\/signals-react/;
const NODE = /^node:/;
/** What blocks and everything below them never import: they know nothing of routing. */
const ROUTER_OR_NODE = /^react-router|^node:/;

/**
 * Which folder may import which. The longest matching path counts. src/ may contain no folder that is missing here.
 */
export const ROOMS: Record<string, Room> = {
  'src/generated': { without: /./ },
  // What Node and Studio share: pure functions on the config and its schema.
  'src/document': { without: /./ },
  'src/ui': { without: ROUTER_OR_NODE },
  // The cart runs before React and on partners' pages: it is framework-independent.
  'src/cart': {
    may: ['src/generated'],
    without: new RegExp(`${REACT.source}|^@preact/|${NODE.source}`),
  },
  'src/cart/react': { may: ['src/cart'], without: ROUTER_OR_NODE },
  'src/catalogue': { may: ['src/generated'], without: /./ },
  // Reads messages and makes tables of them: pure functions for the block sales-desk, and for nothing else. fflate packs
  // workbooks.
  'src/desk': { may: ['src/generated', 'src/cart', 'src/catalogue'], without: /^(?!fflate$)/ },
  'src/site': { may: ['src/generated', 'src/ui', 'src/cart'], without: ROUTER_OR_NODE },
  'src/widgets': {
    may: ['src/site', 'src/cart', 'src/cart/react', 'src/catalogue', 'src/ui', 'src/generated'],
    without: ROUTER_OR_NODE,
  },
  'src/blocks': {
    may: [
      'src/widgets',
      'src/site',
      'src/cart',
      'src/cart/react',
      'src/catalogue',
      'src/desk',
      'src/ui',
      'src/generated',
    ],
    // What every block receives. The registry imports the blocks, never the other way round.
    types: ['src/page/block'],
    without: ROUTER_OR_NODE,
  },
  'src/page': {
    may: ['src/generated', 'src/blocks', 'src/ui'],
    without: ROUTER_OR_NODE,
  },
  'src/app': {
    may: [
      'src/app/early',
      'src/page',
      'src/widgets',
      'src/cart',
      'src/cart/react',
      'src/catalogue',
      'src/ui',
      'src/site',
      'src/generated',
    ],
    without: NODE,
  },
  // Inlined into the head of every page: no framework, as small as possible.
  'src/app/early': { may: ['src/cart', 'src/ui'], without: /./ },
  // In the pages of Studio's preview: it starts the app with what draws a draft. Published pages have none of it.
  'src/studio/preview': {
    may: ['src/document', 'src/app', 'src/page', 'src/ui', 'src/generated'],
    without: ROUTER_OR_NODE,
  },
  'src/studio': {
    // Its tables read and sort numbers as the catalogue does.
    may: ['src/document', 'src/studio/preview', 'src/catalogue', 'src/ui', 'src/generated'],
    without: ROUTER_OR_NODE,
  },
  'src/node': {
    // Storage keys are defined in the cart, product addresses in the catalogue.
    may: ['src/generated', 'src/document', 'src/cart', 'src/catalogue'],
    types: ['src', 'embed'],
  },
  // The npm package for partners' builds: types, a loader, React components.
  'embed/package': { types: ['embed'], without: NODE },
  // The embed may import what the widgets may, but no block, page or app code.
  embed: {
    may: [
      'src/widgets',
      'src/cart',
      'src/cart/react',
      'src/catalogue',
      'src/site',
      'src/ui',
      'src/generated',
    ],
    without: ROUTER_OR_NODE,
  },
};

/** What the build runs of the app: the entry for prerendering, how pages are named, and how blocks nest. */
const OF_THE_APP = new Set([
  'src/app/server',
  'src/app/navigation/pageIds',
  'src/page/flatBlocks',
  'src/page/frameTypes',
]);

/** What Studio's server and the preview's say to their browser sides: types, and a few names. */
const PROTOCOLS = new Set(['src/studio/protocol', 'src/studio/preview/draftPage']);

/** The one command that uses test tools. */
const BENCH = { from: 'src/node/cli/bench.ts', to: 'tests/bench/command' };

/** Why an import is forbidden; undefined if it is allowed. */
export function judge(one: Import): string | undefined {
  const name = roomOf(one.from);
  const room = name === undefined ? undefined : ROOMS[name];
  if (name === undefined || !room) return `${at(one)} stands in a folder that has no rules`;
  if (!isOurs(one.to)) {
    const refused = room.without?.test(one.to) && !one.typeOnly;
    return refused ? `${at(one)} imports ${one.to}: ${name} does without it` : undefined;
  }
  if (isAllowed(one, name, room)) return undefined;
  return `${at(one)} imports ${one.to}: ${name} may not`;
}

function isAllowed({ from, to, typeOnly }: Import, name: string, room: Room): boolean {
  const target = roomOf(to);
  if (target === 'src/blocks' && name === 'src/blocks') return blockOf(from) === blockOf(to);
  if (target === 'src/blocks' && name === 'src/page') return to.includes('*');
  if (target === name) return true;
  if (target !== undefined && room.may?.includes(target)) return true;
  if (name === 'src/node' && (OF_THE_APP.has(to) || PROTOCOLS.has(to))) return true;
  if (from === BENCH.from && to === BENCH.to) return true;
  return typeOnly && (room.types ?? []).some((other) => to === other || to.startsWith(`${other}/`));
}

/** 'hero' for a file of src/blocks/hero: blocks never import one another. */
const blockOf = (file: string) => file.split('/')[2];

const isOurs = (to: string) => /^(src|embed|tests|schemas)(\/|$)/.test(to);

/** A block's part of the early script follows the rules of the early script. */
const EARLY_STEP = /^src\/blocks\/[^/]+\/(early|late)\.ts$/;

function roomOf(file: string): string | undefined {
  if (EARLY_STEP.test(file)) return 'src/app/early';
  return Object.keys(ROOMS)
    .filter((name) => file.startsWith(`${name}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

const at = ({ from, line }: Import) => `${from}:${line}`;
