/** Files as people drop them, good and bad. For stories. */

type Draw = (context: CanvasRenderingContext2D) => void;

const painted = (draw: Draw, size = { width: 240, height: 80 }): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/png');
  });
};

const png = async (draw: Draw): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await painted(draw)).arrayBuffer());

/** Green with a little orange, on nothing. */
const mark = (context: CanvasRenderingContext2D): void => {
  context.fillStyle = '#0b6e4f';
  context.fillRect(10, 10, 180, 60);
  context.fillStyle = '#f4a300';
  context.fillRect(196, 10, 34, 60);
};

export const logoFile = async (): Promise<File> => new File([await png(mark)], 'mark.png', { type: 'image/png' });

/** A large logo of flat colours whose edges are smooth: mostly deep green, with a strong orange, on white. */
const flatMark: Draw = (context) => {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 1357, 463);
  context.fillStyle = '#0b5d4b';
  for (const [at, letter] of ['A', 'L', 'D', 'E', 'I', 'A'].entries()) {
    context.font = 'bold 260px sans-serif';
    context.fillText(letter, 380 + at * 160, 330);
  }
  context.beginPath();
  context.arc(190, 231, 170, 0, 7);
  context.fill();
  context.fillStyle = '#ff4d00';
  context.beginPath();
  context.arc(190, 231, 90.5, 0, 7);
  context.fill();
};

export const flatLogoFile = async (): Promise<File> =>
  new File([await painted(flatMark, { width: 1357, height: 463 })], 'aldeia.png', { type: 'image/png' });

/** The head of a picture of 40 megapixels, which is all that is ever read of it. */
export const hugeFile = async (): Promise<File> => {
  const bytes = await png(mark);
  const head = new DataView(bytes.buffer);
  head.setUint32(16, 8000);
  head.setUint32(20, 5000);
  return new File([bytes], 'huge.png', { type: 'image/png' });
};

/** A picture whose few bytes claim to be many pixels, more than they hold. */
export const cutFile = async (): Promise<File> =>
  new File([(await png(mark)).subarray(0, 120)], 'cut.png', { type: 'image/png' });

export const emptyFile = async (): Promise<File> =>
  new File([await png(() => undefined)], 'empty.png', { type: 'image/png' });

/** A drawing that would like to run, to embed and to ask elsewhere. */
export const hostileDrawing = (): File =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="240" height="80" onload="parent.hostile=1">
<script>parent.hostile = 2; top.hostile = 3;</script>
<foreignObject width="240" height="80"><body xmlns="http://www.w3.org/1999/xhtml"><img src="/hostile.png" onerror="parent.hostile=4"/></body></foreignObject>
<image xlink:href="/hostile-elsewhere.png" width="10" height="10"/>
<rect width="240" height="80" fill="#7a1fa2"/></svg>`,
    ],
    'mark.svg',
    { type: 'image/svg+xml' },
  );

export const textFile = (name: string, text: string, type = 'application/json'): File =>
  new File([text], name, { type });
