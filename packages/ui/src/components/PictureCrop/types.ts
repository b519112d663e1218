/** Shares of the whole picture, 0 to 1. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point of the cropped picture, as shares from its left and its top, 0 to 1. */
export interface FocusPoint {
  x: number;
  y: number;
}

/** Which part of a picture is used, and which point of that part always stays in sight. */
export interface PictureFraming {
  crop: CropArea;
  focus: FocusPoint;
}

/** A place that shows the picture. */
export interface PicturePlace {
  /** Names the place, and the shape in the list of shapes. */
  name: string;
  /** Width to height: `16 / 9`. */
  ratio: number;
}

/** The corners and sides of the crop that can be moved. */
export type CropHandle = 'topLeft' | 'top' | 'topRight' | 'right' | 'bottomRight' | 'bottom' | 'bottomLeft' | 'left';

export interface PictureCropLabels {
  /** Says how to use it, above the picture. */
  hint: string;
  /** Names the crop for screen readers. It is moved with the arrow keys. */
  crop: string;
  /** Names each corner and side for screen readers. */
  handles: Record<CropHandle, string>;
  /** Says how much of the picture is used, in whole percent. Screen readers announce each change. */
  area: (percent: { width: number; height: number }) => string;
  /** Label of the list of shapes. */
  shape: string;
  /** The shape without a ratio. */
  free: string;
  /** The button that takes the whole picture again. */
  whole: string;
  /** Names the focus point. */
  focus: string;
  /** Names the slider that moves the focus point to the left and right. */
  focusAcross: string;
  /** Names the slider that moves the focus point up and down. */
  focusDown: string;
  /** Says where the focus point is, in whole percent of the cropped picture. */
  focusPlace: (percent: { left: number; top: number }) => string;
  /** Heading of the previews. */
  previews: string;
  /** Shown in place of a picture that cannot be read. */
  unreadable: string;
}

export interface PictureCropProps {
  /** An address of the picture, such as an object URL. */
  src: string;
  value: PictureFraming;
  onChange: (change: { value: PictureFraming }) => void;
  /** Called if the browser cannot read the picture. Disable what would use it. */
  onUnreadable?: () => void;
  /** Where the picture will be shown. Each is drawn as a small preview that follows the crop and the focus point. */
  previews: PicturePlace[];
  labels: PictureCropLabels;
}
