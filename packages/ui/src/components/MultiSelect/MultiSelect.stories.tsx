import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { holdClock } from '../../testing/holdClock.ts';
import { MultiSelect } from './MultiSelect.tsx';
import type { Choice, MultiSelectProps } from './MultiSelect.tsx';

const labels = {
  loading: 'The segments are on their way…',
  error: 'The segments could not be had.',
  retry: 'Try again',
};

interface FilterProps extends Pick<MultiSelectProps, 'status' | 'onRetry'> {
  options: Choice[];
  start?: string[];
  onChange: (choice: { ids: string[] }) => void;
}

function Filter({ options, start = [], onChange, status, onRetry }: FilterProps) {
  const [value, setValue] = useState(start);
  return (
    <MultiSelect
      label="SEGMENTS"
      options={options}
      value={value}
      onChange={({ ids }) => {
        setValue(ids);
        onChange({ ids });
      }}
      empty="Nothing to choose here"
      count={({ count }) => `${count} selected`}
      labels={labels}
      {...{ status, onRetry }}
    />
  );
}

/** How long an answer takes, in milliseconds. */
const ANSWER_MS = 300;
let clock: ReturnType<typeof holdClock>;

/** Fails once, and has its options when it is asked again. */
function Fails({ options, onRetry, ...filter }: FilterProps) {
  const [status, setStatus] = useState(filter.status);
  const retry = () => {
    onRetry?.();
    setStatus('loading');
    setTimeout(() => setStatus('ready'), ANSWER_MS);
  };
  return <Filter {...filter} options={status === 'ready' ? options : []} status={status} onRetry={retry} />;
}

const options = ['Women', 'Men', 'Children', 'Home & Beauty'].map((label, index) => ({
  id: String(13 + index),
  label,
}));

const meta = preview.meta({ title: 'Components/MultiSelect', component: Filter, args: { options, onChange: fn() } });

export const Playground = meta.story({});

/** Several can be ticked while it stays open. */
export const Chooses = meta.story({
  name: 'Choice',
  parameters: { covers: ['R-216'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /SEGMENTS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Women' }));
    await userEvent.click(screen.getByRole('option', { name: 'Home & Beauty' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ids: ['13', '16'] });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: '2 selected SEGMENTS' })).toBeVisible();
  },
});

/** Works by keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Women' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ids: ['14'] });
  },
});

export const Chosen = meta.story({ args: { start: ['13', '14'] } });

export const Empty = meta.story({
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /SEGMENTS/ }));
    await waitFor(() => expect(screen.getByText('Nothing to choose here')).toBeVisible());
  },
});

/** While its options load it says so, and is busy. */
export const Loading = meta.story({
  args: { options: [], status: 'loading', start: ['13'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 selected SEGMENTS' }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByText(labels.loading)).toBeVisible());
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list).toHaveAccessibleDescription(labels.loading);
    await expect(screen.queryByText('Nothing to choose here')).toBeNull();
  },
});

/** Options that could not be loaded can be loaded again, by keyboard too; the list stays open. */
export const Failed = meta.story({
  args: { status: 'error', onRetry: fn() },
  render: (args) => <Fails {...args} />,
  beforeEach: () => {
    clock = holdClock(ANSWER_MS);
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('button', { name: 'Try again' });
    await expect(screen.getByRole('status')).toHaveTextContent(labels.error);
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus());
    await expect(screen.getByRole('status')).toHaveTextContent(labels.loading);
    await clock.tick();
    const first = await screen.findByRole('option', { name: 'Women' });
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ids: ['13'] });
  },
});

/** Options that are there stay when more could not be loaded. */
export const FailedAgain = meta.story({
  name: 'Failed with options',
  args: { status: 'error', onRetry: fn(), start: ['13'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 selected SEGMENTS' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Men' })).toBeVisible());
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.tab();
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** A long list scrolls. */
export const Many = meta.story({
  name: 'Many options',
  args: {
    options: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      label: `Showroom number ${index + 1} of the old town`,
    })),
  },
});

/** Letters jump, Home and End lead to the ends, Escape returns the focus. */
export const Jumps = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /SEGMENTS/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('option', { name: 'Women' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: 'Home & Beauty' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('chi');
    await expect(screen.getByRole('option', { name: 'Children' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    options: [
      { id: '1', label: 'Bekleidung aus handgefärbten Naturseiden und Leinenmischgeweben' },
      { id: '2', label: 'Strandbekleidung, Badeaccessoires und Sonnenschutzkosmetik' },
    ],
    start: ['1'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { start: ['13'] } });
