/** The name of the file at an address or path, in lower case: 'bv15.jpg' of 'https://shop.example/files/BV15.jpg?v=2'. */
export function fileName(address: string): string {
  const last = address.replace(/[?#].*$/, '').replace(/^.*[/\\]/, '');
  try {
    return decodeURIComponent(last).toLowerCase();
  } catch {
    return last.toLowerCase();
  }
}
