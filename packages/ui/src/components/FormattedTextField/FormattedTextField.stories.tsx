import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { formattedTextWords } from '../../testing/words/formattedText.ts';
import { FormattedTextField, type FormattedTextFieldProps } from './index.ts';

const story =
  '<h2>The house</h2><p>Founded in <strong>1987</strong> on the coast, Lume weaves <em>linen and silk</em> with mills that have worked with us <a href="https://example.org/mills">for two generations</a>.</p><ul><li>Natural dyes</li><li>Two seasons a year</li></ul>';

const Held = ({ value: first, onChange, ...props }: Omit<FormattedTextFieldProps, 'labels'>) => {
  const [value, setValue] = useState(first);
  const keep = (change: { value: string }) => {
    setValue(change.value);
    onChange(change);
  };
  return <FormattedTextField {...props} value={value} onChange={keep} labels={useLabels(formattedTextWords)} />;
};

const meta = preview.meta({
  title: 'Components/FormattedTextField',
  component: Held,
  args: { label: 'Story', value: story, onChange: fn() },
});

export const Playground = meta.story({});

export const Empty = meta.story({ args: { value: '' } });

export const Invalid = meta.story({
  args: { value: '', tone: 'critical', message: 'Story is required', required: true },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** As a keyboard does it: the browser changes the text and the editor follows. */
const write = (words: string) => document.execCommand('insertText', false, words);

/** What is typed is told as HTML; shortcuts make it bold, Enter a paragraph. */
export const Typed = meta.story({
  name: 'Typed text',
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Story' });
    await userEvent.click(text);
    write('Linen ');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    write('and silk');
    const told = { value: '<p>Linen <strong>and silk</strong></p>' };
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(told));
  },
});

/** The toolbar makes a list of the paragraph, and a paragraph of the list again. */
export const Lists = meta.story({
  args: { value: '<p>Natural dyes</p>' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Natural dyes'));
    const list = canvas.getByRole('button', { name: 'Bulleted list' });
    await userEvent.click(list);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '<ul><li>Natural dyes</li></ul>' });
    await expect(canvas.getByRole('textbox', { name: 'Story' })).toHaveFocus();
    await userEvent.click(list);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '<p>Natural dyes</p>' });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '<ul><li>Natural dyes</li></ul>' });
  },
});

/** A link is added, changed and removed; a script is no address. */
export const Links = meta.story({
  parameters: { covers: ['D-137'] },
  args: { value: '<p>Our mills</p>' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByText('Our mills'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await canvas.findByRole('textbox', { name: 'Address of the link' });
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(canvas.getByText(/^Begin with https/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.org{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: '<p><a href="https://example.org">Our mills</a></p>',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove link' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '<p>Our mills</p>' });
  },
});

/** The arrow keys go from tool to tool. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
  },
});
