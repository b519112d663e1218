import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useLabels } from '#storybook/labels';
import { cartGridWords } from '../../../../testing/words/cartGrid.ts';
import { useLocale } from '../../../../foundation/index.ts';
import { blank, letters, rowsOf, sizesOf } from '../CartGrid.fixture.tsx';
import { parseBlock } from '../../../../internal/grid/clipboard.ts';
import { readHeads } from '../model/names.ts';
import { numberSigns } from '../model/number.ts';
import { matrixOf } from '../model/quantities.ts';
import type { CartGridRow, CartGridSize, QuantityWish } from '../types.ts';
import { PastePreview } from './PastePreview.tsx';

interface OfferedProps {
  /** As a spreadsheet puts it on the clipboard. */
  clipboard: string;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  productName: string;
  onPaste: (event: { wishes: QuantityWish[] }) => void;
  onClose: () => void;
}

const corner = { top: 0, start: 0, bottom: 0, end: 0 };

/** What the grid offers when it is met with this on the clipboard, its first cell being chosen. */
function Offered({ clipboard, rows, sizes, ...rest }: OfferedProps) {
  const locale = useLocale();
  const labels = useLabels(cartGridWords);
  const signs = numberSigns(locale);
  const block = parseBlock(clipboard);
  return (
    <PastePreview
      {...rest}
      {...{ rows, sizes, signs, labels }}
      offer={{ block, over: corner, heads: readHeads(block, rows, sizes, signs) }}
      matrix={matrixOf(rows, sizes)}
      format={(units) => units.toLocaleString(locale)}
    />
  );
}

const meta = preview.meta({
  title: 'Commerce/CartGrid/PastePreview',
  component: Offered,
  args: {
    productName: 'Poplin shirt',
    rows: rowsOf([
      [2, 4, 6, 4, 2],
      [0, 3, 5, 3, 0],
      [0, 0, 0, 0, 0],
    ]),
    sizes: letters,
    clipboard: '4\t6\t8\t6\t4\n2\t3\t6\t3\t2',
    onPaste: fn(),
    onClose: fn(),
  },
});

const dialog = async () => {
  const found = await screen.findByRole('dialog');
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Playground = meta.story({});

/** Every entry finds a place; Enter pastes at once. */
export const Pastes = meta.story({
  name: 'Paste',
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: 'Paste 8 quantities' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPaste).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Entries without a match, with their place and the reason. */
export const Unmatched = meta.story({
  name: 'Without a match',
  args: {
    rows: rowsOf([
      [2, 4, null, 4, 2],
      [0, 3, 5, 3, 0],
    ]),
    clipboard: '4\t6\t8\t6\t4\t1\nsome\t3\t6\t3\t2\n1\t1',
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getAllByRole('listitem')).toHaveLength(5);
    await expect(shown.getAllByText('falls outside the grid')).toHaveLength(3);
  },
});

export const Cut = meta.story({
  name: 'Cut to stock',
  parameters: { covers: ['V-060'] },
  args: {
    rows: rowsOf(blank(2, 5), { 101: 3, 104: 12, 202: 0 }),
    clipboard: '10\t6\t8\t24\t4\n2\t3\t1200\t3\t2',
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText('instead of 10')).toBeVisible();
    await expect(shown.getByText('instead of 24')).toBeVisible();
  },
});

/** By the names of colours and sizes, or by place. */
export const ByName = meta.story({
  name: 'By name or place',
  parameters: { covers: ['V-060'] },
  args: { clipboard: 'Colour\tM\tXS\tXXL\nNatural linen\t5\t90\t1\nINK\tmany\t2\t\nTotal\t5\t92\t1' },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('switch', { name: 'Match by the names of colours and sizes' })).toBeChecked();
    await expect(shown.getByText('is no size of this product')).toBeVisible();
  },
});

/** Nothing finds a place. */
export const Nothing = meta.story({
  name: 'Nothing fits',
  args: { clipboard: 'linen\tsilk\nwool\tcotton' },
  play: async () => {
    const shown = await dialog();
    await expect(shown.queryByRole('table')).toBeNull();
    await expect(shown.getByRole('button', { name: 'Paste' })).toHaveAttribute('aria-disabled', 'true');
  },
});

const sizes = sizesOf(...Array.from({ length: 14 }, (_, at) => String(32 + 2 * at)));
const line = sizes.map((_, at) => (at % 5) + 1).join('\t');

/** A whole price list and as many entries without a match. */
export const Long = meta.story({
  name: 'Long list',
  args: {
    productName: 'Wool coat, belted, with detachable hood and a lining of recycled silk',
    sizes,
    rows: rowsOf(blank(24, sizes.length)).map((row) => ({ ...row, label: `${row.label}, washed and brushed twice` })),
    clipboard: Array.from({ length: 40 }, () => line).join('\n'),
  },
});

export const Portuguese = meta.story({
  globals: { locale: 'pt-BR' },
  args: {
    rows: rowsOf(blank(2, 5), { 101: 3, 202: 0 }),
    clipboard: '10\t6\t1.200\t24\t4\nalguns\t3\t8\t3\t2',
  },
});

export const RightToLeft = meta.story({ args: Cut.input.args, parameters: { direction: 'rtl' } });
export const Narrow = meta.story({
  name: '320 px',
  args: Unmatched.input.args,
  globals: { viewport: { value: 'small' } },
});
