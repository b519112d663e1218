import { storyNameFromExport } from 'storybook/internal/csf';

/** The name of a story by its export: `OutOfStock` is *Out of stock*. */
export const sentenceCase = (exportName: string): string => {
  const name = storyNameFromExport(exportName);
  return name.charAt(0) + name.slice(1).toLowerCase();
};
