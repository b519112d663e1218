/** Logos are shown in this proportion; twice the size the specification names, for fine screens (K-82). */
export const logoFrame = { width: 692, height: 438 } as const;

/** How a picture goes into the frame: all of it with room around, or so that it covers the frame. */
export type LogoFit = 'whole' | 'fill';

const open = (file: Blob): Promise<HTMLImageElement> =>
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

/** Where a picture goes in the frame, in the middle. */
export const placeLogo = ({ width, height }: Size, fit: LogoFit) => {
  const scales = [logoFrame.width / width, logoFrame.height / height];
  const scale = fit === 'whole' ? Math.min(...scales) : Math.max(...scales);
  const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return {
    x: (logoFrame.width - drawnWidth) / 2,
    y: (logoFrame.height - drawnHeight) / 2,
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

/** A picture drawn into the frame, as PNG. Rejects what cannot be read as a picture. */
export const fitLogo = async (file: File, fit: LogoFit): Promise<File> => {
  const image = await open(file);
  // A drawing without a size of its own fills the frame.
  const { x, y, width, height } = placeLogo(
    { width: image.naturalWidth || logoFrame.width, height: image.naturalHeight || logoFrame.height },
    fit,
  );
  const canvas = Object.assign(document.createElement('canvas'), logoFrame);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw pictures.');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, x, y, width, height);
  return toFile(canvas, `${file.name.replace(/\.\w+$/, '')}.png`);
};
