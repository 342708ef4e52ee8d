/** Endings of what is no page. */
const FILE =
  /\.(?:js|mjs|css|json|xml|txt|map|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|webmanifest|pdf|csv|xlsx?|ods|docx?|zip|gz|br|mp4|webm|vtt|vcf|php|asp|aspx|env|ya?ml|sql)$/i;

/** The path of an address, decoded and without what servers add to pages: '/about' for '/about/?a=b' and '/about.html'. */
export function pageIn(address: string): string | undefined {
  const path = decoded(address.split(/[?#]/, 1)[0] ?? '');
  if (path === undefined || !path.startsWith('/') || FILE.test(path)) return undefined;
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
