/** The short name of a page: its `name`, or its title up to the first '|'. */
export function shortName({ name, title }: { name?: string; title: string }): string {
  return name ?? title.split('|')[0]?.trim() ?? title;
}
