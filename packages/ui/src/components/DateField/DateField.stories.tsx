import preview from '#storybook/preview';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Ship after', defaultValue: '2027-01-15', onChange: fn() },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack space="lg">
      <DateField label="Ship after" />
      <DateField
        label="Ship after"
        defaultValue="2027-01-15"
        min="2027-01-15"
        max="2027-02-28"
        hint="Within the window."
      />
      <DateField
        label="Ship after"
        defaultValue="2026-01-15"
        required
        tone="critical"
        message="Choose a day to come."
      />
      <DateField label="Ship after" defaultValue="2027-01-15" readOnly />
      <DateField label="Ship after" defaultValue="2027-01-15" disabled hint="The window is closed." />
    </Stack>
  ),
});

/** Returns a day without a time or a zone. */
export const Chooses = meta.story({
  name: 'Choice',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Ship after');
    // What a calendar does at the end; the calendar itself is the platform's.
    await fireEvent.change(input, { target: { value: '2027-02-28' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2027-02-28' });
    await expect(input).toHaveValue('2027-02-28');
  },
});

/** Returns a day and an hour, without a zone. */
export const WithTime = meta.story({
  name: 'Day and hour',
  args: { label: 'Publish at', withTime: true, defaultValue: '2027-01-15T09:30' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Publish at');
    await fireEvent.change(input, { target: { value: '2027-02-28T18:00' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2027-02-28T18:00' });
  },
});

export const LongText = meta.story({
  args: {
    label: 'Frühestmögliches Versanddatum ab Zentrallager einschließlich Konfektionierung',
    hint: 'Bitte beachten Sie die im Lieferzeitfenster der Kollektion angegebenen Fristen.',
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
