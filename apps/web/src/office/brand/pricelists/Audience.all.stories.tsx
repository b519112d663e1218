import preview from '#storybook/preview';
import { contract } from '@vitrine/api';
import { mockCall } from '@vitrine/api/testing';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { seen, wholeShop } from '../../../testing/index.tsx';

const meta = preview.meta({
  ...wholeShop,
  tags: ['!autodocs'],
  title: 'Screens/Back office of a brand/Who gets a price list',
  args: { address: '/admin/brand/pricelists/1', viewer: 'seller' as const },
  globals: { stage: 'seller' },
});

/** A retailer is found by part of its name, another one loses the list, and the choice is saved. */
export const Changes = meta.story({
  name: 'Add and remove',
  parameters: { covers: ['D-101'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Add retailers' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1872 Mercearia' }));
    await seen(await canvas.findByText('1 retailer is named.'));
    const input = canvas.getByRole('combobox', { name: 'Add retailers' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('mercearia');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await seen(await canvas.findByRole('rowheader', { name: '1872 Mercearia' }));
    // The list stays for more, with what was chosen marked.
    await expect(await screen.findByRole('option', { name: /^1872 Mercearia/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(await screen.findByText('USD FOB saved'));
  },
});

/** A retailer that is named already loses the list when it is chosen again. */
export const Finds = meta.story({
  name: 'Find among thousands',
  parameters: { covers: ['D-101'] },
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByText('2 retailers are named.'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show retailers' }));
    const chosen = await screen.findByRole('option', { name: /^1872 Mercearia/ });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    const list = screen.getByRole('listbox', { name: 'Add retailers' });
    await userEvent.click(chosen);
    await seen(await canvas.findByText('1 retailer is named.'));
    // Scrolled to its end, it shows the next page.
    await fireEvent.wheel(list);
    list.scrollTop = list.scrollHeight;
    const afterFirst = (each: HTMLElement) => Number(each.getAttribute('aria-posinset')) > 27;
    await waitFor(() => expect(screen.getAllByRole('option').some(afterFirst)).toBe(true));
    await userEvent.keyboard('{Escape}');
  },
});

/** A list that nobody gets says so at once, and is saved only after a question. */
export const Nobody = meta.story({
  parameters: { covers: ['D-101'] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandPricelists.audience, {
        status: 200,
        data: { data: { version: 1, name: 'USD FOB', given_to: 'chosen', location_ids: [], retailers: [] } },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await seen(await canvas.findByText(/^Nobody sees this price list until/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save USD FOB for nobody?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByText('USD FOB saved')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save for nobody' }));
    await seen(await screen.findByText('USD FOB saved'));
  },
});

/** The second of two writers chooses between both audiences. */
export const Conflict = meta.story({
  name: 'Two writers',
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(contract.brandPricelists.give, {
        status: 409,
        data: {
          detail: '',
          message: 'Somebody else has changed who gets this price list. Nothing of yours was saved yet.',
          current: { version: 9, name: 'USD FOB', given_to: 'all', location_ids: [], retailers: [] },
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Every retailer/ })).toBeChecked());
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
