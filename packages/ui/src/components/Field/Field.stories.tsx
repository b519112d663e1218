import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { control as look } from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldAria } from './Field.tsx';

const control = (aria: FieldAria) => <input type="text" className={look} {...aria} />;

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  args: { label: 'Reference of your order', hint: 'As it stands in your own books.', children: control },
});

export const Playground = meta.story({});
export const Required = meta.story({ args: { required: true } });
/** A label for screen readers only. */
export const Hidden = meta.story({ name: 'Hidden label', args: { hideLabel: true } });

/** A message is tied to its control, which is marked as invalid. */
export const Wrong = meta.story({
  name: 'Error',
  args: { tone: 'critical', message: 'This reference is taken. Add a letter, such as 4021-B.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Reference of your order' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/own books\. This reference is taken/);
  },
});

export const Careful = meta.story({ args: { tone: 'caution', message: 'Another order has a reference like it.' } });
export const Right = meta.story({ args: { tone: 'positive', message: 'Free.' } });
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Reference under which your accountants and your warehouse will both look for this order',
    hint: 'As it stands in your own books, without spaces, without points and without the year it belongs to.',
    tone: 'critical',
    message: 'This reference is taken by an order that was sent in March and that has not been delivered as a whole.',
  },
});
