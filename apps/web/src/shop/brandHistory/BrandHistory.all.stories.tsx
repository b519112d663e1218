import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall, mockPending } from '@vitrine/api/testing';
import { expect, waitFor } from 'storybook/test';
import { wholeShop } from '../../testing/index.tsx';
import { page, history, withHistory } from './BrandHistory.fixture.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/BrandHistory',
  args: { address: '/casa-marola/history', viewer: 'approved' as const },
});

const withTemplate = (lookbook_template: number) =>
  mockCall(contract.brands.page, { status: 200, data: { ...page, history: { ...history, lookbook_template } } });

/** How many pictures of the slider are in view. */
const inView = async (slider: HTMLElement): Promise<number> => {
  const viewport = slider.querySelector<HTMLElement>('[data-part=viewport]');
  if (!viewport) throw new Error('The slider has no viewport.');
  const [first, second] = [...viewport.children].map((slide) => slide.getBoundingClientRect());
  if (!first || !second) throw new Error('The slider has fewer than two pictures.');
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  const room = viewport.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const gap = second.left - first.right;
  return Math.round((room + gap) / (first.width + gap));
};

/** Lookbooks show four pictures side by side. */
export const FourInView = meta.story({
  name: 'Lookbooks, four in view',
  parameters: { covers: ['K-18', 'K-56'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(withHistory),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('region', { name: 'Lookbooks' });
    await expect(await inView(slider)).toBe(4);
  },
});

/** Of template 2 they show two. */
export const TwoInView = meta.story({
  name: 'Lookbooks, two in view',
  parameters: { covers: ['K-18', 'D-009'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(withTemplate(2)),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('region', { name: 'Lookbooks' });
    await expect(await inView(slider)).toBe(2);
  },
});

/** A brand without a history leads to its page. */
export const NoHistory = meta.story({
  name: 'Without a history',
  parameters: { covers: ['D-059'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ABOUT THE BRAND' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'ABOUT THE BRAND' })).toHaveAttribute('aria-current', 'page'),
    );
    await expect(canvas.queryByRole('link', { name: 'BRAND HISTORY' })).toBeNull();
  },
});

export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(contract.brands.page)) });
