import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { holdClock } from '../../testing/holdClock.ts';
import { Menu } from './Menu.tsx';
import type { MenuProps } from './Menu.tsx';

const labels = {
  loading: 'The files are being looked up…',
  error: 'The files could not be had.',
  retry: 'Try again',
};

/** How long an answer takes, in milliseconds. */
const ANSWER_MS = 300;
let clock: ReturnType<typeof holdClock>;

/** Fails once, and has its entries when it is asked again. */
const Fails = ({ entries, onRetry, ...menu }: MenuProps) => {
  const [status, setStatus] = useState(menu.status);
  const retry = () => {
    onRetry?.();
    setStatus('loading');
    setTimeout(() => setStatus('ready'), ANSWER_MS);
  };
  return <Menu {...menu} entries={status === 'ready' ? entries : []} status={status} onRetry={retry} />;
};

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

/** Opens, moves by arrow keys, chooses by Enter. */
export const Chooses = meta.story({
  name: 'Choice',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Line sheet' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Download line sheet' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ id: 'list' });
  },
});

/** A disabled entry says why, is reached by keyboard, and does nothing. */
export const Disabled = meta.story({
  name: 'Disabled entry',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Line sheet' }));
    await waitFor(() => expect(screen.getByText('For approved retailers')).toBeVisible());
    await userEvent.keyboard('{End}');
    const entry = screen.getByRole('menuitem', { name: /Import Edited List/ });
    await waitFor(() => expect(entry).toHaveFocus());
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(entry);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(entry).toBeVisible();
  },
});

/** Letters jump, Home and End lead to the ends, Escape returns the focus. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Line sheet' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Download line sheet' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: /^Import Edited List/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('download list');
    await expect(screen.getByRole('menuitem', { name: 'Download list of products' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** While its entries load it says so, and is busy. */
export const Loading = meta.story({
  args: { entries: [], status: 'loading', labels },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Line sheet' }));
    const menu = await screen.findByRole('menu', { name: 'Line sheet' });
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent(labels.loading);
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    await expect(menu).toHaveAccessibleDescription(labels.loading);
    await expect(menu).toHaveFocus();
  },
});

/** Entries that could not be loaded can be loaded again, by keyboard too; the menu stays open. */
export const Failed = meta.story({
  args: { status: 'error', labels, onRetry: fn() },
  render: (args) => <Fails {...args} />,
  beforeEach: () => {
    clock = holdClock(ANSWER_MS);
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Line sheet' }).focus();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('menuitem', { name: 'Try again' });
    await expect(screen.getByRole('status')).toHaveTextContent(labels.error);
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(labels.loading));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await clock.tick();
    const first = await screen.findByRole('menuitem', { name: 'Download line sheet' });
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ id: 'pdf' });
  },
});

export const FailedOpen = meta.story({
  name: 'Failed, open',
  args: { entries: [], status: 'error', labels, onRetry: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Line sheet' }));
    await waitFor(() => expect(screen.getByText(labels.error)).toBeVisible());
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Was mit dieser Bestellung geschehen soll',
    entries: [
      { id: 'pdf', label: 'Produktübersicht der Großhandelskollektion herunterladen', icon: 'download' as const },
      {
        id: 'import',
        label: 'Bearbeitete Bestellmengen übernehmen',
        icon: 'upload' as const,
        disabled: true,
        disabledReason: 'Erst nach der Freischaltung durch die Marke, in der Regel innerhalb von drei Werktagen',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
});

/** A long menu scrolls within the window. */
export const Many = meta.story({
  name: 'Many entries',
  args: {
    entries: Array.from({ length: 40 }, (_, index) => ({ id: String(index), label: `Season ${2027 - index}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('menuitem', { name: 'Season 1988' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
});

export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
