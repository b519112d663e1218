import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { brands } from '../../testing/index.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './Combobox.tsx';

const options = brands.map(({ id, name, note }) => ({ value: id, label: name, detail: note }));

const labels = {
  open: 'Show all brands',
  empty: 'No brand of that name',
  loading: 'Looking…',
  error: 'The brands could not be had. Please try again.',
};

/** Answers as a server does: later, and for what is written alone. */
const Asks = ({ onSearch, ...props }: ComboboxProps) => {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<'ready' | 'loading'>('ready');
  const search = (asked: { text: string }) => {
    setStatus('loading');
    onSearch?.(asked);
    void Promise.resolve().then(() => {
      setText(asked.text);
      setStatus('ready');
    });
  };
  const found = options.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return <Combobox {...props} options={found} status={status} onSearch={search} />;
};

const meta = preview.meta({
  title: 'Components/Combobox',
  component: Combobox,
  args: { label: 'Brand', placeholder: 'Begin to write its name', options, labels, onChange: fn() },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack space="lg">
      <Combobox label="Brand" options={options} labels={labels} defaultValue="3" hint="Only brands you order from." />
      <Combobox
        label="Brand"
        options={options}
        labels={labels}
        required
        tone="critical"
        message="Choose one of the brands."
      />
      <Combobox label="Brand" options={options} labels={labels} defaultValue="2" disabled hint="Set by your agent." />
    </Stack>
  ),
});

/** Typing narrows the list, accents or not; arrow and Enter choose. */
export const Completes = meta.story({
  name: 'Completion',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Brand' });
    await userEvent.type(input, 'mare');
    await screen.findByRole('option', { name: /Maré Alta/ });
    // The list follows what is written; until the last letter it may hold more.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    // A person thinks before Enter: meanwhile the page must not scroll to the entry, which would close the list.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: '2' });
    await expect(input).toHaveValue('Maré Alta');
  },
});

/** Says when nothing fits, and restores the choice on leaving. */
export const Empty = meta.story({
  name: 'No match',
  args: { defaultValue: '1' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Brand' });
    await userEvent.type(input, 'xyz');
    const said = await screen.findByText('No brand of that name');
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Lume'));
  },
});

/** Shows what the server answers to what was typed. */
export const Asynchronous = meta.story({
  name: 'Options from a server',
  args: { onSearch: fn() },
  render: (args) => <Asks {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Brand' }), 'te');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'te' });
    await userEvent.click(await screen.findByRole('option', { name: /Terra Roxa/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: '10' });
  },
});

export const Loading = meta.story({
  args: { options: [], status: 'loading', onSearch: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Brand' }), 'te');
    const said = await screen.findByText('Looking…');
    await waitFor(() => expect(said).toBeVisible());
  },
});

/** Options that could not be loaded are loaded again when the list opens again. */
export const Failed = meta.story({
  args: { options: [], status: 'error', onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Brand' });
    await userEvent.type(input, 'te');
    const said = await screen.findByText(labels.error);
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const search = args.onSearch as ReturnType<typeof fn>;
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
    search.mockClear();
    await userEvent.type(input, 'te');
    await userEvent.keyboard('{Escape}');
    search.mockClear();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByText(labels.error)).toBeVisible());
  },
});

export const LongText = meta.story({
  args: {
    label: 'Bevorzugte Lieferantin für Nachbestellungen innerhalb des laufenden Lieferzeitfensters',
    options: [
      {
        value: 'long',
        label: 'Oficina das Sedas Naturais e dos Tecidos Tingidos à Mão do Litoral Norte',
        detail: 'Handgefärbte Naturseiden, Strandbekleidung und Haushaltstextilien aus eigener Herstellung',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const option = await screen.findByRole('option');
    await waitFor(() => expect(option).toBeVisible());
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { defaultValue: '3' } });
