import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { legalWords } from '../../testing/words/dialogs.ts';
import { LegalDialog, type LegalDialogProps } from './LegalDialog.tsx';

const Legal = (props: Omit<LegalDialogProps, 'labels'>) => <LegalDialog {...props} labels={useLabels(legalWords)} />;

const html = `<h2>1. Orders</h2><p>A pre-order becomes binding when the brand has confirmed it. Until then either side may withdraw without a reason.</p>
<h2>2. Delivery</h2><p>Goods travel at the brand’s risk until they are handed over at the address of the order.</p><ul><li>Delivery windows are those of the line sheet.</li><li>Parts of an order may arrive on different days.</li></ul>
<h2>3. Returns</h2><p>Faults are told within <strong>fourteen days</strong>, with a picture, to the brand.</p>`;

const meta = preview.meta({
  title: 'Sections/LegalDialog',
  component: Legal,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, title: 'Terms of Use', html, onClose: fn() },
});

/** Shows the text of the server, and closes. */
export const Playground = meta.story({
  name: 'Legal text',
  parameters: { covers: ['M-12'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible());
    await expect(screen.getByRole('heading', { name: '2. Delivery' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Privacy = meta.story({ args: { title: 'Privacy Policy' } });

/** The terms of a brand, harmless whatever was written. */
export const OfABrand = meta.story({
  name: 'Terms of a brand',
  parameters: { covers: ['M-28', 'D-137'] },
  args: { title: 'Terms and conditions', html: '<p onclick="alert(1)">Net 30 days.</p><script>alert(1)</script>' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Net 30 days.')).toBeVisible());
    await expect(screen.getByText('Net 30 days.')).not.toHaveAttribute('onclick');
  },
});

/** A long text scrolls, by keyboard too. */
export const LongText = meta.story({
  args: { title: 'Allgemeine Geschäftsbedingungen für Großhandelsvorbestellungen', html: html.repeat(8) },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const body = screen.getByRole('dialog').querySelector<HTMLElement>('[data-part=body]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
});

export const Loading = meta.story({
  args: { html: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status', { name: 'Loading the text' })).toBeInTheDocument());
  },
});

const retry = fn();

/** A text that cannot be loaded says so and can be loaded again. */
export const Failed = meta.story({
  args: {
    html: undefined,
    failure: { text: 'The server could not be reached.', requestId: 'Reference: 8f2c', onRetry: retry },
  },
  play: async ({ userEvent }) => {
    retry.mockClear();
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: { title: 'Termos de uso', html: undefined },
});
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
