import { randomUUID } from 'node:crypto';
import { privateFolder } from '../../../platform/files/files.ts';
import type { Files } from '../../../platform/files/files.ts';
import { redrawUpload } from '../../../platform/pictures/redraw.ts';
import type { PictureFormat } from '../../../platform/pictures/types.ts';
import type { Sender } from '../../../platform/processes/uploadWork.ts';

const longestSide = 1600;
const readable: readonly PictureFormat[] = ['jpeg', 'png', 'gif'];
const as = { format: 'webp', options: { quality: 84 } } as const;

/** Keeps a picture of a chat and returns the key of its file, which only the two sides can read (V-070, D-097). */
export const storePicture = async (sender: Sender, files: Files, picture: File): Promise<string> => {
  const content = Buffer.from(await picture.arrayBuffer());
  const rooms = [{ width: longestSide, height: longestSide }];
  const [drawn] = await redrawUpload(sender, { field: 'arquivo', content, readable, rooms, as });
  const key = `${privateFolder}messages/${randomUUID()}.webp`;
  await files.put(key, drawn?.content ?? new Uint8Array(), 'image/webp');
  return key;
};
