import preview from '#storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Worn } from '../testing/Worn.fixture.tsx';
import { ExportPop } from './ExportPop.tsx';
import type { ExportKind } from './ExportPop.tsx';
import { SharePop } from './SharePop.tsx';

interface Pops {
  kinds: readonly ExportKind[];
  hasLogos: boolean;
  makeLink: () => string;
  onExport: (choice: { kind: ExportKind }) => void;
}

const meta = preview.meta({
  title: 'White label/Studio/Toolbar/Pops',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    kinds: ['account', 'resolver', 'css', 'sheetPdf', 'sheetPng'],
    hasLogos: true,
    makeLink: fn(() => 'https://fjord.example/pattern#s=long-and-whole'),
    onExport: fn(),
  } as Pops,
  render: ({ kinds, hasLogos, makeLink, onExport }: Pops) => (
    <Worn>
      <SharePop makeLink={makeLink} hasLogos={hasLogos} />
      <ExportPop kinds={kinds} onExport={onExport} />
    </Worn>
  ),
});

/** What can be exported, each with its purpose. */
export const Playground = meta.story({
  name: 'Export',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    const pop = within(await canvas.findByRole('dialog', { name: 'Export' }));
    await expect(pop.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(pop.getByRole('button', { name: /^Contact sheet, PNG/ }));
    await expect(args.onExport).toHaveBeenCalledWith({ kind: 'sheetPng' });
  },
});

/** The link is made when it is about to show, and says what it has no room for. */
export const Share = meta.story({
  play: async ({ args, canvas }) => {
    await expect(args.makeLink).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = await canvas.findByRole('textbox', { name: 'Link to exactly this' });
    await waitFor(() => expect(link).toHaveValue('https://fjord.example/pattern#s=long-and-whole'));
    await expect(canvas.getByText(/A link has no room for pictures/)).toBeVisible();
  },
});

/** Without logos the link leaves nothing out. */
export const WithoutLogos = meta.story({
  args: { hasLogos: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByRole('textbox', { name: 'Link to exactly this' });
    await expect(canvas.queryByText(/A link has no room/)).toBeNull();
  },
});

/** On a phone it stays within the window. */
export const Phone = meta.story({
  name: 'Telefone, em português',
  globals: { viewport: { value: 'phone' }, locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar' }));
    const pop = await canvas.findByRole('dialog', { name: 'Compartilhar' });
    const { left, right } = pop.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByText(/Um link não tem espaço/)).toBeVisible();
  },
});
