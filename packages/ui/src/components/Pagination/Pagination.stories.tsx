import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    page: 5,
    numPages: 12,
    href: (page: number) => `?page=${page}`,
    labels: { region: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
  },
});

export const Playground = meta.story({});

/** Absent when there is one page. */
export const OnePage = meta.story({
  parameters: { covers: ['R-240'] },
  args: { page: 1, numPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** A page that the pointer or the focus reaches can be fetched ahead. */
export const Approached = meta.story({
  name: 'Page is approached',
  args: { onApproach: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Next page' }));
    await expect(args.onApproach).toHaveBeenLastCalledWith({ page: 6 });
    await userEvent.tab();
    await expect(args.onApproach).toHaveBeenLastCalledWith({ page: 4 });
  },
});

/** On the first page nothing leads back. */
export const First = meta.story({
  name: 'First page',
  parameters: { covers: ['R-241'] },
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
  },
});

/** The last page has no next page. */
export const Last = meta.story({
  name: 'Last page',
  parameters: { covers: ['R-241'] },
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
  },
});
