import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Inline } from '../../foundation/index.ts';
import { scene } from '../../testing/index.ts';
import { Avatar } from './Avatar.tsx';

const picture = scene('drape', 'portrait', ['#d8c7b2', '#a86f4c', '#3b2f2a', '#e9d8c3'], 7);

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  argTypes: {
    size: { control: 'radio', options: ['sm', 'md', 'lg'] },
    shape: { control: 'radio', options: ['round', 'square'] },
  },
  args: { name: 'Marina Campos' },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: () => (
    <Inline>
      <Avatar name="Marina Campos" size="sm" />
      <Avatar name="Marina Campos" />
      <Avatar name="Marina Campos" size="lg" />
      <Avatar name="Marina Campos" size="lg" src={picture} />
      <Avatar name="Casa Onça" size="lg" shape="square" />
      <Avatar name="Casa Onça" size="lg" shape="square" src={picture} />
      <Avatar name="" size="lg" decorative />
    </Inline>
  ),
});

/** A picture that cannot be loaded is replaced by initials. */
export const Broken = meta.story({
  name: 'Broken picture',
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MC')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Marina Campos' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { name: 'Maximiliane Sophie Freifrau von Hohenstein-Württemberg', size: 'lg' },
});

/** Initials are read in the direction of their name. */
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  render: () => (
    <Inline>
      <Avatar name="ليلى حداد" size="lg" />
      <Avatar name="Marina Campos" size="lg" />
      <Avatar name="Casa Onça" size="lg" shape="square" src={picture} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ليلى حداد' })).toHaveTextContent('لح');
    await expect(canvas.getByRole('img', { name: 'Marina Campos' })).toHaveTextContent('MC');
  },
});
