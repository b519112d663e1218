import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { themes } from '@vitrine/tokens';
import { exportCss } from '@vitrine/tokens/exchange';
import { Button } from '@vitrine/ui';
import { Container, Heading, Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { studioLabels } from '../../../apps/web/src/mappers/labels/studio.ts';
import type { StudioFile } from './model/files.ts';
import { encodeFragment } from './model/share.ts';
import { firstLook } from './model/look.ts';
import { Studio } from './Studio.tsx';
import { cutFile, emptyFile, hostileDrawing, hugeFile, logoFile, textFile } from './testing/files.ts';
import type { House, Surface } from './types.ts';

const fjord: House = { name: 'Fjord', style: themes.fjord, logo: null, logoDark: null };

const surfaces: Surface[] = [
  {
    id: 'words',
    title: 'Words',
    group: 'Landing',
    render: ({ name, logo }) => (
      <Container>
        <Stack space="lg">
          {logo ? <img src={logo} alt={name} /> : <Heading level={1}>{name}</Heading>}
          <Text>Spring is here, and it is worn in layers.</Text>
          <Button>See the collection</Button>
        </Stack>
      </Container>
    ),
  },
];

interface Working {
  fragment?: string;
  onSave?: (file: StudioFile) => void;
}

/** The address of a page that the studio keeps in step. */
const Kept = ({ fragment: given = '', onSave }: Working) => {
  const [fragment, setFragment] = useState(given);
  return (
    <>
      <Studio
        start={fjord}
        surfaces={surfaces}
        documents={[]}
        labels={useLabels(studioLabels)}
        fragment={fragment}
        onFragment={setFragment}
        onSave={onSave}
      />
      <output data-testid="fragment" hidden>
        {fragment}
      </output>
    </>
  );
};

const meta = preview.meta({
  title: 'White label/Studio/At work',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { partner: 'vitrine', mode: 'light', locale: 'en' },
  args: { onSave: fn<(file: StudioFile) => void>() } as Working,
  render: (args: Working) => <Kept {...args} />,
});

type Canvas = ReturnType<typeof within>;

const hexOf = (canvas: Canvas, name = 'Brand') => canvas.getByRole('textbox', { name });

const drop = (target: Element, file: File): void => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

const studioOf = (canvasElement: HTMLElement): HTMLElement =>
  canvasElement.querySelector<HTMLElement>('[data-studio]') as HTMLElement;

/** The custom property of the first frame that is on the stage. */
const worn = (canvasElement: HTMLElement, name = '--v-color-brand', frame = 0): string => {
  const page = canvasElement.querySelectorAll('iframe')[frame]?.contentDocument;
  return page ? getComputedStyle(page.documentElement).getPropertyValue(name) : '';
};

const paint = (canvas: Canvas, colour: string, name = 'Brand: choose a colour') =>
  fireEvent.input(canvas.getByLabelText(name), { target: { value: colour } });

const paste = async (canvas: Canvas, text: string): Promise<void> => {
  await userEvent.click(canvas.getByText('Paste a text or a link'));
  await fireEvent.change(canvas.getByRole('textbox', { name: /^Branding, tokens/ }), { target: { value: text } });
  await userEvent.click(canvas.getByRole('button', { name: 'Read it' }));
};

export const Playground = meta.story({ name: 'A quiet tool around a loud brand' });

export const Nonsense = meta.story({
  name: 'A text that is no branding is refused in plain words, and nothing changes (D-113)',
  play: async ({ canvas }) => {
    await paste(canvas, 'Dear all, please find our colours attached.');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Nothing could be read from this, so nothing was changed');
    await expect(alert).toHaveTextContent('neither a branding, design tokens');
    await expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand);
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Repair = meta.story({
  name: 'A branding with mistakes is worn only once its repair is accepted',
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

export const NoColour = meta.story({
  name: 'What is no colour is said at its field and changes nothing; any notation of CSS is understood',
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

export const FromALogo = meta.story({
  name: 'A dropped logo is shown on every surface, and its colours are proposed to be used at once or one by one',
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

export const HostileLogos = meta.story({
  name: 'A logo that is huge, cut off, empty or no picture is refused where it was dropped; a drawing cannot do anything',
  play: async ({ canvas, canvasElement }) => {
    const cases: [File, RegExp][] = [
      [await hugeFile(), /8,?000 × 5,?000 pixels, more than 20 megapixels/],
      [await cutFile(), /cut off or damaged/],
      [await emptyFile(), /every pixel is transparent/],
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

export const Steps = meta.story({
  name: 'One drag of a colour is one step back, by key or button, and steps in a text are the text’s own',
  play: async ({ canvas, canvasElement }) => {
    for (const colour of ['#400000', '#600000', '#800000']) await paint(canvas, colour);
    await waitFor(() => expect(worn(canvasElement)).toBe('#800000'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#800000'));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(hexOf(canvas)).toHaveValue('#800000');
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand));
  },
});

export const Alternatives = meta.story({
  name: 'A colour that had to move is told with its reason, and one press takes one that need not (D-113)',
  play: async ({ canvas }) => {
    await paint(canvas, '#ffff66');
    const summary = canvas.getByRole('button', { name: /pairs legible/ });
    await waitFor(() => expect(summary).toHaveTextContent('1 colour moved'));
    await waitFor(() => expect(canvas.getByText(/^Brand moved in \d roles\.$/)).toHaveAttribute('role', 'status'));
    await userEvent.click(summary);
    const moves = within(canvas.getByRole('region', { name: 'What was moved, and why' }));
    await expect(moves.getByText(/Brand #ffff66 could not be used/).closest('li')).toHaveTextContent(
      /where (3|4\.5):1 is needed/,
    );
    await userEvent.click((await moves.findAllByRole('button', { name: /^Use #[0-9a-f]{6}$/ }))[0] as HTMLElement);
    await waitFor(() => expect(summary).toHaveTextContent('every colour used as given'));
    await expect(canvas.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(75);
  },
});

export const Imports = meta.story({
  name: 'An account’s file brings name, logo and look along; a style sheet of another house proposes',
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

export const Compared = meta.story({
  name: 'Two brandings stand side by side; what is changed is the one that is chosen',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(canvas.getByRole('radio', { name: 'B' })).toBeChecked();
    await paint(canvas, '#800000');
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe').length).toBeGreaterThanOrEqual(2));
    await userEvent.click(canvas.getByRole('radio', { name: 'A' }));
    await expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand);
    await userEvent.click(canvas.getByRole('radio', { name: 'B' }));
    await expect(hexOf(canvas)).toHaveValue('#800000');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(canvas.queryByRole('radio', { name: 'A' })).toBeNull();
    await expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand);
  },
});

const tropico: House = { name: 'Trópico', style: themes.tropico, logo: null, logoDark: null };
const shared = encodeFragment([tropico], { ...firstLook('dark', 'pt-BR'), vision: 'tritanopia', widths: [768] });

export const Shared = meta.story({
  name: 'A link brings the whole branding, its name and how it was looked at; the address follows what is changed',
  args: { fragment: shared },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Trópico');
    await expect(hexOf(canvas)).toHaveValue(themes.tropico.seeds.brand);
    await expect(canvas.getByRole('combobox', { name: 'Colour vision' })).toHaveValue('tritanopia');
    await expect(canvas.getByRole('checkbox', { name: '768' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '1440' })).not.toBeChecked();
    await paint(canvas, '#800000');
    await waitFor(() => expect(canvas.getByTestId('fragment').textContent).not.toBe(shared));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = canvas.getByRole('textbox', { name: 'Link to exactly this' }) as HTMLInputElement;
    await expect(link.value.split('#')[1]).toBe(canvas.getByTestId('fragment').textContent);
  },
});

export const BrokenLink = meta.story({
  name: 'A broken link is said in plain words, and what was there stays',
  args: { fragment: shared.slice(0, -9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link is incomplete or was changed on its way');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Fjord');
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Portuguese = meta.story({
  name: 'Em português, do começo ao relatório',
  globals: { partner: 'vitrine', mode: 'light', locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await paint(canvas, '#ffff66', 'Marca: escolher uma cor');
    const summary = canvas.getByRole('button', { name: /pares legíveis/ });
    await waitFor(() => expect(summary).toHaveTextContent('1 cor ajustada'));
    await userEvent.click(summary);
    await expect(canvas.getByText(/Marca #ffff66 não pôde/).closest('li')).toHaveTextContent(/onde se pede/);
  },
});
