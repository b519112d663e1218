import preview from '#storybook/preview';
import { BrandCard } from '@vitrine/ui/commerce/catalogue/BrandCard';
import { Grid } from '@vitrine/ui/foundation';
import { brandCards } from '@vitrine/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { readGlobals } from '../modes.ts';
import { LOW, Review } from './Review.tsx';
import { Padded } from './samples.tsx';

const meta = preview.meta({
  title: 'Review/Components',
  component: Review,
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { locale: 'en' },
  render: (args, { globals }) => <Review {...args} locale={readGlobals(globals).locale} />,
});

/** Four cards in a row, as in the directory of brands. */
export const BrandCards = meta.story({
  args: {
    title: 'brandCards',
    intro: 'brandCardsIntro',
    looks: [
      {
        title: 'brandCard',
        story: 'commerce-brandcard--playground',
        width: 768,
        minHeight: LOW,
        draw: () => (
          <Padded>
            <Grid columns={{ mobile: 2, tablet: 4 }}>
              {brandCards.slice(0, 4).map(({ id, ...card }) => (
                <BrandCard key={id} {...card} seeMore="SEE MORE" />
              ))}
            </Grid>
          </Padded>
        ),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Fjord, dark' })).toHaveAttribute(
      'href',
      './?path=/story/commerce-brandcard--playground&globals=partner:fjord;mode:dark',
    );
    await waitFor(() => {
      const page = canvasElement.querySelector('iframe')?.contentDocument;
      return expect(page?.querySelectorAll('[data-component=BrandCard]')).toHaveLength(4);
    });
  },
});
