import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { compareBarWords } from '../../../testing/words/compare.ts';
import { CompareBar } from './CompareBar.tsx';
import type { CompareBarProps } from './CompareBar.tsx';

const Bar = (props: Omit<CompareBarProps, 'labels'>) => <CompareBar {...props} labels={useLabels(compareBarWords)} />;

const meta = preview.meta({
  title: 'Commerce/CompareBar',
  component: Bar,
  args: { count: 3, most: 6, href: '/compare?products=1,2,3', onClear: fn() },
});

/** Leads to the comparison, or gives up all ticks. */
export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 6 products to compare');
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** One product alone leads nowhere, and the bar says why. */
export const One = meta.story({
  name: 'One product',
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tick one more.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
