import preview from '#storybook/preview';
import { themes } from '@vitrine/tokens';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atWork, drop, hexOf, paste, studioOf } from './testing/AtWork.fixture.tsx';
import { logoFile, textFile } from './testing/files.ts';

const meta = preview.meta({ ...atWork, title: 'White label/Studio/Bringing' });

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
