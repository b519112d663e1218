import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
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

export const Keyboard = meta.story({
  name: 'Letters jump, Home and End lead to the ends, Escape gives the focus back',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Line sheet' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Download line sheet' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Download list of products' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('download list');
    await expect(screen.getByRole('menuitem', { name: 'Download list of products' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
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

export const Many = meta.story({
  name: 'A long menu scrolls within the window',
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
