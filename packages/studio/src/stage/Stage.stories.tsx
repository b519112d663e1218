import preview from '#storybook/preview';
import { themes } from '@vitrine/tokens';
import { Button } from '@vitrine/ui/components/Button';
import { Container, Grid, Heading, Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { brandCards } from '@vitrine/ui/testing';
import { BrandCard } from '@vitrine/ui/commerce/BrandCard';
import type { House, Look, Surface } from '../types.ts';
import { Stage } from './Stage.tsx';
import type { StageProps } from './Stage.tsx';
import { words } from './testing/words.ts';

const house = (name: string, style: House['style']): House => ({ name, style, logo: null, logoDark: null });

const look: Look = { viewer: 'visitor', mode: 'light', language: 'en', widths: [390, 1440], vision: 'full' };

const surfaces: Surface[] = [
  {
    id: 'cards',
    title: 'Brand cards',
    group: 'Landing',
    render: ({ name, viewer }) => (
      <Container>
        <Stack space="lg">
          <Heading level={1}>{name}</Heading>
          <Text>{viewer}</Text>
          <TextLink href="/brands">All brands</TextLink>
          <Grid columns={{ mobile: 1, desktop: 3 }}>
            {brandCards.slice(0, 3).map(({ id, ...card }) => (
              <BrandCard key={id} {...card} seeMore="See more" />
            ))}
          </Grid>
          <Button>Subscribe</Button>
        </Stack>
      </Container>
    ),
  },
  {
    id: 'broken',
    title: 'Broken',
    group: 'Orders',
    render: () => {
      throw new Error('Broken on purpose.');
    },
  },
];

const meta = preview.meta({
  title: 'White label/Studio/Stage',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: {
    houses: [house('Trópico', themes.tropico)],
    look,
    surfaces,
    documents: [],
    labels: words,
  } satisfies StageProps as StageProps,
});

export const Playground = meta.story({});
