import preview from '#storybook/preview';
import { themes } from '@vitrine/tokens';
import { exportCss } from '@vitrine/tokens/exchange';
import { expect, type fn, userEvent, waitFor, within } from 'storybook/test';
import type { StudioFile } from './model/files.ts';
import { atWork, drop, hexOf, studioOf } from './testing/AtWork.fixture.tsx';
import { cutFile, emptyFile, flatLogoFile, hostileDrawing, hugeFile, logoFile, textFile } from './testing/files.ts';

const meta = preview.meta({ ...atWork, title: 'White label/Studio/Bringing' });

/** A branding with mistakes is applied only once its repair is accepted. */
export const Repair = meta.story({
  name: 'Repair of a branding',
  play: async ({ canvas, canvasElement }) => {
    const mistaken = { ...themes.petale, density: 'arry', seeds: { ...themes.petale.seeds, brand: 'teal' } };
    drop(studioOf(canvasElement), textFile('petale.json', JSON.stringify(mistaken)));
    const offer = await canvas.findByRole('button', { name: 'Use the repaired branding' });
    await expect(canvas.getByText(/“teal” is a colour in another notation/)).toHaveTextContent('Use #008080.');
    await expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand);
    await userEvent.click(offer);
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#008080'));
  },
});

/** Flat colours come back exactly, the one that covers most of the mark as the brand; a press swaps brand and accent. */
export const FlatLogo = meta.story({
  name: 'Colours of a flat logo',
  play: async ({ canvas, canvasElement }) => {
    drop(studioOf(canvasElement), await flatLogoFile());
    const swatches = within(await canvas.findByRole('group', { name: 'Colours from your logo' }));
    const first = (name: RegExp) => swatches.getAllByRole('button', { name })[0];
    await expect(first(/^Brand: /)).toHaveTextContent('#0b5d4b');
    await expect(first(/^Accent: /)).toHaveTextContent('#ff4d00');
    const swap = swatches.getByRole('button', { name: 'Swap Brand and Accent' });
    await userEvent.click(swap);
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#ff4d00'));
    await expect(hexOf(canvas, 'Accent')).toHaveValue('#0b5d4b');
    await expect(swatches.getByRole('button', { name: 'Brand: #ff4d00' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(swap);
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#0b5d4b'));
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#ff4d00'));
    await userEvent.click(swatches.getByRole('button', { name: 'Use these colours' }));
    await expect(hexOf(canvas)).toHaveValue('#ff4d00');
    for (const swatch of swatches.getAllByRole('button', { name: /: #/ }))
      await expect(swatch.scrollWidth).toBeLessThanOrEqual(swatch.clientWidth);
  },
});

/** A logo that is huge, cut off, empty or no picture is refused at its field; a drawing cannot run anything. */
export const HostileLogos = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const cases: [File, RegExp][] = [
      [await hugeFile(), /8,?000 × 5,?000 pixels, more than 20 megapixels/],
      [await cutFile(), /cut off or damaged/],
      [await emptyFile(), /every pixel is transparent/],
      [textFile('mark.png', '', 'image/png'), /This file is empty/],
      [textFile('mark.png', '<html></html>', 'image/png'), /not a PNG, JPEG, WebP or SVG/],
      [
        new File([new Uint8Array(3_000_000)], 'heavy.png', { type: 'image/png' }),
        /2.9 MB; a logo needs less than 2 MB/,
      ],
    ];
    for (const [file, reason] of cases) {
      drop(studioOf(canvasElement), file);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(reason));
    }
    await expect(canvas.queryByRole('button', { name: 'Remove: Logo' })).toBeNull();
    drop(studioOf(canvasElement), hostileDrawing());
    const picture = await canvas.findByRole('img', { name: 'mark.svg' });
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect('hostile' in globalThis).toBe(false);
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('hostile'));
    await expect(asked).toEqual([]);
  },
});

/** The file of an account brings its name, logo and look; a style sheet proposes colours. */
export const Imports = meta.story({
  name: 'Account file and style sheet',
  play: async ({ args, canvas, canvasElement }) => {
    drop(studioOf(canvasElement), await logoFile());
    await canvas.findByRole('button', { name: 'Remove: Logo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Branding for the shop/ }));
    const [file] = (args.onSave as ReturnType<typeof fn<(file: StudioFile) => void>>).mock.calls[0] ?? [];
    const text = file?.text() ?? '';
    await expect(JSON.parse(text)).toMatchObject({ name: 'Fjord', style: themes.fjord, logo_dark: null });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Logo' }));
    drop(studioOf(canvasElement), textFile('brand.json', text.replace('"Fjord"', '"Fjord & Co."')));
    await canvas.findByText('Taken from brand.json (branding)');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Fjord & Co.');
    await expect(canvas.getByRole('button', { name: 'Remove: Logo' })).toBeVisible();
    drop(studioOf(canvasElement), textFile('theme.css', exportCss(themes.signal), 'text/css'));
    await canvas.findByText('Taken from theme.css (CSS)');
    await expect(hexOf(canvas)).toHaveValue(themes.signal.seeds.brand);
  },
});
