import { createHash } from 'node:crypto';
import { isKey } from '../../../platform/files/files.ts';
import type { Files } from '../../../platform/files/files.ts';

const kept = '/media/files/';

const digest = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** SHA-256 of a file. Browsers say the same of a file before it is sent. */
export const hashOf = async (file: File): Promise<string> => digest(new Uint8Array(await file.arrayBuffer()));

/** Whether a file is the stored picture itself, sent again so that another part of it is shown. */
export const isStoredPicture = async (files: Files, path: string, hash: string): Promise<boolean> => {
  const key = path.replace(/#.*/, '').slice(kept.length);
  const content = path.startsWith(kept) && isKey(key) ? await files.get(key) : undefined;
  return content !== undefined && digest(content) === hash;
};
