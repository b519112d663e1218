import preview from '#storybook/preview';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { sizes } from './Icon.css.ts';
import { Icon } from './Icon.tsx';
import { paths } from './paths.ts';
import type { IconName } from './paths.ts';

const meta = preview.meta({
  title: 'Foundation/Icon',
  component: Icon,
  argTypes: { size: { control: 'radio', options: Object.keys(sizes) } },
  args: { name: 'bag' as IconName, size: 'xl' as const },
});

export const Playground = meta.story({});

export const All = meta.story({
  render: () => (
    <Grid columns={{ mobile: 3, tablet: 6 }} space="lg">
      {(Object.keys(paths) as IconName[]).map((name) => (
        <Stack key={name} space="xs" align="center">
          <Icon name={name} size="lg" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});
