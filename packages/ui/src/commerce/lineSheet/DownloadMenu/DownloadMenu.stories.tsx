import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen } from 'storybook/test';
import { downloadWords } from '../../../testing/words/order.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import type { Download } from '../DownloadList/download.ts';
import type { DownloadMenuProps } from './DownloadMenu.tsx';

const Downloads = (props: Omit<DownloadMenuProps, 'labels'>) => (
  <DownloadMenu {...props} labels={useLabels(downloadWords)} />
);

const downloads: Download[] = [
  { id: 'sheet', label: 'Line sheet (PDF)', onPress: fn() },
  { id: 'list', label: 'Product list (PDF)', onPress: fn() },
  { id: 'import', label: 'Upload a filled-in list', icon: 'upload', onPress: fn() },
];

const meta = preview.meta({
  title: 'Commerce/DownloadMenu',
  component: Downloads,
  args: { downloads },
});

export const Playground = meta.story({});

/** What became of a file is said below the button. */
export const Failed = meta.story({
  args: {
    downloads: [
      { id: 'sheet', label: 'Line sheet (PDF)', onPress: fn(), error: 'The file could not be made. Please try again.' },
      { id: 'list', label: 'Product list (PDF)', onPress: fn(), busy: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Downloads' }));
    await expect(await screen.findByRole('menuitem', { name: 'Product list (PDF)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Line sheet (PDF)' }));
    await expect(args.downloads[0]?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
