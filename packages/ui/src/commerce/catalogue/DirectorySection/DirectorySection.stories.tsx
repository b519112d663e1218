import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Container } from '../../../foundation/index.ts';
import { brands } from '../../../testing/index.ts';
import { DirectoryLetters } from './DirectoryLetters.tsx';
import { DirectorySection } from './DirectorySection.tsx';

const meta = preview.meta({
  title: 'Commerce/DirectorySection',
  component: DirectorySection,
  parameters: { layout: 'fullscreen' },
  args: { title: 'New Brands', brands, link: { label: 'SEE ALL BRANDS', href: '/brands?az=true' } },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

/** A titled group of tiles with SEE ALL BRANDS. */
export const Playground = meta.story({
  name: 'Titled group',
  parameters: { covers: ['R-203', 'R-206'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'New Brands' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'SEE ALL BRANDS' })).toHaveAttribute('href', '/brands?az=true');
  },
});

export const Featured = meta.story({
  name: 'Featured brands',
  args: { title: 'Featured Brands', brands: brands.slice(2, 7), link: undefined },
});

/** Brands recently visited. */
export const Visited = meta.story({
  name: 'Recently visited',
  args: { title: 'Brands recently visited', brands: brands.slice(0, 2), link: undefined },
});

/** Keeps its place while loading. */
export const Loading = meta.story({
  parameters: { covers: ['D-058'] },
  args: { brands: [], pending: 5, pendingLabel: 'Loading brands', link: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading brands' })).toBeInTheDocument();
  },
});

/** Letters with few brands share a row. */
export const Letters = meta.story({
  parameters: { covers: ['R-221'] },
  render: () => (
    <DirectoryLetters
      groups={[
        { id: 'letter-A', letter: 'A', brands: brands.slice(0, 2) },
        { id: 'letter-B', letter: 'B', brands: brands.slice(2, 3) },
        { id: 'letter-C', letter: 'C', brands: brands.slice(3, 4) },
        { id: 'letter-M', letter: 'M', brands: brands.slice(0, 6) },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
});

const near = fn();

/** A long directory keeps the room of brands that are not loaded, and asks for those that come near. */
export const NotLoaded = meta.story({
  name: 'Brands not loaded yet',
  parameters: { covers: ['R-221', 'D-058'] },
  render: () => (
    <DirectoryLetters
      onNear={near}
      groups={[
        { id: 'letter-A', letter: 'A', brands: [...brands.slice(0, 2), null, null, null] },
        { id: 'letter-B', letter: 'B', brands: Array.from({ length: 400 }, () => null) },
      ]}
    />
  ),
  beforeEach: () => void near.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(near).toHaveBeenCalled());
    const [{ places }] = near.mock.lastCall as [{ places: number[] }];
    await expect(places).toContain(2);
    await expect(places.length).toBeLessThan(100);
    // The way to a letter far below is known before its brands are.
    await expect(canvas.getByRole('heading', { name: 'B' })).toBeInTheDocument();
    await expect(canvasElement.scrollHeight).toBeGreaterThan(400 * 20);
  },
});

/** Without brands there is no section. */
export const Empty = meta.story({ name: 'No brands', args: { brands: [] } });
