import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { sizeUnitsWords } from '../../../testing/words/product.ts';
import { colours } from '../../../testing/index.ts';
import { SizeUnits } from './SizeUnits.tsx';
import { useSizeUnits, type SizeUnitsOptions } from './useSizeUnits.ts';

type UnitsProps = Pick<SizeUnitsOptions, 'sizes'> & {
  units: Readonly<Record<string, number>>;
  left?: Readonly<Record<string, number | null>>;
  onChange: (change: { size: string; units: number }) => void;
  onEnd?: () => void;
};

const white = colours.filter(({ label }) => label === 'White');
const id = white[0]?.id ?? '';

function Units({ sizes, units: first, left = {}, onChange, onEnd }: UnitsProps) {
  const [units, setUnits] = useState(first);
  const model = useSizeUnits({
    product: 'Poplin shirt',
    colours: white,
    sizes,
    units: { [id]: units },
    left: { [id]: left },
    onChange: ({ size, units: wanted }) => {
      onChange({ size, units: wanted });
      setUnits((before) => ({ ...before, [size]: wanted }));
    },
  });
  return <SizeUnits model={model} variation={id} onEnd={onEnd} labels={useLabels(sizeUnitsWords)} />;
}

const meta = preview.meta({
  title: 'Commerce/SizeUnits',
  component: Units,
  args: { sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'], units: { M: 4 }, onChange: fn() },
});

type Canvas = Pick<typeof screen, 'getByRole'>;
const field = (canvas: Canvas, size: string) => canvas.getByRole('textbox', { name: `Units of White, ${size}` });

export const Playground = meta.story({});

/** Units above stock are lowered, and the row says what is left. */
export const Stock = meta.story({
  name: 'Limited stock',
  parameters: { covers: ['V-060', 'V-063'] },
  args: { units: {}, left: { XS: 0, S: 3, M: 12, L: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(field(canvas, 'XS, Out of stock')).toBeDisabled();
    await userEvent.type(field(canvas, 'S, 3 left'), '9');
    await expect(args.onChange).toHaveBeenLastCalledWith({ size: 'S', units: 3 });
    await userEvent.tab();
    await expect(field(canvas, 'S, 3 left')).toHaveValue('3');
    await expect(canvas.getByText('3 units are available for immediate delivery')).toBeVisible();
    await expect(canvas.getByText('9 was lowered to 3.')).toBeVisible();
    await userEvent.keyboard('12');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ size: 'M', units: 12 });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Enter goes on to the next size and never joins two quantities. In the last size it adds. */
export const Enter = meta.story({
  args: { units: {}, left: { M: 0 }, onEnd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas, 'XS'));
    await userEvent.keyboard('3{Enter}4{Enter}5');
    await expect(field(canvas, 'XS')).toHaveValue('3');
    await expect(field(canvas, 'S')).toHaveValue('4');
    await expect(field(canvas, 'L')).toHaveValue('5');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}6{Enter}');
    await expect(field(canvas, 'S')).toHaveValue('6');
    for (const size of ['XS', 'L']) await expect(field(canvas, size)).toHaveAttribute('enterkeyhint', 'next');
    await expect(field(canvas, 'XXL')).toHaveAttribute('enterkeyhint', 'done');
    await userEvent.click(field(canvas, 'XXL'));
    await userEvent.keyboard('7{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ size: 'XXL', units: 7 });
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.keyboard('8{Enter}');
    await expect(field(canvas, 'XXL')).toHaveValue('8');
  },
});

/** Arrows move between the sizes and the wheel scrolls the page: neither changes a number. Escape discards what was typed. */
export const Keyboard = meta.story({
  name: 'Arrows and wheel',
  args: { units: { XS: 12, S: 8 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas, 'XS'));
    await fireEvent.wheel(field(canvas, 'XS'), { deltaY: 100 });
    await userEvent.keyboard('{ArrowDown}');
    await expect(field(canvas, 'S')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowLeft}');
    await expect(field(canvas, 'XS')).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(field(canvas, 'XS')).toHaveValue('9');
    await userEvent.keyboard('{Escape}');
    await expect(field(canvas, 'XS')).toHaveValue('12');
    await expect(field(canvas, 'S')).toHaveValue('8');
  },
});

/** An entry of ten times the other sizes is asked about, until it is answered. */
export const Unusual = meta.story({
  name: 'Unusual entry',
  args: { units: { XS: 3, S: 4 }, onEnd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas, 'M'));
    await userEvent.keyboard('345{Enter}5{Enter}');
    await expect(canvas.getByText('345 is much more than the other sizes of White. Is it right?')).toBeVisible();
    await userEvent.click(field(canvas, 'XXL'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'No, back to 0' }));
    await waitFor(() => expect(canvas.queryByText(/much more/)).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ size: 'M', units: 0 });
    await expect(field(canvas, 'L')).toHaveValue('5');
  },
});

const clipboard = (text: string): DataTransfer => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
};

/** What is no quantity is refused by name when it is pasted. A size run is shown before it is taken. */
export const Paste = meta.story({
  args: { units: {} },
  play: async ({ args, canvas, userEvent }) => {
    for (const [text, reason] of [
      ['-3', 'is below zero'],
      ['2.5', 'is not a whole number of units'],
    ] as const) {
      await userEvent.click(field(canvas, 'S'));
      await userEvent.paste(clipboard(text));
      const dialog = within(await screen.findByRole('dialog', { name: 'Paste into Poplin shirt' }));
      await waitFor(() => expect(dialog.getByText(reason)).toBeVisible());
      await userEvent.click(dialog.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(field(canvas, 'S'));
    await userEvent.paste(clipboard('3\t4\t5'));
    await userEvent.click(await screen.findByRole('button', { name: 'Paste 3 quantities' }));
    await expect(field(canvas, 'S')).toHaveValue('3');
    await expect(field(canvas, 'L')).toHaveValue('5');
  },
});

export const LongNames = meta.story({
  name: 'Many long names',
  args: { sizes: Array.from({ length: 14 }, (_, at) => `EU ${34 + at * 2} / US ${2 + at * 2}`), units: {} },
});
