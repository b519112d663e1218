import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({ title: 'Foundation/TextLink', component: TextLink });

export const Playground = meta.story({ args: { children: 'Forgot password?', href: '#' } });

export const Tones = meta.story({
  render: () => (
    <Stack align="start">
      <Text>
        By going on you accept the <TextLink href="#">terms of use</TextLink> of this shop.
      </Text>
      <TextLink href="#" tone="ink">
        Ink
      </TextLink>
      <TextLink href="#" tone="muted" quiet>
        Quiet, for lists of links
      </TextLink>
    </Stack>
  ),
});

const press = fn();

/** Without an address it is a button. */
export const Action = meta.story({
  render: () => <TextLink onPress={press}>Clear filters</TextLink>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(press).toHaveBeenCalled();
  },
});
