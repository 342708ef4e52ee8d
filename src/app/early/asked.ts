/** What the address names, as a person reads it (spec R2): its last part. What is wrongly encoded stays as it is. */
export function asked(): string {
  const raw = /[^/]*(?=\/*$)/.exec(location.pathname)?.[0] ?? '';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
