import { extname } from 'node:path';

/** Types of files that the shop shows at an address of their own. */
export const shownTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

/** The type of a stored file, by its name. */
export const typeOfKey = (key: string): string => shownTypes[extname(key)] ?? 'application/octet-stream';
