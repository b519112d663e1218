import preview from '#storybook/preview';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { retailersOf } from '../../testing/retailers.ts';
import { Remote } from './Server.fixture.tsx';

const thousands = retailersOf(5000);

const meta = preview.meta({
  title: 'Components/RemoteCombobox',
  component: Remote,
  args: {
    label: 'Retailer',
    placeholder: 'Type part of the name',
    all: thousands,
    onSearch: fn(),
    onChange: fn(),
    onToggle: fn(),
  },
});

const option = (name: RegExp) => screen.findByRole('option', { name });

const activeOf = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

export const Playground = meta.story({});

/** Typing asks the server after a pause. Arrows move, Enter chooses, and leaving without a choice restores the last one. */
export const Keyboard = meta.story({
  name: 'Search and choose by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Retailer' });
    await userEvent.type(input, 'porto 7');
    await option(/^Ateliê do Porto 7 /);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'porto 7' });
    await expect(canvas.getByRole('status')).toHaveTextContent('10 retailers');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({
      option: expect.objectContaining({ label: 'Boutique do Porto 7' }),
    });
    await waitFor(() => expect(input).toHaveValue('Boutique do Porto 7'));
    await userEvent.clear(input);
    await userEvent.type(input, 'aurora');
    await option(/^Ateliê Aurora 1 /);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ option: null });
  },
});

/** Only a few of 5,000 options are in the page. Scrolling near the end loads the next ones. */
export const Thousands = meta.story({
  name: '5,000 options',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show retailers' }));
    await expect(await option(/^Ateliê Aurora 1 /)).toHaveAttribute('aria-setsize', '5000');
    const list = screen.getByRole('listbox', { name: 'Retailer' });
    const scrollTo = (name: RegExp) =>
      waitFor(async () => {
        await fireEvent.wheel(list);
        list.scrollTop = list.scrollHeight;
        await expect(screen.getByRole('option', { name })).toBeVisible();
      });
    // Each is on the page after those that were there.
    await scrollTo(/^Corner do Porto 1 /);
    await scrollTo(/^Ateliê Lume 1 /);
    await scrollTo(/^Corner Norte 1 /);
    await expect(screen.getAllByRole('option').length).toBeLessThan(50);
  },
});

/** Page Down moves by as many options as are in sight, End to the last that has arrived, Home to the first. */
export const Pages = meta.story({
  name: 'Page and End keys',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Retailer' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await option(/^Ateliê Aurora 1 /);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(Number(activeOf(input)?.getAttribute('aria-posinset'))).toBeGreaterThan(4));
    await expect(Number(activeOf(input)?.getAttribute('aria-posinset'))).toBeLessThan(10);
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(activeOf(input)).toHaveAttribute('aria-posinset', '1'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOf(input)).toHaveAttribute('aria-posinset', '27'));
    // The next page is there, and the option with the focus is the same.
    await option(/^Loja Cedro 1 /);
    await expect(activeOf(input)).toHaveAttribute('aria-posinset', '27');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(activeOf(input)).toHaveAttribute('aria-posinset', '1'));
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The list stays open. Choosing an option again removes it. */
export const Several = meta.story({
  args: { label: 'Retailers', chosen: ['2'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Retailers' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show retailers' }));
    await expect(await option(/^Boutique Aurora 1 /)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await option(/^Casa Aurora 1 /));
    await expect(args.onToggle).toHaveBeenLastCalledWith({
      option: expect.objectContaining({ value: '3' }),
      isChosen: true,
    });
    await userEvent.click(await option(/^Boutique Aurora 1 /));
    await expect(args.onToggle).toHaveBeenLastCalledWith({
      option: expect.objectContaining({ value: '2' }),
      isChosen: false,
    });
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Retailer' }), 'lume');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Looking for retailers…'));
    // Until the answer is there, Enter chooses nothing and keeps what was typed.
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveValue('lume');
  },
});

export const Empty = meta.story({
  name: 'No match',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Retailer' }), 'xyz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No retailer has this in its name.'));
  },
});

/** A line in the list sends the request again, by key or pointer. */
export const Failed = meta.story({
  name: 'Error',
  args: { failing: 1 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Retailer' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await option(/^Try again/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^We couldn't search the retailers\./);
    await userEvent.keyboard('{Enter}');
    await option(/^Ateliê Aurora 1 /);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
});

/** What has arrived can still be chosen. */
export const FailedPage = meta.story({
  name: 'Error on the next page',
  args: { failing: 2 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Retailer' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await option(/^Ateliê Aurora 1 /);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^We couldn't search the retailers\./));
    await userEvent.keyboard('{End}');
    const retry = await option(/^Try again/);
    await waitFor(() => expect(activeOf(input)).toBe(retry));
    await userEvent.click(retry);
    await option(/^Loja Cedro 1 /);
  },
});

/** The label of a chosen option is shown before any page has arrived. */
export const Preselected = meta.story({
  args: { value: thousands[4711], hint: 'Only retailers that you have approved.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Retailer' });
    await expect(input).toHaveValue('Boutique Bela Vista 48');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await option(/^Ateliê Aurora 1 /);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Boutique Bela Vista 48');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Wrong = meta.story({
  name: 'Wrong choice',
  args: { required: true, tone: 'critical', message: 'Choose a retailer.' },
});

export const Disabled = meta.story({ args: { disabled: true, value: thousands[3], hint: 'Set by your agent.' } });

export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Bevorzugte Einzelhändlerin für Nachbestellungen innerhalb des laufenden Lieferzeitfensters',
    all: [
      {
        value: 'long',
        label: 'Oficina das Sedas Naturais e dos Tecidos Tingidos à Mão do Litoral Norte',
        detail: 'Handgefärbte Naturseiden, Strandbekleidung und Haushaltstextilien aus eigener Herstellung',
      },
      { value: 'longer', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfachgeschäft', disabled: true },
      ...thousands,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const long = await option(/^Oficina/);
    await waitFor(() => expect(long).toBeVisible());
  },
});

export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { left, right } = (await option(/^Ateliê Aurora 1 /)).getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThan(innerWidth);
  },
});

export const Portuguese = meta.story({
  name: 'pt-BR',
  globals: { locale: 'pt-BR' },
  args: { label: 'Lojista', placeholder: 'Digite parte do nome' },
});
