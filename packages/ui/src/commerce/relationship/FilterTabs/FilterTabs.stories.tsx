import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FilterTabs } from './FilterTabs.tsx';

const options = [
  { value: 'pending', label: 'PENDING', count: 3 },
  { value: 'all', label: 'ALL' },
] as const;

type Value = (typeof options)[number]['value'];

function Filter({ onChange }: { onChange: (change: { value: Value }) => void }) {
  const [value, setValue] = useState<Value>('pending');
  const change = (event: { value: Value }) => {
    setValue(event.value);
    onChange(event);
  };
  return <FilterTabs label="My Connections" options={options} value={value} onChange={change} />;
}

const meta = preview.meta({ title: 'Commerce/FilterTabs', component: Filter, args: { onChange: fn() } });

export const Playground = meta.story({});

/** The other filter is one press away; pressing the chosen one changes nothing. */
export const Chooses = meta.story({
  name: 'Choice',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /PENDING/, pressed: true }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'ALL' }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'all' });
    await expect(canvas.getByRole('button', { name: 'ALL', pressed: true })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
