import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const number = new Intl.NumberFormat('en');
const barsOf = (values: Record<string, number>) =>
  Object.entries(values).map(([label, value]) => ({ id: label, label, value, text: number.format(value) }));

const meta = preview.meta({
  title: 'Components/BarChart',
  component: BarChart,
  args: {
    label: 'Units by collection',
    bars: barsOf({ 'Resort 27': 1240, 'Summer 27': 980, Essentials: 415, 'The long afternoon': 96, Archive: 0 }),
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Units by collection' }).children[0]).toHaveTextContent(
      'Resort 271,240',
    );
  },
});

const weeks = barsOf(
  Object.fromEntries(Array.from({ length: 26 }, (_, week) => [`Week ${week + 1}`, (week * 397) % 1180])),
);

/** Arrow keys go from week to week; the value is written above. */
export const Weeks = meta.story({
  args: { label: 'Units by week', bars: weeks, layout: 'columns', format: (value) => number.format(value) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Week 26: 485' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: 'Week 25: 88' })).toHaveFocus();
    await expect(canvas.getByText('88')).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: 'Week 1: 0' })).toHaveFocus();
  },
});

export const Sizes = meta.story({
  args: { label: 'Units by size', bars: barsOf({ XS: 120, S: 480, M: 760, L: 510, XL: 140 }), layout: 'columns' },
});

export const LongLabels = meta.story({
  args: {
    bars: barsOf({
      'A collection for evenings that were meant to be short and turned out long, second edition': 320,
      'Knitwear · KW-2027-114-B': 318,
    }),
  },
});

export const Nothing = meta.story({
  args: { bars: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
});
