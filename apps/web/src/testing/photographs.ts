import { http, HttpResponse } from 'msw';

/** A wide picture, light on the left and dark on the right. */
export const paintPhoto = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(600, 400);
  const brush = canvas.getContext('2d');
  for (const [half, colour] of ['#d9b08c', '#5b3a29'].entries()) {
    if (!brush) continue;
    brush.fillStyle = colour;
    brush.fillRect(half * 300, 0, 300, 400);
  }
  return canvas.convertToBlob({ type: 'image/png' });
};

/** Pictures of pixels in place of drawings: a drawing of the workshop is no picture that can be sent again. */
export const photographs = http.get('*/media/drawn/*', async () =>
  HttpResponse.arrayBuffer(await (await paintPhoto()).arrayBuffer(), { headers: { 'content-type': 'image/png' } }),
);
