import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { segmentBrandsWords } from '../../testing/words/event.ts';
import { brandCards } from '../../testing/index.ts';
import { SegmentBrands } from './SegmentBrands.tsx';
import type { SegmentBrandsProps } from './SegmentBrands.tsx';

const pageSize = 4;

/** Grows by four brands with each press. */
function Brands({ brands, ...props }: Omit<SegmentBrandsProps, 'labels'>) {
  const [shown, setShown] = useState(pageSize);
  const hasMore = brands !== undefined && shown < brands.length;
  return (
    <SegmentBrands
      {...props}
      brands={brands?.slice(0, shown)}
      onMore={hasMore ? () => setShown(shown + pageSize) : undefined}
      labels={useLabels(segmentBrandsWords)}
    />
  );
}

const meta = preview.meta({
  title: 'Sections/SegmentBrands',
  component: Brands,
  parameters: { layout: 'fullscreen' },
  args: { brands: brandCards.slice(0, 8) } as Omit<SegmentBrandsProps, 'labels'>,
});

/** Load more... adds the next page, moves the focus to it, and disappears on the last page. */
export const Playground = meta.story({
  name: 'Brands of a segment',
  parameters: { covers: ['R-098', 'R-099'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more...' }));
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(8);
    await expect(cards[4]).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.queryByRole('button', { name: 'Load more...' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('8 brands');
  },
});

/** Filters that match no brand can be removed. */
export const Empty = meta.story({
  name: 'No brand for filters',
  parameters: { covers: ['X-029'] },
  args: { brands: [], onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("We couldn't find any brand matching your filters at this moment.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { brands: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the brands' })).toBeInTheDocument();
  },
});

/** Previous brands stay while a changed filter is answered. */
export const Refreshing = meta.story({ name: 'Changed filter', args: { refreshing: true } });

/** Brands that could not be loaded can be loaded again. */
export const Failed = meta.story({
  args: { brands: undefined, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    brands: brandCards.slice(0, 3).map((card) => ({
      ...card,
      name: 'Oficina das Sedas Naturais do Recôncavo',
      tags: Array(6).fill('Handmade') as string[],
    })),
  },
});

export const Portuguese = meta.story({ globals: { locale: 'pt-BR' }, args: { brands: [] } });
