/** Where uploaded and made files live, on disk or in a bucket. Keys are relative paths of plain characters, such as `avatars/3f9a.webp`. */
export interface Files {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The content, or undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Every key, in no order. */
  list(): AsyncIterable<string>;
  /** Path under which the shop serves the file. */
  url(key: string): string;
}

const plain = /^(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/i;

/** Files below it are for their members alone: only calls that check who asks give them out. */
export const privateFolder = 'private/';

/** Whether a text may name a file. */
export const isKey = (text: string): boolean => text.length <= 200 && plain.test(text);

/** Throws on a key that could leave its folder. */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is no file key: use letters, digits, dot, dash and slash.`);
  return key;
};
