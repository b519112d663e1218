/** Of an uploaded picture, once decoded. */
export const mostMegapixels = 40;

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'svg';

/** The largest box of a drawn picture, in pixels. */
export interface Room {
  width: number;
  height?: number;
}

/** A part of a picture, as shares of its width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture to draw again. */
export interface PictureOrder {
  content: Uint8Array;
  /** Formats by what is inside the file. */
  readable: readonly PictureFormat[];
  /** One picture is drawn for each; none if only the size is asked. */
  rooms: readonly Room[];
  /** What it becomes, with the options of sharp; WebP if not said. */
  as?: { format: 'webp' | 'jpeg' | 'png'; options?: object };
  /** The part that is kept; all of it unless said. */
  crop?: Crop;
  /** Also as large as the room when the picture is smaller. */
  enlarge?: boolean;
  /** The colour behind transparent parts. */
  ground?: string;
  /** Cuts off margins of one colour. */
  trim?: boolean;
  /** The server made it: a vector drawing is not searched for what people put into theirs. */
  isOwn?: boolean;
}

export interface DrawnPicture {
  content: Uint8Array;
  width: number;
  height: number;
}

/** What makes a vector drawing one that cannot be drawn safely, or not as it was meant. */
export type SvgProblem =
  | 'svgEntities'
  | 'svgImage'
  | 'svgText'
  | 'svgNested'
  | 'svgElements'
  | 'svgUses'
  | 'svgFilters'
  | 'svgPatterns';

/** Why a file is not taken as a picture, with the values of its sentence. */
export interface PictureProblem {
  why: 'unreadable' | 'heic' | 'wrongType' | 'tooManyPixels' | 'tooLong' | SvgProblem;
  facts?: Readonly<Record<string, string | number>>;
}

export type DrawResult =
  | { size: { width: number; height: number }; drawn: DrawnPicture[] }
  | { problem: PictureProblem };
