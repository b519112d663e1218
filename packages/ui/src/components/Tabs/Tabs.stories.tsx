import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Text } from '../../foundation/index.ts';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Orders',
    items: [
      { id: 'current', label: 'Current Orders', count: 3, content: <Text>Three orders are on their way.</Text> },
      { id: 'past', label: 'Past Orders', count: 48, content: <Text>Everything delivered so far.</Text> },
      { id: 'drafts', label: 'Drafts', content: <Text>Nothing here.</Text>, disabled: true },
    ],
  },
});

export const Playground = meta.story({});

/** Arrows move between tabs, the panel follows. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Past Orders/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Everything delivered so far.')).toBeVisible();
  },
});
