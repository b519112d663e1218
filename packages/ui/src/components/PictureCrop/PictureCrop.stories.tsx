import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { goods, scene } from '../../testing/pictures.ts';
import { PictureCrop } from './PictureCrop.tsx';
import { wholePicture } from './framing.ts';
import { pictureCropWords } from '../../testing/words/pictureCrop.ts';
import type { PictureCropLabels, PictureCropProps } from './types.ts';

const palette = ['#2b2622', '#8a5a44', '#e8d9c5'];
const wide = scene('rail', 'wide', palette, 2);
const tall = goods('dress', 'linen', '#b5543a', '#f0e2cf', 3);

interface CropProps extends Omit<PictureCropProps, 'labels'> {
  labels?: Partial<PictureCropLabels>;
}

const Held = ({ value: start, onChange, labels, ...props }: CropProps) => {
  const [value, setValue] = useState(start);
  return (
    <PictureCrop
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change);
      }}
      labels={{ ...useLabels(pictureCropWords), ...labels }}
    />
  );
};

const meta = preview.meta({
  title: 'Components/PictureCrop',
  component: Held,
  args: {
    src: wide,
    value: wholePicture,
    previews: [
      { name: 'Opening of the page', ratio: 21 / 9 },
      { name: 'Card', ratio: 3 / 4 },
      { name: 'Tile', ratio: 1 },
    ],
    onChange: fn(),
  },
});

export const Playground = meta.story({
  args: { value: { crop: { x: 0.1, y: 0.1, width: 0.7, height: 0.8 }, focus: { x: 0.7, y: 0.4 } } },
});

/** The crop and its handles follow the arrow keys. Screen readers hear its size. */
export const Keyboard = meta.story({
  name: 'Crop by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    const corner = await canvas.findByRole('button', { name: 'Bottom right corner of the crop' });
    corner.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    const { crop } = args.onChange.mock.lastCall?.[0].value ?? wholePicture;
    await expect(crop.width).toBeLessThan(1);
    await expect(crop.height).toBeLessThan(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Crop: ${Math.round(crop.width * 100)}% of the width`);
    canvas.getByRole('group', { name: 'Crop, move with the arrow keys' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    const moved = args.onChange.mock.lastCall?.[0].value.crop ?? crop;
    await expect(moved.x).toBeGreaterThan(0);
    await expect(moved.y).toBeGreaterThan(0);
    await expect(moved.width).toBeCloseTo(crop.width);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the whole picture' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: wholePicture });
  },
});

/** A chosen shape is the largest crop of that ratio, and stays while the crop is resized. */
export const Shapes = meta.story({
  name: 'Crop by shape',
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Shape' });
    await waitFor(() => expect(select).toBeEnabled());
    await userEvent.selectOptions(select, 'Tile');
    const { crop } = args.onChange.mock.lastCall?.[0].value ?? wholePicture;
    await expect(crop.height).toBe(1);
    await expect(crop.x).toBeCloseTo((1 - crop.width) / 2);
    await expect(canvas.queryByRole('button', { name: 'Right side of the crop' })).toBeNull();
    canvas.getByRole('button', { name: 'Top left corner of the crop' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    const smaller = args.onChange.mock.lastCall?.[0].value.crop ?? crop;
    await expect(smaller.width).toBeLessThan(crop.width);
    await expect(smaller.width / smaller.height).toBeCloseTo(crop.width, 2);
    await expect(select).toHaveDisplayValue('Tile');
    await userEvent.selectOptions(select, 'Free');
    await expect(canvas.getByRole('button', { name: 'Right side of the crop' })).toBeVisible();
  },
});

/** The focus point moves by one percent, with Shift by ten. Each step is announced by the slider that changes. */
export const FocusByKeyboard = meta.story({
  name: 'Focus point by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    const across = await canvas.findByRole('slider', { name: 'Focus point, left to right' });
    across.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(across).toHaveValue('61');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    const down = canvas.getByRole('slider', { name: 'Focus point, top to bottom' });
    await expect(down).toHaveFocus();
    await expect(down).toHaveAttribute('aria-valuetext', 'Focus point: 61% from the left, 30% from the top');
    const value = { ...wholePicture, focus: { x: 0.61, y: 0.3 } };
    await expect(args.onChange).toHaveBeenLastCalledWith({ value });
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(down).toHaveValue('0');
  },
});

/** The focus point is dragged, and stays within the crop. The previews follow it. */
export const FocusByPointer = meta.story({
  name: 'Focus point by pointer',
  play: async ({ args, canvas, canvasElement }) => {
    const point = await canvas.findByRole('group', { name: 'Focus point' });
    const crop = canvas.getByRole('group', { name: 'Crop, move with the arrow keys' }).getBoundingClientRect();
    const card = () => canvasElement.querySelectorAll('[data-part=frame] img')[1]?.getBoundingClientRect().left ?? 0;
    const before = card();
    const { x, y, width, height } = point.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    await fireEvent.pointerDown(point, { pointerId: 1, clientX, clientY });
    await fireEvent.pointerMove(point, { pointerId: 1, clientX: clientX + crop.width / 4, clientY });
    const focus = args.onChange.mock.lastCall?.[0].value.focus ?? wholePicture.focus;
    await expect(focus.x).toBeCloseTo(0.75, 1);
    await expect(focus.y).toBeCloseTo(0.5);
    await expect(card()).toBeLessThan(before);
    await fireEvent.pointerMove(document.body, { pointerId: 1, clientX: crop.right + 50, clientY: crop.bottom + 50 });
    await expect(args.onChange.mock.lastCall?.[0].value.focus).toEqual({ x: 1, y: 1 });
    await fireEvent.pointerUp(document.body, { pointerId: 1 });
    await fireEvent.pointerMove(point, { pointerId: 1, clientX, clientY });
    await expect(args.onChange.mock.lastCall?.[0].value.focus).toEqual({ x: 1, y: 1 });
  },
});

/** A tall picture is never taller than a screen. */
export const Tall = meta.story({
  name: 'Tall picture',
  args: { src: tall, value: { ...wholePicture, focus: { x: 0.5, y: 0.2 } } },
});

/** A picture that cannot be read leaves a quiet ground. */
export const Unreadable = meta.story({
  name: 'Picture that cannot be read',
  args: { src: 'data:image/png;base64,nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn’t show this picture/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Shape' })).toBeDisabled();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    previews: [
      { name: 'Eröffnungsbild der Kollektionsübersicht auf breiten Bildschirmen', ratio: 21 / 9 },
      { name: 'Markenverzeichniskachel', ratio: 4 / 5 },
      { name: 'Benachrichtigung und Zusammenfassung der Vorbestellung', ratio: 1 },
      { name: 'Hochkant', ratio: 9 / 16 },
    ],
    labels: { shape: 'Seitenverhältnis des Bildausschnitts für sämtliche Verwendungsstellen' },
  },
});

export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { value: { crop: { x: 0.1, y: 0.1, width: 0.6, height: 0.8 }, focus: { x: 0.2, y: 0.4 } } },
});
