import type { Plugin } from 'vite';

/** Calls that create a component or a context. They have no side effects, but a bundler cannot know. */
const CREATES = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Names for React's developer tools, and the context of a component that only servers render. */
const LABELS = /^\w+\.(?:displayName|contextType) = .*;$/gm;

/**
 * Lets the bundler drop what nothing uses of react-router: it marks the creation of components as pure, and removes
 * the assignments that would keep them. The package declares no side effects but ships as one module, so that `Link`,
 * `Form` and the data router would come along: 7 KB of script (brotli) on every page, whose budget is 82 KB. To
 * measure it again, leave out this plugin, build, and run `npm test -- budgets`.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) => code.replace(CREATES, '= /* @__PURE__ */ $1').replace(LABELS, ''),
    },
  };
}
