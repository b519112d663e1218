import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { filterPanelWords, productFilterWords } from '../../../testing/words/product.ts';
import { FilterButton, FilterPanel } from './FilterPanel.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';

interface PanelProps {
  start?: Record<string, string[]>;
  onChange: (change: { filter: string; ids: string[] }) => void;
  onClear: () => void;
}

const groups = {
  segments: ['Women', 'Men', 'Children'],
  categories: [
    'Dresses',
    'Knitwear',
    'Shirts',
    'Trousers',
    'Coats',
    'Shoes',
    'Bags',
    'Scarves',
    'Belts',
    'Hats',
    'Swimwear',
    'Jewellery',
  ],
  brands: ['Lume', 'Maré Alta'],
  lineSheets: ['Summer 26', 'Resort 26'],
  pricelist: ['Europe, EUR', 'Americas, USD'],
} as const;

function Panel({ start = { pricelist: ['Americas, USD'] }, onChange, onClear }: PanelProps) {
  const [value, setValue] = useState(start);
  const labels = useLabels(filterPanelWords);
  const { brandPage, ...names } = useLabels(productFilterWords);
  const filters = Object.entries(groups).map(([id, options]) => ({
    id,
    label: names[id as keyof typeof groups],
    options: options.map((label) => ({ id: label, label })),
    value: value[id] ?? [],
    single: id === 'pricelist',
  }));
  const props: FilterPanelProps = {
    filters,
    onChange: (change) => {
      setValue({ ...value, [change.filter]: change.ids });
      onChange(change);
    },
    onClear,
    brand: { label: brandPage({ brand: 'Lume' }), href: '/lume' },
    labels: { ...labels, show: labels.show({ count: 48 }) },
  };
  return (
    <div style={{ maxInlineSize: '17rem' }}>
      <FilterButton {...props} />
      <FilterPanel {...props} />
    </div>
  );
}

const meta = preview.meta({ title: 'Commerce/FilterPanel', component: Panel, args: { onChange: fn(), onClear: fn() } });

export const Playground = meta.story({});

/** Segments, subcategories, brands, line sheets, price list, clear all, the brand. */
export const Filters = meta.story({
  name: 'All filters',
  parameters: { covers: ['R-231', 'R-232', 'R-233', 'R-234', 'R-235', 'R-236', 'R-237'] },
  args: { start: { pricelist: ['Americas, USD'], categories: ['Shirts'] } },
  play: async ({ args, canvas, userEvent }) => {
    const narrow = window.innerWidth < 1024;
    if (narrow) await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    const panel = within(
      narrow
        ? await screen.findByRole('dialog', { name: 'Filters' })
        : canvas.getByRole('complementary', { name: 'Filters' }),
    );
    await Promise.all(
      ['Segments', 'Subcategories', 'Brands', 'Line sheets', 'Price list'].map((name) =>
        expect(panel.getByRole('group', { name })).toBeInTheDocument(),
      ),
    );
    await expect(panel.getByRole('link', { name: 'About Lume' })).toHaveAttribute('href', '/lume');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Dresses' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ filter: 'categories', ids: ['Shirts', 'Dresses'] });
    await userEvent.click(panel.getByRole('radio', { name: 'Europe, EUR' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ filter: 'pricelist', ids: ['Europe, EUR'] });
    await userEvent.click(panel.getByRole('button', { name: '4 more' }));
    await expect(panel.getByRole('checkbox', { name: 'Jewellery' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
