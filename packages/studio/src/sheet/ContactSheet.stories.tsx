import preview from '#storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { useStudioLabels } from '../testing/useStudioLabels.ts';
import { cards, brandDraft, look } from '../stage/testing/fixtures.tsx';
import { TranslateContext } from '../words.ts';
import { ContactSheet } from './ContactSheet.tsx';
import type { ContactSheetProps } from './ContactSheet.tsx';
import { WIDTH } from './sheet.css.ts';

const InWords = (props: ContactSheetProps) => (
  <TranslateContext value={useStudioLabels().t}>
    <ContactSheet {...props} />
  </TranslateContext>
);

const meta = preview.meta({
  title: 'White label/Studio/Contact sheet',
  component: InWords,
  tags: ['!autodocs'],
  args: {
    kind: 'sheetPng' as ContactSheetProps['kind'],
    brandDraft: brandDraft('Trópico', 'tropico'),
    look,
    surfaces: [{ ...cards, inSheet: true }],
    title: 'Preview',
    onDone: fn(),
  },
});

/** The colour of a picture at a share of its width, so many pixels from its top. */
const colourAt = (picture: ImageBitmap, share: number, top: number): string => {
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  brush?.drawImage(picture, 0, 0);
  const [red, green, blue] = brush?.getImageData(Math.round(picture.width * share), top, 1, 1).data ?? [];
  return [red, green, blue].join(' ');
};

const pageIn = (root: HTMLElement): Document => {
  const page = within(root).getByTitle<HTMLIFrameElement>('Preview').contentDocument;
  if (!page) throw new Error('The sheet has no page.');
  return page;
};

/** Middle of the first swatch. */
const swatchOf = (page: Document) => page.querySelectorAll('li span')[0]?.getBoundingClientRect();

/** As wide as a desktop screen, in the colours of the brand. */
export const Picture = meta.story({
  name: 'As a picture',
  play: async ({ args, canvasElement }) => {
    const onDone = args.onDone as ReturnType<typeof fn>;
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const done = onDone.mock.calls[0]?.[0] as { picture: Blob } | undefined;
    const blob = done?.picture ?? new Blob();
    await expect(blob.type).toBe('image/png');
    const picture = await createImageBitmap(blob);
    await expect(picture.width).toBe(WIDTH);
    const swatch = swatchOf(pageIn(canvasElement));
    const middle = {
      x: (swatch?.left ?? 0) + (swatch?.width ?? 0) / 2,
      y: (swatch?.top ?? 0) + (swatch?.height ?? 0) / 2,
    };
    await expect(colourAt(picture, middle.x / WIDTH, Math.round(middle.y))).toBe('212 20 95');
    await expect(colourAt(picture, 0.01, 10)).toBe('255 245 223');
  },
});

/** Words stay text, the page is as large as the sheet, and desktop screens keep their width. */
export const Paper = meta.story({
  name: 'On paper',
  args: { kind: 'sheetPdf' },
  play: async ({ args, canvasElement }) => {
    const print = fn();
    await waitFor(() => expect(pageIn(canvasElement).body.textContent).toContain('Trópico'));
    const page = pageIn(canvasElement);
    if (page.defaultView) page.defaultView.print = print;
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(args.onDone).toHaveBeenCalledWith({ picture: null });
    for (const words of ['Trópico', '#d4145f', 'Bricolage Grotesque', 'Brand cards'])
      await expect(page.body.textContent).toContain(words);
    const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');
    await expect(rules).not.toMatch(/@media screen and/);
    await expect(rules).toMatch(/@page\s*\{[^}]*size: 1440px/);
  },
});
