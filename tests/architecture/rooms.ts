import type { Import } from './imports';

/** What the files of one folder may import beside their own folder. */
interface Room {
  /** Folders of ours. */
  may?: string[];
  /** Folders or files of which only types may be taken: nothing of them runs. */
  types?: string[];
  /** Packages that must stay out, although the project has them. */
  without?: RegExp;
}

const REACT = /^react($|[/-])|^@preact\/signals-react/;
const NODE = /^node:/;
/** What the blocks and everything below them never use: they do not know that there are addresses. */
const ROUTER_OR_NODE = /^react-router|^node:/;

/**
 * Who may import whom: the house of the project. The longest name that fits a file counts. A folder that
 * is missing here may not stand in src/ at all.
 */
export const ROOMS: Record<string, Room> = {
  'src/generated': { without: /./ },
  'src/ui': { without: ROUTER_OR_NODE },
  // The cart runs before React and in pages of others: it knows no framework.
  'src/cart': {
    may: ['src/generated'],
    without: new RegExp(`${REACT.source}|^@preact/|${NODE.source}`),
  },
  'src/cart/react': { may: ['src/cart'], without: ROUTER_OR_NODE },
  'src/catalogue': { may: ['src/generated'], without: /./ },
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
      'src/ui',
      'src/generated',
    ],
    // What every block gets. The registry finds the blocks; no block finds the registry.
    types: ['src/page/block'],
    without: ROUTER_OR_NODE,
  },
  'src/page': { may: ['src/generated', 'src/blocks'], without: ROUTER_OR_NODE },
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
  // Inlined into every page before anything else: no framework, and no more than it must carry.
  'src/app/early': { may: ['src/cart'], without: /./ },
  'src/node': {
    // The names of what is stored are decided once, in the cart; where a product is looked up, in the catalogue.
    may: ['src/generated', 'src/cart', 'src/catalogue'],
    types: ['src', 'embed'],
  },
  // For partners' own builds: types, a loader, components for their React.
  'embed/package': { types: ['embed'], without: NODE },
  // What the widgets may take, the embed may take for them; it never sees a block, a page or the app.
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

/** What the build runs of the app: the entry for prerendering, and how pages are named. */
const OF_THE_APP = new Set(['src/app/server', 'src/app/navigation/pageIds']);

/** The one command whose work is done by the tests' own tools. */
const BENCH = { from: 'src/node/cli/bench.ts', to: 'tests/bench/command' };

/** Says what is wrong with an import, or nothing. */
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
  if (name === 'src/node' && OF_THE_APP.has(to)) return true;
  if (from === BENCH.from && to === BENCH.to) return true;
  return typeOnly && (room.types ?? []).some((other) => to === other || to.startsWith(`${other}/`));
}

/** 'hero' for a file of src/blocks/hero: blocks never import one another. */
const blockOf = (file: string) => file.split('/')[2];

const isOurs = (to: string) => /^(src|embed|tests|schemas)(\/|$)/.test(to);

/** What a block adds to the early script is inlined with it, and has its rules. */
const EARLY_STEP = /^src\/blocks\/[^/]+\/early\.ts$/;

function roomOf(file: string): string | undefined {
  if (EARLY_STEP.test(file)) return 'src/app/early';
  return Object.keys(ROOMS)
    .filter((name) => file.startsWith(`${name}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

const at = ({ from, line }: Import) => `${from}:${line}`;
