/** The name of a field in words: 'Share image' for 'shareImage', 'Menu from' for 'menu-from'. */
export function inWords(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
