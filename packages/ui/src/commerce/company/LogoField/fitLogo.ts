/** Logos are shown in this proportion; twice the size the specification names, for fine screens (K-82). */
export const logoFrame = { width: 692, height: 438 } as const;

/** How a picture goes into the frame: all of it with room around, or so that it covers the frame. */
export type LogoFit = 'whole' | 'fill';

/** Opens a file as a picture. Rejects what cannot be read as one. */
export const openLogo = (file: Blob): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => {
      URL.revokeObjectURL(address);
      resolve(image);
    };
    image.onerror = () => {
      URL.revokeObjectURL(address);
      reject(new Error('The file cannot be read as a picture.'));
    };
    image.src = address;
  });

interface Size {
  width: number;
  height: number;
}

/** Where a picture goes in the frame. `part` says what is shown of one that is longer than the frame: 0 its beginning, 1 its end. */
export const placeLogo = ({ width, height }: Size, fit: LogoFit, part = 0.5) => {
  const scales = [logoFrame.width / width, logoFrame.height / height];
  const scale = fit === 'whole' ? Math.min(...scales) : Math.max(...scales);
  const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return {
    x: (logoFrame.width - drawnWidth) * (fit === 'fill' ? part : 0.5),
    y: (logoFrame.height - drawnHeight) * (fit === 'fill' ? part : 0.5),
    width: drawnWidth,
    height: drawnHeight,
  };
};

const toFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('The picture cannot be drawn.'));
    }, 'image/png');
  });

/** A drawing without a size of its own fills the frame. */
const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth || logoFrame.width,
  height: naturalHeight || logoFrame.height,
});

/** By how much a picture that fills the frame is longer than it, in pixels of the frame; both are 0 where it fits exactly. */
export const overflowOf = (image: HTMLImageElement): { x: number; y: number } => {
  const { width, height } = placeLogo(sizeOf(image), 'fill');
  return { x: width - logoFrame.width, y: height - logoFrame.height };
};

/** A picture drawn into the frame, as PNG. */
export const fitLogo = async (image: HTMLImageElement, name: string, fit: LogoFit, part: number): Promise<File> => {
  const { x, y, width, height } = placeLogo(sizeOf(image), fit, part);
  const canvas = Object.assign(document.createElement('canvas'), logoFrame);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw pictures.');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, x, y, width, height);
  return toFile(canvas, `${name.replace(/\.\w+$/, '')}.png`);
};
