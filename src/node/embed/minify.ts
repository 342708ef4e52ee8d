import { minify_sync as minify, type MinifyOptions } from 'terser';
import { INNER_NAMES } from './innerNames';

const COMPRESS = {
  ecma: 2020 as const,
  passes: 4,
  // Separate declarations look alike, which suits brotli.
  join_vars: false,
  keep_fargs: false,
  lhs_constants: false,
  pure_getters: true,
  unsafe: true,
  unsafe_arrows: true,
  unsafe_methods: true,
};

/** Makes a script small; what a script hands to others keeps its meaning. */
export type Minifier = (code: string, isModule: boolean) => string;

/**
 * Makes scripts as small as they can be for browsers. Those that went through one minifier may hand things to
 * each other: an inner name becomes the same in all of them.
 */
export function createMinifier(inner: readonly string[] = INNER_NAMES): Minifier {
  const regex = new RegExp(`^(${inner.join('|')})$`);
  let props: object | undefined;
  return (code, isModule) => {
    const nameCache = { props };
    const options: MinifyOptions = {
      module: isModule,
      toplevel: true,
      ecma: 2020 as const,
      compress: COMPRESS,
      mangle: { properties: { regex, builtins: true } },
      nameCache,
    };
    const { code: small = '' } = minify(code, options);
    ({ props } = nameCache);
    return small;
  };
}
