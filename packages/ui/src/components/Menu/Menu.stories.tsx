import preview from '#storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { Menu } from './Menu.tsx';

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Line sheet',
    entries: [
      { id: 'pdf', label: 'Download line sheet', icon: 'download' as const },
      { id: 'list', label: 'Download list of products', icon: 'document' as const },
      {
        id: 'import',
        label: 'Import Edited List',
        icon: 'upload' as const,
        disabled: true,
        disabledReason: 'For approved retailers',
      },
    ],
    onChoose: fn(),
  },
});

export const Playground = meta.story({});

export const Chooses = meta.story({
  name: 'Opens, moves by arrow keys, chooses by Enter',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Line sheet' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Download line sheet' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ id: 'list' });
  },
});

export const Disabled = meta.story({
  name: 'What cannot be chosen says why',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Line sheet' }));
    await expect(await screen.findByText('For approved retailers')).toBeVisible();
  },
});
