import preview from '#storybook/preview';
import { themes } from '@vitrine/tokens';
import { exportCss } from '@vitrine/tokens/exchange';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { StudioFile } from './model/files.ts';
import { Kept, drop, hexOf, paste, studioOf } from './testing/AtWork.fixture.tsx';
import type { Working } from './testing/AtWork.fixture.tsx';
import { cutFile, emptyFile, flatLogoFile, hostileDrawing, hugeFile, logoFile, textFile } from './testing/files.ts';

const meta = preview.meta({
  title: 'White label/Studio/Bringing',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { partner: 'vitrine', mode: 'light', locale: 'en' },
  args: { onSave: fn<(file: StudioFile) => void>() } as Working,
  render: (args: Working) => <Kept {...args} />,
});

/** It is refused in plain words, and nothing changes. */
export const Nonsense = meta.story({
  name: 'Text that is no branding',
  parameters: { covers: ['D-113'] },
  play: async ({ canvas }) => {
    await paste(canvas, 'Dear all, please find our colours attached.');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Nothing could be read from this, so nothing was changed');
    await expect(alert).toHaveTextContent('neither a branding, design tokens');
    await expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand);
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An empty file and one that is cut off are each named, in the reader’s language. */
export const NotWhole = meta.story({
  name: 'Empty or cut-off file',
  parameters: { covers: ['D-113'] },
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, canvasElement }) => {
    const files: [string, RegExp][] = [
      ['', /Não há nada nele/],
      ['{"seeds": {', /Isto não é JSON \(linha 1\)\. Pode estar cortado/],
      ['{\n"seeds" nothing }', /Isto não é JSON \(linha 2\)/],
    ];
    for (const [text, said] of files) {
      drop(studioOf(canvasElement), textFile('look.json', text));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(said));
    }
  },
});

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

/** A wrong colour is named at its field and changes nothing; any notation of CSS is understood. */
export const NoColour = meta.story({
  name: 'Wrong colour',
  play: async ({ canvas }) => {
    const field = hexOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, 'blauish');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('“blauish” is not a solid colour');
    await expect(field).toHaveAccessibleDescription(/not a solid colour/);
    await expect(canvas.getByLabelText('Brand: choose a colour')).toHaveValue(themes.fjord.seeds.brand);
    await userEvent.clear(field);
    await userEvent.type(field, 'hsl(180 100% 25%){Enter}');
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#008080'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A dropped logo shows on every surface, and its colours can be used at once or one by one. */
export const FromALogo = meta.story({
  name: 'Colours from a logo',
  play: async ({ canvas, canvasElement }) => {
    drop(studioOf(canvasElement), await logoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these colours' }));
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#0b6e4f'));
    await expect(hexOf(canvas, 'Accent')).toHaveValue('#f4a300');
    const swatches = within(canvas.getByRole('group', { name: 'Colours from your logo' }));
    await expect(swatches.getAllByRole('button', { name: /^Accent: / })).toHaveLength(3);
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')?.contentDocument?.querySelector('img')?.getAttribute('src')).toMatch(
        /^data:image\/png;base64,/,
      ),
    );
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

/** Colours and logo taken over leave nothing of the former brand in the dark. */
export const DarkToo = meta.story({
  name: 'Logo, dark too',
  args: {
    brandDraft: {
      name: 'Fjord',
      style: themes.fjord,
      logo: null,
      logoDark: { name: 'former', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'former' })).toBeInTheDocument();
    drop(studioOf(canvasElement), await logoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these colours' }));
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#0b6e4f'));
    await expect(canvas.queryByRole('img', { name: 'former' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByRole('img', { name: 'former' })).toBeInTheDocument();
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

/** What is found in a logo belongs to the branding it was dropped on. */
export const Sides = meta.story({
  name: 'Logo belongs to its side',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    drop(studioOf(canvasElement), await logoFile());
    await expect(await canvas.findByRole('button', { name: 'Use these colours' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A · start' }));
    await expect(canvas.queryByRole('button', { name: 'Use these colours' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove: Logo' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'B' }));
    await expect(canvas.getByRole('button', { name: 'Use these colours' })).toBeVisible();
  },
});

/** A branding added for comparison begins with nothing found. */
export const AnotherSide = meta.story({
  name: 'Second side starts empty',
  play: async ({ canvas, canvasElement }) => {
    const compare = () => userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await compare();
    drop(studioOf(canvasElement), await logoFile());
    await expect(await canvas.findByRole('button', { name: 'Use these colours' })).toBeVisible();
    drop(studioOf(canvasElement), textFile('mark.png', '<html></html>', 'image/png'));
    await canvas.findByRole('alert');
    await compare();
    await compare();
    await expect(canvas.getByRole('radio', { name: 'B' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Use these colours' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'B' }));
    await expect(canvas.getByRole('button', { name: 'Remove: Logo' })).toBeVisible();
  },
});
