import { expect, waitFor, type within } from 'storybook/test';

/** The window of the preview. It is drawn once it is near. */
export const previewWindow = (canvas: ReturnType<typeof within>): HTMLIFrameElement => {
  canvas.getByRole('heading', { name: 'Preview' }).scrollIntoView();
  return canvas.getByTitle('Preview') as HTMLIFrameElement;
};

/** Waits for a heading of the page in that window. */
export const previewed = (canvas: ReturnType<typeof within>, name: string): Promise<void> =>
  waitFor(() => expect(previewWindow(canvas).contentDocument?.querySelector('h1, h2')).toHaveTextContent(name));
