import preview from '#storybook/preview';
import { Grid, Stack } from '../../foundation/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton, args: { label: 'Loading products' } });

export const Playground = meta.story({});

export const Cards = meta.story({
  render: () => (
    <Grid columns={{ mobile: 2, desktop: 4 }}>
      {[0, 1, 2, 3].map((index) => (
        <Stack key={index} space="xs">
          <Skeleton ratio="3:4" label={index === 0 ? 'Loading products' : undefined} />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </Stack>
      ))}
    </Grid>
  ),
});

export const Table = meta.story({ name: 'A table of quantities', args: { shape: 'table' } });

/** The scene that opens a page, square where it reaches the edges of the screen. */
export const Scene = meta.story({
  args: { shape: 'scene' },
});
