import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { isScrolledTo } from '../../testing/anchor.ts';
import { wholeShop } from '../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/WhoWeAre',
  args: { address: '/whoweare', viewer: 'visitor' as const },
});

/** Hero, values with text, partners, team and where to begin. */
export const Playground = meta.story({
  name: 'Who we are',
  parameters: {
    covers: ['R-013', 'R-021', 'D-043', 'R-125', 'R-126', 'R-127', 'R-128', 'R-129', 'R-130', 'E-15', 'A-040'],
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const title = 'We bring the maker and the shop to one table';
    await expect(await main.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Made, not produced' })).toBeInTheDocument();
    await expect(main.getByRole('heading', { name: 'Terms in the open' })).toBeInTheDocument();
    await expect(main.queryByRole('heading', { name: 'A value without text' })).toBeNull();
    for (const name of ['Salão Tropical', 'Correio Global', 'Moda Associada'])
      await expect(main.getByRole('img', { name })).toBeInTheDocument();
    await expect(main.getByRole('heading', { name: 'Our team' })).toBeInTheDocument();
    await expect(main.getByRole('link', { name: "I'm a brand" })).toHaveAttribute('href', '/register?type=s');
    await expect(main.getByRole('link', { name: "I'm a buyer" })).toHaveAttribute('href', '/register?type=b');
  },
});

/** The address can name the team. */
export const Team = meta.story({
  name: 'Anchor of the team',
  parameters: { covers: ['R-014'] },
  args: { address: '/whoweare#ourteam' },
  play: async () => {
    await waitFor(() => expect(isScrolledTo('ourteam')).toBe(true));
  },
});
