import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { retailers } from '../../../testing/index.ts';
import { logoFieldWords } from '../../../testing/words/profile.ts';
import { LogoField } from './LogoField.tsx';
import type { LogoFieldProps } from './types.ts';

function Logo({ value: start, onChange, ...props }: Omit<LogoFieldProps, 'labels'>) {
  const [value, setValue] = useState(start);
  return (
    <LogoField
      {...props}
      value={value}
      onChange={(event) => {
        setValue(event.value);
        onChange(event);
      }}
      labels={useLabels(logoFieldWords)}
    />
  );
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#b5573a"/></svg>`;
const square = new File([drawing], 'mark.svg', { type: 'image/svg+xml' });

const meta = preview.meta({
  title: 'Commerce/LogoField',
  component: Logo,
  args: { name: 'Galeria Sul', logo: retailers[0]?.logo ?? null, value: null, onChange: fn() },
});

export const Playground = meta.story({});

/** A picture is drawn into the frame of 346 by 219, whole or filling it. */
export const Uploads = meta.story({
  name: 'Upload with preview',
  parameters: { covers: ['S-119', 'V-089', 'K-82'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/346x219px/)).toBeVisible();
    const input = canvas.getByLabelText('Logo');
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/svg+xml');
    await userEvent.upload(input, square);
    const picture = await canvas.findByRole('img', { name: 'Preview of your logo' });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { file: expect.any(File) } });
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(692));
    await expect((picture as HTMLImageElement).naturalHeight).toBe(438);
    await userEvent.click(canvas.getByRole('radio', { name: 'Fill the frame' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mark.svg' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
  },
});

/** A picture longer than the frame is moved by keyboard, or dragged in the preview. */
export const Moves = meta.story({
  name: 'Part that is shown',
  parameters: { covers: ['V-089', 'K-82'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Logo'), square);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Fill the frame' }));
    const slider = await canvas.findByRole('slider', { name: 'Part that is shown' });
    await expect(slider).toHaveValue('50');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await fireEvent.change(slider, { target: { value: '20' } });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3));
    await expect(slider).toHaveValue('20');
    const picture = canvas.getByRole('img', { name: 'Preview of your logo' });
    await fireEvent.pointerDown(picture, { pointerId: 1, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(picture, { pointerId: 1, clientX: 10, clientY: 20 });
    await waitFor(() => expect(Number((slider as HTMLInputElement).value)).toBeLessThan(20));
    await fireEvent.pointerUp(picture, { pointerId: 1 });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(4));
  },
});

/** The logo can be removed, and kept again before saving. */
export const Removes = meta.story({
  name: 'Remove',
  parameters: { covers: ['S-120'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the logo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'removed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the logo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
  },
});

/** A file that is no picture says so and changes nothing. */
export const Unreadable = meta.story({
  name: 'Unreadable file',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Logo'), new File(['text'], 'mark.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/cannot be read as a picture/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({ name: 'Without a logo', args: { logo: null } });
export const Refused = meta.story({ args: { message: 'This logo cannot be used.' } });
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
