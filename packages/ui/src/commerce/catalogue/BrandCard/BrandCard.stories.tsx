import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../../foundation/index.ts';
import { brandCards } from '../../../testing/index.ts';
import { BrandCard } from './BrandCard.tsx';

const [card] = brandCards;

const meta = preview.meta({
  title: 'Commerce/BrandCard',
  component: BrandCard,
  args: {
    name: 'Lume',
    href: '/lume',
    image: card?.image ?? '',
    tags: ['Women', 'Resort'],
    description: card?.description,
    seeMore: 'SEE MORE',
  },
  decorators: [
    (Story) => (
      <Grid columns={{ mobile: 2, tablet: 4 }}>
        <Story />
      </Grid>
    ),
  ],
});

export const Playground = meta.story({});

/** Shows tags, a description and SEE MORE. */
export const Parts = meta.story({
  name: 'All parts',
  parameters: { covers: ['R-090', 'R-091', 'R-092'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Women · Resort')).toBeVisible();
    if (window.innerWidth >= 768) await expect(canvas.getByText(/cut in small runs/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'SEE MORE: Lume' })).toHaveAttribute('href', '/lume');
  },
});

/** A press anywhere on the card opens the brand. */
export const WholeCard = meta.story({
  parameters: { covers: ['R-093'] },
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('article').getBoundingClientRect();
    const touched = document.elementFromPoint(box.left + box.width / 2, box.top + 40);
    await expect(touched).not.toBeNull();
    if (touched) await userEvent.click(touched);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  args: {
    name: 'Oficina das Sedas Naturais do Recôncavo',
    tags: ['Sustainable', 'Handmade', 'Women', 'Made in Brazil', 'Resort'],
  },
});

export const Bare = meta.story({ name: 'Name and picture only', args: { tags: [], description: null } });
