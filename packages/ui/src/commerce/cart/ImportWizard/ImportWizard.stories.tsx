import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { across, fileOf, Harness, lines, long, rows } from './ImportWizard.fixture.tsx';
import type { ImportStep } from './types.ts';

const meta = preview.meta({
  title: 'Commerce/ImportWizard',
  component: Harness,
  args: {
    open: true,
    step: { at: 'file' } as ImportStep,
    onClose: fn(),
    onFile: fn(),
    onPaste: fn(),
    onColumns: fn(),
    onChangeColumns: fn(),
    onForgetColumns: fn(),
    onConfirm: fn(),
    onUndo: fn(),
    onAnother: fn(),
    onCancel: fn(),
    onDownloadReasons: fn(),
    onTemplate: fn(),
  },
});

const shown = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const step = (dialog: ReturnType<typeof within>) => dialog.getAllByRole('listitem', { current: 'step' })[0];

/** Any file can be dropped; only the button filters. */
const drop = (place: HTMLElement, file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  place.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
};

const wrong = {
  at: 'problems',
  file: 'list.xlsx',
  problems: [
    { kind: 'products', rows: rows(2, 'LU-3100 is not in Resort 27') },
    { kind: 'variations', rows: rows(60, 'Not made in XXS') },
    { kind: 'sizes', rows: rows(1, 'No size in the system') },
  ],
} as const satisfies ImportStep;

const inPart = {
  at: 'done',
  outcome: 'created',
  href: '/cart/12',
  products: 24,
  units: 150,
  rows: rows(3, '12 units are available for immediate delivery'),
} as const satisfies ImportStep;

export const Playground = meta.story({});

