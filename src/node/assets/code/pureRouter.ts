import type { Plugin } from 'vite';

/** What is written in the package, and what says the same so that a bundler may leave it out. */
export const REWRITES: [written: RegExp, instead: string][] = [
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/= (new Set\()/g, '= /* @__PURE__ */ $1'],
  [/= (Object\.getOwnPropertyNames\(.*);$/gm, '= /* @__PURE__ */ (() => $1)();'],
  // Names for React's own tools, and a context for what only servers render.
  [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
  // The router of addresses alone has no data: what asks for the other one is never called.
  [/\bisDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  // What it says to who uses it wrongly, in sentences: the mistake is thrown all the same.
  [/(?<=^ +)[`"](?:<\w+>|You cannot|use\w+\(\)|<Router basename).*[`"]$/gm, '""'],
  [/(?<=^ +return )`Cannot include a [^;]*;/m, '"";'],
  [/(?<== )`You should call navigate\(\) .*`(?=;$)/m, '""'],
];

/**
 * Lets the bundler drop what the site does not use of react-router. The package creates its components by
 * calls that no bundler may leave out unasked, so that its links, forms and loaders come along: 7 KB of 11
 * (brotli). Here these calls are marked as free of side effects, which they are.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) =>
        REWRITES.reduce((text, [written, instead]) => text.replace(written, instead), code),
    },
  };
}
