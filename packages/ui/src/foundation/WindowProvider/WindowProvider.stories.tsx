import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { useIsResting, useOtherWindow, WindowProvider } from './WindowProvider.tsx';

const Said = () => (
  <Text>
    {useOtherWindow() ? 'In another window' : 'In its own window'}, {useIsResting() ? 'at rest' : 'in use'}
  </Text>
);

const meta = preview.meta({ title: 'Foundation/WindowProvider', component: WindowProvider });

export const Own = meta.story({
  name: 'Without it, components stand in the window of their program, in use',
  render: () => <Said />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In its own window, in use')).toBeVisible();
  },
});

export const Other = meta.story({
  name: 'Tells components of the window they are shown in',
  render: () => (
    <WindowProvider view={window}>
      <Said />
    </WindowProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In another window, in use')).toBeVisible();
  },
});

export const OnlyLookedAt = meta.story({
  name: 'Tells them that nobody is there',
  render: () => (
    <WindowProvider view={window} isResting>
      <Said />
    </WindowProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In another window, at rest')).toBeVisible();
  },
});
