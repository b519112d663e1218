import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office/Many people',
  args: { address: '/admin/people', viewer: 'staff' as const },
});

/** By keyboard alone: Space chooses a row, Shift and Space the rows between, and the question takes the focus. */
export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('checkbox', { name: 'Choose Ana Prado' })).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Choose Bruno Lima' }).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await seen(canvas.getByText('3 people chosen'));
    canvas.getByRole('button', { name: 'Send the invitation again' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Send 3 invitations again?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    within(dialog).getByRole('button', { name: 'Send the invitation again' }).focus();
    await userEvent.keyboard('{Enter}');
    await seen(await canvas.findByText('1 invitation is on its way'));
    const outcome = within(canvas.getByRole('group', { name: 'Chosen rows' }));
    await expect(outcome.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** Nothing could be done: each is named with the reason. */
export const NobodyChanged = meta.story({
  name: 'Nobody changed',
  beforeEach: ({ msw }) => {
    const left = [
      { id: 602, reason: 'This is your own access. Ask a colleague to change it.' },
      { id: 501, reason: 'Rita Sena has deactivated Ana Prado meanwhile. Nothing was changed by you.' },
    ];
    msw.use(mockCall(contract.staffPeople.changeMany, { status: 200, data: { data: { done: [], left } } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Rita Sena' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Ana Prado' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign 2 people out everywhere?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await seen(await canvas.findByText('Nobody was signed out'));
    await seen(canvas.getByText('2 were left as they are:'));
    await seen(canvas.getByText(/^: Rita Sena has deactivated/));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('Nobody was signed out')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /^Choose all/ })).toHaveFocus();
  },
});

/** The call failed: the question stays open and says so. */
export const Failed = meta.story({
  name: 'Not possible',
  beforeEach: ({ msw }) => {
    const said = 'You do not have permission to perform this action.';
    msw.use(mockCall(contract.staffPeople.changeMany, { status: 403, data: { message: said, detail: said } }));
  },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByRole('checkbox', { name: 'Choose Ana Prado' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all people on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Activate 5 people?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
    await seen(await dialog.findByText('You do not have permission to perform this action.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await seen(canvas.getByText('5 people chosen'));
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Selecionar Ana Prado' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Selecionar Chloé/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Desativar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Desativar 2 pessoas?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Desativar' }));
    await seen(await canvas.findByText('1 pessoa não pode mais entrar'));
  },
});
