import preview from '#storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Look',
  args: { address: '/admin/branding', viewer: 'staff' as const },
});

const publish = async (button: HTMLElement): Promise<void> => {
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: /^Publish the look of .*\?$/ }));
  await seen(dialog.getByText(/^Visitors see it at once/));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
};

/** The draft is published after a question; one press returns to a former look. */
export const Published = meta.story({
  name: 'Published and taken back',
  parameters: { covers: ['D-067', 'D-113'] },
  play: async ({ canvas }) => {
    await publish(await canvas.findByRole('button', { name: 'Publish' }));
    await seen(await canvas.findByText(/^There is no draft/));
    await seen(canvas.getByText(/^The new look is live/));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Return to this/ })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Return to this/ })).toHaveLength(4));
  },
});

/** A draft is removed after a question. */
export const Discarded = meta.story({
  name: 'Draft removed',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove draft' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the draft?' }));
    await seen(canvas.getByText(/^A draft by Marta Lima waits/));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove draft' }));
    await seen(await canvas.findByText(/^There is no draft/));
  },
});

/** A colleague was faster: the second reads who and what, and looks again. */
export const TwoPeople = meta.story({
  name: 'Changed by somebody else',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Publish' });
    await fetch('/v1/admin/branding/restore', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seen: 4, id: 1 }),
    });
    await publish(canvas.getByRole('button', { name: 'Publish' }));
    await seen(await canvas.findByText(/^Marta Lima has changed the look meanwhile: colours/));
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.queryByText(/meanwhile/)).toBeNull();
  },
});

/** Colleagues' comments are settled here, and the reader decides on the draft. */
export const Review = meta.story({
  name: 'Comments and decisions',
  parameters: { covers: ['D-067'] },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Davi Moura: the draft needs work.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve draft' }));
    await seen(await canvas.findByText('Marta Lima approved the draft.'));
    await expect(canvas.getByRole('button', { name: 'Approve draft' })).toHaveAttribute('aria-disabled', 'true');
    const comments = within(canvas.getByRole('table', { name: 'Comments' }));
    await seen(comments.getByText('Cart grid, in dark'));
    await userEvent.click(comments.getByRole('button', { name: /^Settle: Totals are hard/ }));
    await seen(await comments.findByRole('button', { name: /^Open again: Totals are hard/ }));
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
});