/** Pasted rows that could not be read stay, with the reason, to be corrected and checked again. */
export const PastedRows = meta.story({
  args: {
    step: {
      at: 'file',
      pasted: 'LU-2400\tInk\tS\tfive',
      problem: { kind: 'pasted', reason: 'Line 1, size S: five is not a whole number of 0 or more.' },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByText(/^Line 1, size S/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Or paste rows' }), '{Backspace>4/}5');
    await userEvent.click(dialog.getByRole('button', { name: 'Check these rows' }));
    await expect(args.onPaste).toHaveBeenLastCalledWith({ text: 'LU-2400\tInk\tS\t5' });
  },
});

/** Takes an XLSX or XLS by button or by drop and passes it on. */
export const ChoosesAFile = meta.story({
  name: 'Choose a file',
  parameters: { covers: ['S-093', 'K-83'] },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    const input = dialog.getByLabelText('Choose a spreadsheet');
    await expect(input).toHaveAttribute('accept', '.xlsx,.xls');
    const list = fileOf('list.xlsx');
    await userEvent.upload(input, list);
    await expect(args.onFile).toHaveBeenLastCalledWith({ file: list });
    await expect(step(dialog)).toHaveTextContent('File');
    drop(input, fileOf('list.xls'));
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Download the list to fill in' }));
    await expect(args.onTemplate).toHaveBeenCalledOnce();
  },
});

/** Refuses another extension before it is sent. */
export const WrongExtension = meta.story({
  parameters: { covers: ['V-049', 'X-054'] },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    const input = dialog.getByLabelText('Choose a spreadsheet');
    drop(input, fileOf('list.csv'));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Invalid extension!');
    await expect(alert).toHaveTextContent('Only XLSX and XLS files are accepted.');
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.upload(input, fileOf('list.xlsx'));
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

/** Refuses more than 5 MB before it is sent. */
export const TooLarge = meta.story({
  parameters: { covers: ['D-095'] },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await userEvent.upload(dialog.getByLabelText('Choose a spreadsheet'), fileOf('list.xlsx', 6e6));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Files may have up to 5 MB.');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
});

/** Says that a file is no spreadsheet. */
export const InvalidFile = meta.story({
  parameters: { covers: ['V-050', 'X-055'] },
  args: { step: { at: 'file', problem: { kind: 'invalid' } } },
  play: async () => {
    const alert = await (await shown()).findByRole('alert');
    await expect(alert).toHaveTextContent('Invalid file!');
    await expect(alert).toHaveTextContent('The uploaded file is invalid.');
  },
});

/** A file with several tables: the buyer chooses a sheet by its first rows. */
export const Sheets = meta.story({
  name: 'Several sheets',
  args: {
    step: {
      at: 'sheet',
      file: 'spring.xlsx',
      sheets: [
        { name: 'Lisbon', rows: [{ row: 1, cells: ['Style', 'S', 'M'] }] },
        { name: 'Porto', rows: [{ row: 3, cells: ['LU-2400', '2', '4'] }] },
      ],
    },
    onSheet: fn(),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await userEvent.click(dialog.getByRole('radio', { name: 'Porto' }));
    await expect(dialog.getByRole('cell', { name: 'LU-2400' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Check this sheet' }));
    await expect(args.onSheet).toHaveBeenCalledWith({ sheet: 'Porto' });
  },
});

/** Shows the columns of a sheet that is not ours with their first values; the buyer says what they hold. */
export const OwnColumns = meta.story({
  name: 'Columns of an own sheet',
  parameters: { covers: ['S-093', 'A-093'] },
  args: { step: { at: 'columns', file: 'spring.xlsx', columns: long } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    const check = dialog.getByRole('button', { name: 'Check the list' });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await expect(
      dialog.getByText('Choose the column with the quantity, or one column for each size.'),
    ).toBeInTheDocument();
    await expect(dialog.getByText('LU-2400 · LU-2401 · LU-2402')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What “Amount” holds' }), 'Quantity');
    // A second reference takes the place of the first.
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What “Column A” holds' }), 'Reference');
    await expect(dialog.getByRole('combobox', { name: 'What “Style” holds' })).toHaveValue('none');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What “Style” holds' }), 'Reference');
    await userEvent.click(check);
    await expect(args.onColumns).toHaveBeenLastCalledWith({
      columns: long.map((column) => (column.name === 'Amount' ? { ...column, use: 'quantity' } : column)),
    });
  },
});

/** Says why rows could not be read with the columns of before. */
export const OwnColumnsRefused = meta.story({
  name: 'Columns that do not fit',
  args: {
    step: {
      at: 'columns',
      file: 'spring.xlsx',
      columns: across,
      problem: 'Line 4, size S: no is not a whole number of 0 or more.',
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Line 4, size S');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What “Stock” holds' }), 'Quantity');
    await expect(dialog.getByText(/^Choose either one column for each size, or one quantity/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Download the sheet with reasons' }));
    await expect(args.onDownloadReasons).toHaveBeenCalledOnce();
  },
});

export const OwnColumnsOnPhone = meta.story({
  name: 'Own columns, phone, Portuguese',
  globals: { viewport: { value: 'small' }, locale: 'pt-BR' },
  args: { step: { at: 'columns', file: 'primavera.xlsx', columns: across } },
});

/** Says that the columns were recognised, and lets the buyer change or forget them. */
export const Recognised = meta.story({
  name: 'Recognised columns',
  parameters: { covers: ['A-093'] },
  args: {
    step: {
      at: 'preview',
      file: 'spring.xlsx',
      lines: lines(3),
      hasOpenCart: false,
      layout: { state: 'recognised', columns: across },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByText('We recognised the columns of your sheet:')).toBeVisible();
    await expect(dialog.getByText('Reference: Style · Colour: Shade · Sizes: S, M')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change the columns' }));
    await expect(args.onChangeColumns).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Forget these columns' }));
    await expect(args.onForgetColumns).toHaveBeenCalledOnce();
  },
});

/** Only approved retailers may import. */
export const NotAllowed = meta.story({
  parameters: { covers: ['V-051', 'V-052', 'X-058'] },
  args: {
    step: { at: 'file', problem: { kind: 'notAllowed', message: 'You are not allowed to import an editable list' } },
  },
  play: async () => {
    const dialog = await shown();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Not allowedYou are not allowed to import an editable list',
    );
    await expect(dialog.queryByLabelText('Choose a spreadsheet')).toBeNull();
  },
});

/** Shows the progress of reading, and can be stopped. */
export const Checking = meta.story({
  args: { step: { at: 'checking', file: 'list.xlsx', progress: { done: 3200, total: 8000, secondsLeft: 12 } } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByRole('progressbar', { name: 'Checking list.xlsx' })).toHaveAttribute('value', '0.4');
    await expect(dialog.getByText('3,200 of 8,000 lines')).toBeVisible();
    await expect(dialog.getByText('About 12 seconds left')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Lists what was not found, line by line, and offers the same sheet with reasons. */
export const Problems = meta.story({
  parameters: { covers: ['M-33', 'S-094', 'X-051', 'X-052', 'X-053'] },
  args: {
    step: wrong,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    for (const [title, text] of [
      ['Products not found', 'Not found in collection'],
      ['Products variation or size not found', 'In collection'],
      ['Products with no size', 'Without size in the system'],
    ] as const) {
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await expect(dialog.getByText(text)).toBeVisible();
    }
    await expect(dialog.getByText('and 10 more')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download the sheet with reasons' }));
    await expect(args.onDownloadReasons).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
});

/** Lists lines without a reference and wrong quantities, each with its reason, and offers the same sheet with reasons. */
export const Unread = meta.story({
  name: 'Lines not read',
  parameters: { covers: ['M-33', 'S-094'] },
  args: {
    step: {
      at: 'problems',
      file: 'list.xlsx',
      problems: [
        {
          kind: 'unread',
          rows: [
            { row: 4, product: '', detail: 'Ink', reason: 'The reference is missing' },
            {
              row: 5,
              product: 'LU-3100',
              detail: 'Ink, S',
              quantity: 'two',
              reason: 'Not a whole number of 0 or more',
            },
            { row: 5, product: 'LU-3100', detail: 'Ink, M', quantity: '-1', reason: 'Not a whole number of 0 or more' },
          ],
        },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByRole('heading', { name: 'Lines that could not be read' })).toBeVisible();
    await expect(dialog.getByText('The reference is missing')).toBeVisible();
    await expect(dialog.getByRole('cell', { name: 'two' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download the sheet with reasons' }));
    await expect(args.onDownloadReasons).toHaveBeenCalledOnce();
  },
});

/** Without an open cart, imports what the preview shows into a new one. */
export const NoOpenCart = meta.story({
  args: { step: { at: 'preview', file: 'list.xlsx', lines: lines(24), hasOpenCart: false } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByText('24 lines with 156 units are ready in list.xlsx.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ createNewCart: true });
  },
});

/** Quantities above the stock, sums of the sheet and hidden lines are named before anything is imported, and the units add up. */
export const Adjusted = meta.story({
  name: 'Quantities that change',
  args: {
    step: {
      at: 'preview',
      file: 'list.xlsx',
      lines: lines(3),
      hasOpenCart: false,
      rows: [
        {
          row: 6,
          product: 'LUM-10001',
          detail: 'Terracotta, S',
          quantity: '7',
          reason: '4 of 7 are not available: 3 in stock',
        },
        {
          row: 6,
          product: 'LUM-10001',
          detail: 'Terracotta, M',
          quantity: '9',
          reason: '5 of 9 are not available: 4 in stock',
        },
        { row: 9, product: '', quantity: '28', reason: 'A sum of other lines' },
      ],
      sums: { said: 56, taken: 19 },
      notes: ['Hidden lines count too: 7.'],
    },
  },
  play: async () => {
    const dialog = await shown();
    await expect(dialog.getAllByText('3 quantities do not come as they are written')[0]).toBeVisible();
    await expect(dialog.getByText('Units in the sheet: 56. Units to import: 19.')).toBeVisible();
    await expect(dialog.getByText('Hidden lines count too: 7.')).toBeVisible();
    await expect(dialog.getByText('5 of 9 are not available: 4 in stock')).toBeVisible();
  },
});

/** With an open cart, asks whether to replace it or add to it. */
export const OpenCart = meta.story({
  parameters: { covers: ['M-32', 'S-095', 'S-096'] },
  args: { step: { at: 'preview', file: 'list.xlsx', lines: lines(140), hasOpenCart: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByText('and 40 more')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'ADD PRODUCTS TO THE EXISTING CART' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ createNewCart: false });
    await userEvent.click(dialog.getByRole('button', { name: 'REPLACE IT' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ createNewCart: true });
  },
});

const both = (count: number) =>
  lines(count).map(({ units, ...line }) => ({ ...line, exported: units, inCart: units + 3, inSheet: units + 6 }));

/** Quantities that cart and list have both changed are shown with both values; the cart keeps its own unless the list is chosen. */
export const Conflicts = meta.story({
  parameters: { covers: ['S-095', 'R-286'] },
  args: {
    step: {
      at: 'preview',
      file: 'list.xlsx',
      lines: [{ id: '9', product: 'Ribbed knit', reference: 'LU-2409', detail: 'Ink, size S: 4 → 6', units: 6 }],
      hasOpenCart: true,
      unchanged: 22,
      conflicts: both(2),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByRole('heading', { name: '2 quantities were changed in both' })).toBeVisible();
    await expect(dialog.getByText('22 lines stay as they are in your cart.')).toBeVisible();
    const [, second] = dialog.getAllByRole('radio', { name: /^From the list/ });
    await expect(second).not.toBeChecked();
    await userEvent.click(second as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'ADD PRODUCTS TO THE EXISTING CART' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ createNewCart: false, choices: { 0: 'cart', 1: 'sheet' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take all from the list' }));
    await expect(dialog.getAllByRole('radio', { name: /^From the list/, checked: true })).toHaveLength(2);
  },
});

/** Says so if the list changes nothing, and then offers nothing but to close. */
export const NothingChanges = meta.story({
  args: { step: { at: 'preview', file: 'list.xlsx', lines: [], hasOpenCart: true, unchanged: 24 } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByText('Your cart already has these quantities.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The cart was changed while the list was imported: the differences of now are shown before anything is imported. */
export const ChangedMeanwhile = meta.story({
  parameters: { covers: ['R-286'] },
  args: {
    step: {
      at: 'preview',
      file: 'list.xlsx',
      lines: lines(2),
      hasOpenCart: true,
      hasChanged: true,
      conflicts: both(1),
    },
  },
  play: async () => {
    const dialog = await shown();
    await expect(dialog.getByText(/^Your cart was changed meanwhile, so nothing was imported/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

/** Shows conflicts fifty at a time, down to the last. */
export const ManyConflicts = meta.story({
  name: 'Many conflicts, in Portuguese',
  globals: { locale: 'pt-BR' },
  args: { step: { at: 'preview', file: 'lista.xlsx', lines: [], hasOpenCart: true, conflicts: both(120) } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    const fromList = () => dialog.getAllByRole('radio', { name: /^Da lista/ });
    await expect(fromList()).toHaveLength(50);
    await userEvent.click(dialog.getByRole('button', { name: 'Mostrar mais 50' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mostrar mais 20' }));
    await expect(fromList()).toHaveLength(120);
    await expect(dialog.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull();
    await expect(dialog.getAllByRole('radio', { name: /^No carrinho/ })[100]).toHaveFocus();
    await userEvent.click(fromList()[119] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'ADICIONAR PRODUTOS AO CARRINHO EXISTENTE' }));
    const sent = (args.onConfirm as ReturnType<typeof fn>).mock.lastCall?.[0] as { choices: Record<string, string> };
    await expect(Object.entries(sent.choices).filter(([, side]) => side === 'sheet')).toEqual([['119', 'sheet']]);
  },
});

export const Importing = meta.story({
  args: { step: { at: 'importing', file: 'list.xlsx', progress: { done: 800, total: 3200 } } },
});

export const ImportingBlind = meta.story({ args: { step: { at: 'importing', file: 'list.xlsx' } } });

/** Says what became of the cart and leads to it. */
export const Done = meta.story({
  parameters: { covers: ['M-34', 'X-057', 'K-72'] },
  args: { step: { at: 'done', outcome: 'updated', href: '/cart/12', products: 4, units: 156, changes: 12, rows: [] } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByText('Your cart was successfully updated')).toBeVisible();
    await expect(dialog.getByText('12 quantities or notes changed, in 4 products')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'View the cart' })).toHaveAttribute('href', '/cart/12');
    await expect(dialog.queryByRole('button', { name: 'Download the sheet with reasons' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** Says which lines were left out or cut and why, and offers the sheet with reasons. */
export const DoneInPart = meta.story({
  args: {
    step: inPart,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByText('Your cart was successfully created')).toBeVisible();
    await expect(dialog.getAllByText('3 lines were changed or left out')[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download the sheet with reasons' }));
    await expect(args.onDownloadReasons).toHaveBeenCalledOnce();
  },
});

/** Shows the reason of the server. */
export const Refused = meta.story({
  parameters: { covers: ['M-35', 'X-056'] },
  args: { step: { at: 'failed', message: 'The price list of this cart is closed.' } },
  play: async () => {
    await expect(await (await shown()).findByRole('alert')).toHaveTextContent(
      'ErrorThe price list of this cart is closed.',
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'small' } }, args: { step: inPart } });

export const Portuguese = meta.story({ globals: { locale: 'pt-BR' }, args: { step: wrong } });

export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { step: { at: 'preview', file: 'list.xlsx', lines: lines(12), hasOpenCart: true } },
});

export const LongText = meta.story({
  args: {
    step: {
      at: 'preview',
      file: 'the-very-long-name-of-a-spreadsheet-that-somebody-saved-many-times-final-final-2.xlsx',
      hasOpenCart: true,
      lines: lines(6).map((line) => ({
        ...line,
        product: `${line.product}, hand-finished double-breasted with mother-of-pearl buttons and a detachable belt`,
      })),
    },
  },
});
