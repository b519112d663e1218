import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Worn } from '../testing/Worn.fixture.tsx';
import { SeedField } from './SeedField.tsx';
import type { SeedFieldProps } from './SeedField.tsx';

/** Keeps what is chosen, as the panel does. */
const Kept = ({ onChange, onClear, ...props }: SeedFieldProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <SeedField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change);
      }}
      onClear={
        onClear &&
        (() => {
          setValue(undefined);
          onClear();
        })
      }
    />
  );
};

const meta = preview.meta({
  title: 'White label/Studio/Panel/Seed field',
  component: SeedField,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    label: 'Brand',
    shown: 'Brand',
    hint: 'What you are known by',
    value: '#0b6e4f' as string | undefined,
    from: '#0b6e4f',
    ratio: 6.2,
    onChange: fn<SeedFieldProps['onChange']>(),
  } as SeedFieldProps,
  render: (args) => (
    <Worn width="22rem" padding="1rem">
      <Kept {...args} />
    </Worn>
  ),
});

export const Playground = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(field);
    await userEvent.type(field, 'rebeccapurple{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#663399' });
    await expect(field).toHaveValue('#663399');
  },
});

/** Left empty, the colour is derived, and the field says so; a colour of its own can be removed. */
export const Derived = meta.story({
  name: 'Derived colour',
  args: { label: 'Ground', shown: 'Ground', value: undefined, from: '#f7f9fb', ratio: 15.1, onClear: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ground' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', 'follows');
    const clear = 'Ground: let it follow from the others';
    await expect(canvas.queryByRole('button', { name: clear })).toBeNull();
    await userEvent.type(field, '#fff8e7');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#fff8e7' });
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(field).toHaveValue('');
  },
});

/** A colour that was not legible shows what it became. */
export const Moved = meta.story({
  name: 'Colour that moved',
  args: { value: '#ffff66', from: '#888600', ratio: 4.6, became: '#888600' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/#888600/)).toBeVisible();
  },
});

/** A wrong colour is named at its field and changes nothing. */
export const Wrong = meta.story({
  name: 'Wrong colour',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(field);
    await userEvent.type(field, 'blauish');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('“blauish” is not a solid colour');
    await expect(field).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Escape restores the previous value. */
export const Escape = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(field);
    await userEvent.type(field, 'blauish');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('#0b6e4f');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A long name is cut, and stays whole in the field’s accessible name. */
export const LongText = meta.story({
  name: 'Long name',
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Hauptmarkenfarbe für die Wintersaison, dunkel',
    shown: 'Hauptmarkenfarbe für die Wintersaison',
    onClear: fn(),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Hauptmarkenfarbe für die Wintersaison, dunkel' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Portuguese = meta.story({
  name: 'Em português',
  globals: { locale: 'pt-BR' },
  args: { label: 'Fundo', shown: 'Fundo', value: undefined, from: '#f7f9fb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Fundo' })).toHaveAttribute('placeholder', 'derivada');
  },
});
