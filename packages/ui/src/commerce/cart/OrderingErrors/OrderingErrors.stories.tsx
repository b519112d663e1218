import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../../../foundation/index.ts';
import { CartCollection } from '../CartCollection/index.ts';
import { OrderingErrors, type OrderingErrorsProps } from './OrderingErrors.tsx';

const Page = (props: OrderingErrorsProps & { collectionErrors?: string[] }) => (
  <>
    <OrderingErrors {...props} />
    <div style={{ blockSize: '140vh' }} />
    <CartCollection name="Summer 27" total="48 units" errors={props.collectionErrors} ready="You're all set to order!">
      <Text>Its products.</Text>
    </CartCollection>
  </>
);

const meta = preview.meta({
  title: 'Commerce/OrderingErrors',
  component: Page,
  args: {
    message: 'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.',
    attempt: 1,
  },
});

/** Says OOPS! and what concerns the whole order. */
export const OfTheBrand = meta.story({
  name: 'Errors of the order',
  parameters: { covers: ['X-063', 'X-067', 'V-064', 'V-066'] },
  args: { errors: ['Remove $80.00 more to meet the maximum order.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.',
    );
    await expect(canvas.getByText('Remove $80.00 more to meet the maximum order.')).toBeVisible();
  },
});

/** Brings the first error into view, at its collection. */
export const OfACollection = meta.story({
  name: 'Errors of a collection',
  parameters: { covers: ['X-064', 'X-065'] },
  args: { collectionErrors: ['Add $240.00 more to meet the minimum order.'] },
  play: async ({ canvas }) => {
    const error = canvas.getByText('Add $240.00 more to meet the minimum order.');
    await waitFor(() => expect(error.getBoundingClientRect().top).toBeLessThan(innerHeight));
    await expect(canvas.queryByText("You're all set to order!")).toBeNull();
  },
});

/** A collection without errors says You're all set to order! */
export const FineCollection = meta.story({
  name: 'Collection without errors',
  parameters: { covers: ['X-068'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You're all set to order!")).toBeInTheDocument();
  },
});

/** Shows the server's own sentence as it is. */
export const NotProcessable = meta.story({
  name: 'Sentence of the server',
  args: { message: 'Unfortunately, we were unable to process your order. Please get in touch with our support team.' },
});

const Repeated = (props: OrderingErrorsProps) => {
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <OrderingErrors {...props} attempt={attempt} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Order again
      </button>
    </>
  );
};

/** The same message is announced again: the alert is a new element. */
export const SameMessage = meta.story({
  name: 'Second attempt',
  render: (args) => <Repeated {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(canvas.getByRole('alert')).not.toBe(first);
  },
});
