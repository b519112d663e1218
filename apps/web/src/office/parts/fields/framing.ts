import type { PictureUpload } from '@vitrine/api/client';
import type { PictureCropProps, PictureFraming } from '@vitrine/ui/components/PictureCrop';

type Handles = PictureCropProps['labels']['handles'];

/** What the corners and sides of a crop are called. */
export const handles = (name: (handle: keyof Handles) => string): Handles => ({
  topLeft: name('topLeft'),
  top: name('top'),
  topRight: name('topRight'),
  right: name('right'),
  bottomRight: name('bottomRight'),
  bottom: name('bottom'),
  bottomLeft: name('bottomLeft'),
  left: name('left'),
});

/** A picture with the part and the point that were chosen, for the request. */
export const framedUpload = (picture: File, { crop, focus }: PictureFraming): PictureUpload => ({
  picture,
  crop_x: crop.x,
  crop_y: crop.y,
  crop_width: crop.width,
  crop_height: crop.height,
  focus_x: focus.x,
  focus_y: focus.y,
});

/** Shapes in which the shop shows a picture, by their names: width to height. */
export type Places = Partial<Record<'wide' | 'square' | 'upright', number>>;

/** The point that a stored picture keeps in sight, as its path says; undefined for the middle. */
export const focusIn = (path: string): PictureFraming['focus'] | undefined => {
  const [, left, top] = /#focus=(\d{1,3})-(\d{1,3})$/.exec(path) ?? [];
  return left && top ? { x: Number(left) / 100, y: Number(top) / 100 } : undefined;
};

/** The largest width in which the shop keeps a picture. */
const largest = '1200';

/** A stored picture as a file, so that another part of it can be chosen. Rejects where it cannot be read. */
export const readStored = async (path: string): Promise<File> => {
  const answer = await fetch(path.replace('{w}', largest).replace(/#.*/, ''));
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
  const content = await answer.blob();
  return new File([content], 'picture', { type: content.type });
};
