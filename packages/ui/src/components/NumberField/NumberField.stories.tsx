import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { NumberField } from './NumberField.tsx';

const labels = { decrease: 'One less', increase: 'One more' };

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Minimum order', defaultValue: 24, min: 0, max: 1200, labels, onChange: fn() },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack space="lg">
      <NumberField label="Pieces per box" labels={labels} defaultValue={12} hint="Sold in full boxes." step={12} />
      <NumberField label="Discount" labels={labels} defaultValue={0.15} step={0.05} format={{ style: 'percent' }} />
      <NumberField
        label="Price"
        labels={labels}
        defaultValue={1240.5}
        step={0.01}
        format={{ minimumFractionDigits: 2 }}
      />
      <NumberField label="Pieces" labels={labels} required tone="critical" message="Say how many pieces." />
      <NumberField label="Pieces" labels={labels} defaultValue={8} readOnly hint="Counted from the size run." />
      <NumberField label="Pieces" labels={labels} defaultValue={8} disabled hint="The window is closed." />
    </Stack>
  ),
});

/** Buttons and arrow keys step; the ends hold. */
export const Steps = meta.story({
  args: { max: 26 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /One more/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 25 });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Minimum order' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 26 });
    await expect(canvas.getByRole('button', { name: /One more/ })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 0 });
  },
});

/** A number beyond the range comes back into it. */
export const Clamps = meta.story({
  name: 'Clamp',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Minimum order' });
    await userEvent.clear(input);
    await userEvent.type(input, '5000');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1200 });
    await expect(input).toHaveValue('1,200');
  },
});

/** Reads and writes numbers as they are written in Brazil. */
export const Brazilian = meta.story({
  globals: { locale: 'pt-BR' },
  args: { label: 'Preço', defaultValue: 1240.5, max: undefined, step: 0.01, format: { minimumFractionDigits: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Preço' });
    await expect(input).toHaveValue('1.240,50');
    await userEvent.clear(input);
    await userEvent.type(input, '9,75{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 9.75 });
  },
});

export const LongText = meta.story({
  args: {
    label: 'Mindestbestellmenge je Farbstellung und Größensatz innerhalb eines Lieferzeitfensters',
    hint: 'Gilt für sämtliche Artikel der Kollektion, sofern in der Preisliste nichts Abweichendes angegeben ist.',
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
