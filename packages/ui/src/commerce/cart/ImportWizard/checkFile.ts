import type { FileProblem } from './types.ts';

/** K-83 */
const EXTENSIONS = ['xlsx', 'xls'];

/** What an input of type file is asked to offer. */
export const ACCEPT = EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Import files may have so much (D-095). */
export const MAX_MEGABYTES = 5;
export const MAX_ROWS = 5000;

/** What can be seen of a file before it is sent; null when it may be tried (V-049, D-095). */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!name.includes('.') || !EXTENSIONS.includes(extension)) return { kind: 'extension', name };
  if (size > MAX_MEGABYTES * 1024 * 1024) return { kind: 'tooLarge' };
  return size === 0 ? { kind: 'invalid' } : null;
};
