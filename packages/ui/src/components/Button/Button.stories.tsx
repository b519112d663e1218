import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline, Section, Stack, TextLink } from '../../foundation/index.ts';
import { Button } from './Button.tsx';

const meta = preview.meta({ title: 'Components/Button', component: Button, args: { children: 'Shop the collection' } });

export const Playground = meta.story({});

export const Variants = meta.story({
  render: () => (
    <Inline space="md">
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Inline space="md">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
      <Button caps>See more</Button>
      <Button icon="plus" variant="secondary">
        With an icon
      </Button>
      <Button iconEnd="arrow-right">Continue</Button>
    </Inline>
  ),
});

/** While busy, it ignores a second press. */
export const Busy = meta.story({
  args: { busy: true, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Shop the collection' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** Stays focusable and says why it is disabled. */
export const Disabled = meta.story({
  args: { children: 'SEND ORDER', disabled: true, reason: 'Your cart is empty', onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'SEND ORDER' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Your cart is empty');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** With an address it is a link. */
export const Link = meta.story({
  args: { href: '/osklen', children: 'Visit the brand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit the brand' })).toHaveAttribute('href', '/osklen');
  },
});

export const Stretch = meta.story({ args: { stretch: true } });

export const LongText = meta.story({
  args: { children: 'Benachrichtigungseinstellungen für sämtliche Großhandelskollektionen übernehmen' },
});

/** On coloured sections its colours invert. */
export const OnColour = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack space="none">
      {(['brand', 'inverse', 'sunken'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="tight">
          <Inline space="md">
            <Button>Primary</Button>
            <Button variant="secondary">Secondary</Button>
            <Button variant="quiet">Quiet</Button>
          </Inline>
        </Section>
      ))}
    </Stack>
  ),
});

const Enabling = () => {
  const [ready, setReady] = useState(false);
  return (
    <Inline space="md">
      <Button disabled={!ready} reason={ready ? undefined : 'Choose a price list first.'}>
        SET PRICE LIST
      </Button>
      <TextLink onPress={() => setReady(true)}>Choose</TextLink>
    </Inline>
  );
};

/** Stays the same button as it becomes enabled. */
export const Enables = meta.story({
  name: 'Becomes enabled',
  render: () => <Enabling />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'SET PRICE LIST' });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button.isConnected).toBe(true);
    await expect(canvas.queryByText('Choose a price list first.')).toBeNull();
  },
});
