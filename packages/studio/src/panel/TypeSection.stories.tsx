import preview from '#storybook/preview';
import { themes } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Worn } from '../testing/Worn.fixture.tsx';
import type { Styled } from './ChoiceField.tsx';
import { TypeSection } from './TypeSection.tsx';

/** Keeps what is chosen, as the workbench does. */
const Kept = ({ style: given, onEdit }: Styled) => {
  const [style, setStyle] = useState<Branding>(given);
  return (
    <TypeSection
      style={style}
      onEdit={(about, edit) => {
        setStyle(edit);
        onEdit(about, edit);
      }}
    />
  );
};

const meta = preview.meta({
  title: 'White label/Studio/Panel/Type section',
  component: TypeSection,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { style: themes.fjord, onEdit: fn() } as Styled,
  render: (args) => (
    <Worn width="22rem">
      <Kept {...args} />
    </Worn>
  ),
});

export const Playground = meta.story({});

/** Each family is shown in itself; the one of headings leaves the one of texts alone. */
export const Family = meta.story({
  name: 'Families',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Headings'));
    const headings = within(canvas.getByRole('radiogroup', { name: 'Headings' }));
    await expect(getComputedStyle(headings.getByText('Fraunces')).fontFamily).toMatch(/^"?Fraunces/);
    await userEvent.click(headings.getByRole('radio', { name: 'Fraunces' }));
    await expect(headings.getByRole('radio', { name: 'Fraunces' })).toBeChecked();
    await expect(args.onEdit).toHaveBeenCalledWith('type.display', expect.any(Function));
    await expect(canvas.getAllByText(themes.fjord.type.text, { selector: 'summary span' })).toHaveLength(1);
  },
});

/** The weight of headings changes by keyboard and says its figure. */
export const Weight = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    const before = Number((slider as HTMLInputElement).value);
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d{3}$/);
    await expect(Number((slider as HTMLInputElement).value)).toBeGreaterThanOrEqual(before);
  },
});

/** Families with long names, on a phone. */
export const LongName = meta.story({
  name: 'Long names',
  globals: { viewport: { value: 'small' } },
  args: { style: themes.tropico },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Bricolage Grotesque')[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Portuguese = meta.story({
  name: 'Em português',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tipografia')).toBeVisible();
  },
});
