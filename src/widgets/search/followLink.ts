/** Goes to an address as a click on a link does: within the site without a new document. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
