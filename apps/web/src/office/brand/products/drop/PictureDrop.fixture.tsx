/** A file with this name and a content of its own, unless it says another. */
export const fileOf = (name: string, content = name) =>
  new File([content], name, { type: 'image/jpeg', lastModified: 1 });
