/** `parts` in a row, with a dot between them that never begins a line. */
export const dotted = (parts: readonly string[]): string => parts.join('\u00a0· ');
