/**
 * Whether the build prepares a file of public/ itself, instead of copying it: pictures and fonts, which are published
 * under /assets/ where the config names them. `file` is its path below public/.
 */
export function isPrepared(file: string): boolean {
  return /^(?:images|fonts)[\\/]/.test(file);
}
