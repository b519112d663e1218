import preview from '#storybook/preview';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { Download } from '../blocks/downloads.ts';
import { Exchange } from '../blocks/Exchange.tsx';
import { Page } from '../blocks/Page.tsx';
import { brandings, readGlobals } from '../modes.ts';
import { exchangeWords } from '../words/exchange.ts';
import { expectTranslated } from '../words/expectTranslated.ts';
import { useWords } from '../words/useWords.ts';

interface Taking {
  onSave?: (file: Download) => void;
}

const meta = preview.meta({
  title: 'White label/Import and export',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: ({ onSave }: Taking, { globals }) => {
    const t = useWords(exchangeWords);
    const { partner } = readGlobals(globals);
    return (
      <Page title={t('title')} intro={t('intro')}>
        <Exchange key={partner} start={brandings[partner]} partner={partner} onSave={onSave} />
      </Page>
    );
  },
});

/** Imports and exports a branding in each format. */
export const Bring = meta.story({ name: 'Import and export' });

const paste = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

const mistaken = JSON.stringify({
  ...brandings.fjord,
  density: 'arry',
  seeds: { ...brandings.fjord.seeds, brand: 'teal' },
});

/** Each error in a document comes with a correction. You can apply the corrected document. */
export const Repairs = meta.story({
  name: 'Repair of a document',
  parameters: { covers: ['D-113'] },
  globals: { partner: 'vitrine', mode: 'light' },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas.getByRole('textbox', { name: 'Or paste its text' }), mistaken);
    await expect(await canvas.findByText('Branding document')).toBeVisible();
    await expect(canvas.getByText(/not one of the choices/)).toHaveTextContent('Use airy.');
    await expect(canvas.getByText(/a colour in another notation/)).toHaveTextContent('Use #008080.');
    const shop = canvasElement.querySelector('[aria-label="Vitrine, light"]')?.parentElement;
    await expect(shop?.style.getPropertyValue('--v-font-text-family')).toContain('Figtree');
  },
});

/** A branding exported as tokens for Figma imports unchanged. */
export const Returns = meta.story({
  name: 'Round trip through Figma',
  args: { onSave: fn<(file: Download) => void>() },
  globals: { partner: 'tropico', mode: 'light' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download figma.light.tokens.json' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const [file] = (args.onSave as ReturnType<typeof fn<(file: Download) => void>>).mock.calls[0] ?? [];
    await paste(canvas.getByRole('textbox', { name: 'Or paste its text' }), file?.text() ?? '');
    await expect(await canvas.findByText('Design tokens')).toBeVisible();
    await expect(canvas.getByText('Valid')).toBeVisible();
  },
});

/** A text that is not a branding is refused, and the message says why. */
export const Nonsense = meta.story({
  name: 'Text of another kind',
  play: async ({ canvas }) => {
    await paste(
      canvas.getByRole('textbox', { name: 'Or paste its text' }),
      'Dear all, please find our colours attached.',
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing could be read from this');
  },
});

/** A file dropped on the page is imported. */
export const Dropped = meta.story({
  name: 'Dropped file',
  globals: { partner: 'vitrine', mode: 'light' },
  play: async ({ canvas }) => {
    const file = new File([JSON.stringify(brandings.petale)], 'petale.json', { type: 'application/json' });
    const well = canvas.getByText(/^Drop a file here/).parentElement as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    well.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('Valid')).toBeVisible();
  },
});

/** Every text of the page follows the language of the toolbar. In the pseudo language, a text that does not follow stays plain. */
export const Translated = meta.story({
  name: 'No text in one language',
  globals: { locale: 'pseudo' },
  play: ({ canvasElement }) => expectTranslated(canvasElement),
});
