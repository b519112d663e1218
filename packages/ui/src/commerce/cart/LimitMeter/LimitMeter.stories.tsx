import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { LimitMeter, type LimitMeterProps } from './LimitMeter.tsx';

const meters: LimitMeterProps['meters'] = [
  { id: 'minimumQuantity', text: '18 units to go to the minimum of 24', value: 0.25, state: 'broken' },
  { id: 'maximumQuantity', text: '114 units left until the maximum of 120', value: 0.05, state: 'open' },
  { id: 'minimumValue', text: 'Minimum of USD 2,000.00 reached', value: 1, state: 'met' },
];

const meta = preview.meta({
  title: 'Commerce/LimitMeter',
  component: LimitMeter,
  args: {
    label: 'Limits of Resort 27',
    meters,
  },
});

/** A minimum that is missing, a maximum with room, a minimum that is reached. */
export const Playground = meta.story({
  name: 'Limits',
  parameters: { covers: ['V-064'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Limits of Resort 27' })).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: '18 units to go to the minimum of 24' });
    await expect(bar).toHaveAttribute('value', '0.25');
  },
});

export const Exceeded = meta.story({
  name: 'Above the maximum',
  args: { meters: [{ id: 'a', text: '3 units above the maximum of 120', value: 1, state: 'broken' }] },
});

/** Says without a bar what is not a distance, and leads to the place. */
export const WithPlace = meta.story({
  name: 'Link to the place',
  args: {
    meters: [
      { id: 'a', text: 'Itapuã Wrap Dress: 3 units to go to the minimum of 12', href: '#product', state: 'broken' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /3 units to go/ })).toHaveAttribute('href', '#product');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** Lists of several collections say whose limits they are. */
export const Titled = meta.story({
  name: 'With a title',
  args: { titled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Limits of Resort 27')).toBeVisible();
  },
});

/** Bar and sentence of each limit stand in one line, at a product among others. */
export const Compact = meta.story({
  name: 'Limits of a product',
  args: { label: 'Limits of Itapuã Wrap Dress', compact: true },
  play: async ({ canvas }) => {
    for (const { text } of meters) {
      const [bar, words] = [canvas.getByRole('progressbar', { name: text }), canvas.getByText(text)].map((part) =>
        part.getBoundingClientRect(),
      );
      await expect(bar?.right).toBeLessThan(words?.left ?? 0);
      await expect(bar?.top).toBeGreaterThan(words?.top ?? 0);
      await expect(bar?.bottom).toBeLessThan(words?.bottom ?? 0);
    }
  },
});

/** Nothing shows where nothing is limited. */
export const Empty = meta.story({
  args: { meters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
