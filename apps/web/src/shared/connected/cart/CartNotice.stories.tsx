import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { CartNoticeProvider, useCartNotice } from './cartNotice.tsx';

/** Tells of a product that is there already, as the time of what was told before ends. */
function TellTwice() {
  const { outcome, tell, dismiss } = useCartNotice();
  const tellAgain = () => {
    tell('already');
    dismiss();
  };
  return (
    <>
      <button type="button" onClick={outcome ? tellAgain : () => tell('added')}>
        Add
      </button>
      <output>{outcome}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Cart notice',
  tags: ['!autodocs', '!dev'],
  component: TellTwice,
  decorators: [
    (Story) => (
      <CartNoticeProvider>
        <Story />
      </CartNoticeProvider>
    ),
  ],
});

/** The time of a notice ends what it told, not what was told since. */
export const Next = meta.story({
  name: 'Two in a row',
  // Two words on a button: nothing to look at.
  parameters: { covers: ['R-145', 'K-10'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('added');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('already');
  },
});
