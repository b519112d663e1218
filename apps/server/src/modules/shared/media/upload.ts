import { randomUUID } from 'node:crypto';
import type { pictureUpload } from '@vitrine/api/schemas';
import type { z } from 'zod';
import { redrawUpload } from '../../../platform/pictures/redraw.ts';
import type { Crop, PictureFormat } from '../../../platform/pictures/types.ts';
import type { Sender } from '../../../platform/processes/uploadWork.ts';
import type { Files } from '../../../platform/files/files.ts';

/** Widths that pages ask for. */
const widths = [120, 300, 480, 600, 1200];
const readable: readonly PictureFormat[] = ['jpeg', 'png', 'webp'];
const as = { format: 'webp', options: { quality: 84 } } as const;

type Upload = Pick<z.output<typeof pictureUpload>, 'picture'> & Partial<z.output<typeof pictureUpload>>;

const cropOf = ({ crop_x = 0, crop_y = 0, crop_width = 1, crop_height = 1 }: Upload): Crop => ({
  x: crop_x,
  y: crop_y,
  width: crop_width,
  height: crop_height,
});

const percent = (share: number): number => Math.round(share * 100);

/** The point that stays in sight, as the end of a path; nothing for the middle. */
const focusOf = ({ focus_x = 0.5, focus_y = 0.5 }: Upload): string => {
  const focus = `${percent(focus_x)}-${percent(focus_y)}`;
  return focus === '50-50' ? '' : `#focus=${focus}`;
};

/** Keeps a public picture, or the chosen part of it, in the widths that pages ask for. Returns its path, with `{w}` for the width. */
export const storeUpload = async (sender: Sender, files: Files, upload: Upload): Promise<string> => {
  const content = Buffer.from(await upload.picture.arrayBuffer());
  const rooms = widths.map((width) => ({ width }));
  const drawn = await redrawUpload(sender, { field: 'picture', content, readable, rooms, as, crop: cropOf(upload) });
  const folder = `pictures/${randomUUID()}`;
  await Promise.all(drawn.map((one, index) => files.put(`${folder}/${widths[index]}.webp`, one.content, 'image/webp')));
  return `${files.url(folder)}/{w}.webp${focusOf(upload)}`;
};
