/** The id of the control of a field. */
export function fieldId(at: string): string {
  return `field:${at}`;
}

/** The ids of what describes a field: its help, its mistakes. */
export function describedBy(
  at: string,
  parts: { help: boolean; problems: boolean },
): string | undefined {
  const ids = [parts.help && `${fieldId(at)}:help`, parts.problems && `${fieldId(at)}:problems`];
  return ids.filter(Boolean).join(' ') || undefined;
}
