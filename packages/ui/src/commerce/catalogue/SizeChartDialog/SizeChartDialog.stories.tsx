import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sizeChartWords } from '../../../testing/words/product.ts';
import { SizeChartDialog } from './SizeChartDialog.tsx';
import type { SizeChartDialogProps } from './SizeChartDialog.tsx';

const Chart = (props: Omit<SizeChartDialogProps, 'labels'>) => (
  <SizeChartDialog {...props} labels={useLabels(sizeChartWords)} />
);

const sizes = ['34', '36', '38', '40', '42', '44'];
const row = (name: string, from: number, step: number) => ({
  name,
  values: Object.fromEntries(sizes.map((size, index) => [size, from + index * step])),
});

const meta = preview.meta({
  title: 'Commerce/SizeChartDialog',
  component: Chart,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    open: true,
    sizes,
    measurements: [row('Chest', 84, 4), row('Waist', 66, 4), row('Hips', 91.5, 4), row('Sleeve', 60, 0.5)],
    onClose: fn(),
  },
});

export const Playground = meta.story({});

/** A chart that fits is no tab stop. */
export const Fits = meta.story({
  name: 'Chart that fits',
  args: { sizes: ['36', '38'] },
  play: async () => {
    const chart = await screen.findByRole('group', { name: 'Size chart' });
    await waitFor(() => expect(chart).not.toHaveAttribute('tabindex'));
  },
});

/** Centimetres, or inches to one decimal. */
export const Units = meta.story({
  parameters: { covers: ['M-27', 'S-081', 'D-088', 'R-262'] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('cell', { name: '91.5' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'inches' }));
    await expect(screen.getByRole('cell', { name: '36' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'cm' }));
    await expect(screen.getByRole('cell', { name: '91.5' })).toBeVisible();
  },
});

/** A measurement that is not given. */
export const Missing = meta.story({
  name: 'Missing measurement',
  args: { measurements: [{ name: 'Chest', values: { 34: 84, 38: 92 } }] },
});

/** Many sizes and long measures scroll inside. */
export const Long = meta.story({
  name: 'Many sizes',
  args: {
    sizes: Array.from({ length: 18 }, (_, index) => String(30 + index * 2)),
    measurements: [{ name: 'Shoulder to hem along the back, measured flat', values: { 30: 98, 32: 99.5, 64: 120 } }],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('group', { name: 'Size chart' })).toHaveAttribute('tabindex', '0'));
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
