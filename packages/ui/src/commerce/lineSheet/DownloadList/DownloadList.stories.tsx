import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { downloadWords } from '../../../testing/words/order.ts';
import { DownloadList } from './DownloadList.tsx';
import type { DownloadListProps } from './DownloadList.tsx';
import type { Download } from './download.ts';

const List = (props: Omit<DownloadListProps, 'labels'>) => (
  <DownloadList {...props} labels={useLabels(downloadWords)} />
);

const papers = (more: Partial<Download> = {}): Download[] => [
  { id: 'xlsx', label: 'Purchase order (XLS)', onPress: fn(), ...more },
  { id: 'pdf', label: 'Purchase order (PDF)', onPress: fn() },
  { id: 'csv', label: 'Shopify CSV', onPress: fn() },
];

const meta = preview.meta({
  title: 'Commerce/DownloadList',
  component: List,
  args: { downloads: papers() },
});

export const Playground = meta.story({});

/** Asks for XLS, PDF and Shopify CSV. */
export const Asks = meta.story({
  name: 'Downloads',
  parameters: { covers: ['R-313', 'R-314', 'R-315'] },
  play: async ({ args, canvas, userEvent }) => {
    for (const { label, onPress } of args.downloads) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await expect(onPress).toHaveBeenCalledOnce();
    }
  },
});

/** While a file is made it cannot be asked for again. */
export const Busy = meta.story({
  args: { downloads: papers({ busy: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /XLS/ }));
    await expect(args.downloads[0]?.onPress).not.toHaveBeenCalled();
  },
});

const stopped = fn();

const Stoppable = () => {
  const [isMaking, setMaking] = useState(true);
  const progress = {
    label: 'The line sheet is being made',
    value: 0.4,
    valueText: '40%',
    stop: 'Stop',
    onStop: () => {
      stopped();
      setMaking(false);
    },
  };
  return <List downloads={papers(isMaking ? { busy: true, progress } : {})} />;
};

/** A large file says how far it is, and can be stopped. */
export const Making = meta.story({
  name: 'Progress of a file',
  render: () => <Stoppable />,
});

/** Stopping leads back to the button of the file. */
export const Stopped = meta.story({
  name: 'File stopped',
  beforeEach: () => void stopped.mockClear(),
  render: () => <Stoppable />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'The line sheet is being made' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(stopped).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('button', { name: /XLS/ })).toHaveFocus();
  },
});

/** Says which file could not be made; pressing asks again. */
export const Failed = meta.story({
  args: { downloads: papers({ error: 'The file could not be made. Please try again.' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Purchase order (XLS): The file could not be made.');
    await userEvent.click(canvas.getByRole('button', { name: /XLS/ }));
    await expect(args.downloads[0]?.onPress).toHaveBeenCalledOnce();
  },
});

/** A file that the browser would not open by itself opens with a press. */
export const Ready = meta.story({
  name: 'File ready',
  parameters: { covers: ['D-138'] },
  args: { downloads: papers({ href: 'https://files.example/t/1043' }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the file' });
    await expect(link).toHaveAttribute('href', 'https://files.example/t/1043');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const Long = meta.story({
  name: 'Long names',
  args: { downloads: papers({ label: 'Purchase order with all variations, sizes and delivery windows (XLS)' }) },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
