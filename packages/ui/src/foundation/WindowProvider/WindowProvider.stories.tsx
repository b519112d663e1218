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

/** Without it, components use the window of their program, as in use. */
export const Own = meta.story({
  name: 'Own window',
  render: () => <Said />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In its own window, in use')).toBeVisible();
  },
});

/** Tells components which window they are shown in. */
export const Other = meta.story({
  name: 'Other window',
  render: () => (
    <WindowProvider view={window}>
      <Said />
    </WindowProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In another window, in use')).toBeVisible();
  },
});

/** Tells components that nobody uses the window. */
export const OnlyLookedAt = meta.story({
  name: 'Window nobody uses',
  render: () => (
    <WindowProvider view={window} isResting>
      <Said />
    </WindowProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In another window, at rest')).toBeVisible();
  },
});
