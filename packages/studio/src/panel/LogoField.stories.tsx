import preview from '#storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { drop } from '../testing/AtWork.fixture.tsx';
import { logoFile } from '../testing/files.ts';
import { Worn } from '../testing/Worn.fixture.tsx';
import { LogoField } from './LogoField.tsx';
import type { LogoFieldProps } from './LogoField.tsx';

const mark = (name: string, ink: string) => ({
  name,
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="180" height="80" fill="${ink}"/><rect x="196" width="44" height="80" fill="#f4a300"/></svg>`,
  )}`,
});

const meta = preview.meta({
  title: 'White label/Studio/Panel/Logo field',
  component: LogoField,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    label: 'Logo',
    empty: 'Choose or drop a picture',
    logo: null,
    ground: 'light',
    refusal: null,
    onFile: fn(),
    onRemove: fn(),
  } as LogoFieldProps,
  render: (args) => (
    <Worn width="22rem" padding="1rem">
      <LogoField {...args} />
    </Worn>
  ),
});

export const Playground = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const file = await logoFile();
    // The label around it takes presses in its place.
    await userEvent
      .setup({ pointerEventsCheck: 0 })
      .upload(canvas.getByLabelText('Logo Choose or drop a picture'), file);
    await expect(args.onFile).toHaveBeenLastCalledWith({ file });
    drop(canvasElement.querySelector('[data-ground]') as HTMLElement, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button', { name: 'Remove: Logo' })).toBeNull();
  },
});

/** Filled, it can be replaced or removed. */
export const Filled = meta.story({
  args: { logo: mark('mark.svg', '#0b6e4f') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'mark.svg' })).toBeVisible();
    await expect(canvas.getByLabelText('Logo Replace')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Logo' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
});

/** On the background it will have in the shop. */
export const OnDark = meta.story({
  name: 'On a dark background',
  args: { label: 'Logo for dark grounds', ground: 'dark', logo: mark('light.svg', '#e6f4ee') },
});

/** A refusal shows its reason at the field. */
export const Refused = meta.story({
  args: { refusal: { code: 'too-large', width: 8000, height: 5000, limit: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('8000 × 5000 pixels');
    await expect(canvas.getByLabelText('Logo Choose or drop a picture')).toHaveAccessibleDescription(/8000 × 5000/);
  },
});

/** Long words wrap on a phone. */
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Firmenzeichen für dunkle Untergründe und nächtliche Ansichten',
    empty: 'Wählen Sie ein Bild aus, oder ziehen Sie es aus einem anderen Fenster hierher',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Portuguese = meta.story({
  name: 'Em português',
  globals: { locale: 'pt-BR' },
  args: { label: 'Logotipo', empty: 'Escolha ou solte uma imagem', refusal: { code: 'broken' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cortada ou danificada');
  },
});

/** What the server does not take is said at the field too. */
export const RefusedByServer = meta.story({
  name: 'Refused by the server',
  args: { logo: mark('mark.svg', '#0b6e4f'), reason: 'This drawing has text. Convert it to outlines.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Logo Replace')).toHaveAccessibleDescription(/^This drawing has text/);
  },
});
