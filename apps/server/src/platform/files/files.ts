/** Where uploaded and made files live, on disk or in a bucket. Keys are relative paths of plain characters, such as `avatars/3f9a.webp`. */
export interface Files {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The content, or undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Path under which the shop serves the file. */
  url(key: string): string;
}

const plain = /^(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/i;

/** Throws on a key that could leave its folder. */
export const checkKey = (key: string): string => {
  if (!plain.test(key) || key.length > 200)
    throw new Error(`${JSON.stringify(key)} is no file key: use letters, digits, dot, dash and slash.`);
  return key;
};
