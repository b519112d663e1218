import { useState } from 'react';
import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, waitFor } from 'storybook/test';
import { cartProductWords } from '../../../testing/words/cart.ts';
import { goods } from '../../../testing/pictures.ts';
import { Harness as Grid, letters, rowsOf } from '../CartGrid/CartGrid.fixture.tsx';
import { CartProduct } from './CartProduct.tsx';
import type { CartProductProps } from './types.ts';

const ordered = [
  [2, 4, 6, 4, 2],
  [0, 3, 5, 3, 0],
  [1, 2, 3, 2, 0],
];

type Given = Omit<CartProductProps, 'labels' | 'children'>;

const Product = (props: Given) => (
  <CartProduct {...props} labels={useLabels(cartProductWords)}>
    <Grid productName={props.name} rows={rowsOf(ordered)} sizes={letters} readOnly={props.readOnly} minimum={12} />
  </CartProduct>
);

const meta = preview.meta({
  title: 'Commerce/CartProduct',
  component: Product,
  args: {
    name: 'Poplin shirt',
    href: '/product/12',
    reference: 'POP-1204',
    image: { src: goods('shirt', 'stripe', '#20304f', '#f4f1ea'), alt: 'Poplin shirt' },
    delivery: 'Ships within 30 days',
    price: 'USD 48.00',
    total: '37 units · USD 1,776.00',
    note: '',
    onNote: fn(),
    onRemove: fn(),
  },
});

export const Playground = meta.story({});

/** Shows image, name, reference, delivery and price, and can be removed. */
export const SaysWhatItIs = meta.story({
  name: 'All parts',
  parameters: { covers: ['R-277', 'R-278', 'R-281', 'R-282'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Poplin shirt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Poplin shirt' })).toHaveAttribute('href', '/product/12');
    for (const text of ['Ref. POP-1204', 'Ships within 30 days', 'USD 48.00'])
      await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Poplin shirt' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
});

/** Without a note there is only a button, which opens the field; left empty, that closes again. */
export const NoteClosed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull();
    const add = () => canvas.getByRole('button', { name: 'Add note: Poplin shirt' });
    await userEvent.click(add());
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull();
    await expect(add()).toBeVisible();
    await expect(args.onNote).not.toHaveBeenCalled();
  },
});

export const NoteOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note: Poplin shirt' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
});

/** Saves a note once its writer pauses for a second, or at once on leaving. */
export const KeepsANote = meta.story({
  name: 'Note saved',
  parameters: { covers: ['R-279', 'K-48'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note: Poplin shirt' }));
    const note = canvas.getByLabelText('Note');
    await userEvent.type(note, 'Ship with the coats');
    await expect(args.onNote).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onNote).toHaveBeenCalledWith({ note: 'Ship with the coats', seen: [''] }));
    await userEvent.type(note, '!');
    await userEvent.tab();
    await expect(args.onNote).toHaveBeenLastCalledWith({
      note: 'Ship with the coats!',
      seen: ['', 'Ship with the coats'],
    });
    await expect(note).toBeVisible();
  },
});

/** A note shows its field at once, which stays while it is emptied and closes once left. */
export const NoteEmptied = meta.story({
  args: { note: 'Ship with the coats' },
  play: async ({ args, canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.clear(note);
    await expect(note).toHaveFocus();
    await userEvent.tab();
    await expect(args.onNote).toHaveBeenLastCalledWith({ note: '', seen: ['Ship with the coats'] });
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull();
  },
});

/** Keeps what is written like a server; a button stands for a colleague. */
const Shared = (props: Given) => {
  const [note, setNote] = useState('');
  return (
    <>
      <Product
        {...props}
        note={note}
        onNote={(event) => {
          props.onNote(event);
          setNote(event.note);
        }}
      />
      <button type="button" onClick={() => setNote('By rail')}>
        Colleague
      </button>
    </>
  );
};

/** A later note of somebody else shows; one that comes while this one is written is put beside it, to choose from. */
export const NoteOfTwo = meta.story({
  name: 'Note written by two',
  parameters: { covers: ['R-279'] },
  render: (props) => <Shared {...props} />,
  play: async ({ args, canvas, userEvent }) => {
    const note = () => canvas.getByRole('textbox', { name: 'Note' });
    const colleague = () => canvas.getByRole('button', { name: 'Colleague' }).click();
    await userEvent.click(canvas.getByRole('button', { name: 'Add note: Poplin shirt' }));
    await userEvent.type(note(), 'By sea');
    await userEvent.tab();
    colleague();
    await waitFor(() => expect(note()).toHaveValue('By rail'));
    await userEvent.type(note(), ', please');
    await userEvent.tab();
    await userEvent.type(note(), '!');
    colleague();
    await expect(await canvas.findByText(/^Someone else wrote in the meantime: “By rail”/)).toBeVisible();
    await expect(note()).toHaveValue('By rail, please!');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onNote).toHaveBeenLastCalledWith(
      expect.objectContaining({ note: 'By rail, please!', seen: expect.arrayContaining(['By rail']) as string[] }),
    );
    await expect(canvas.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    await expect(note()).toHaveFocus();
  },
});

export const NoteConflictInPortuguese = meta.story({
  name: 'Two notes, phone, Portuguese',
  globals: { viewport: { value: 'small' }, locale: 'pt-BR' },
  render: (props) => <Shared {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Adicionar observação/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Observação' }), 'Junto com os casacos');
    canvas.getByRole('button', { name: 'Colleague' }).click();
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar a outra' }));
    await expect(canvas.getByRole('textbox', { name: 'Observação' })).toHaveValue('By rail');
  },
});

export const NoteStates = meta.story({ args: { note: 'Ship with the coats', noteState: 'saved' } });

/** Says what prevents the order. */
export const WithErrors = meta.story({
  name: 'Errors',
  parameters: { covers: ['X-066', 'V-065'] },
  args: { errors: ['Add $120.00 more to meet the minimum order.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Add $120.00 more to meet the minimum order.');
  },
});

/** Allows no change once the cart is closed. */
export const Closed = meta.story({
  name: 'Closed cart',
  parameters: { covers: ['R-292'] },
  args: { readOnly: true, onRemove: undefined, note: 'Ship with the coats' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Note: Ship with the coats')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    name: 'Hand-finished double-breasted poplin shirt dress with mother-of-pearl buttons and a detachable belt',
    reference: 'POP-1204-SPRING-SUMMER-EXCLUSIVE-2027',
    delivery: 'Ships in three parts between the first of March and the last of June',
  },
});
