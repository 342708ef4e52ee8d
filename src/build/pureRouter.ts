import type { Plugin } from 'vite';

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
        code
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
    },
  };
}
