import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Stack, Text } from '../../foundation/index.ts';
import { DateText } from './DateText.tsx';

const meta = preview.meta({
  title: 'Components/DateText',
  component: DateText,
  args: { value: '2027-01-15', form: 'long' as const },
});

export const Playground = meta.story({});

export const Forms = meta.story({
  render: () => (
    <Stack>
      <Text>
        <DateText value="2027-01-15" form="short" />
      </Text>
      <Text>
        <DateText value="2027-01-15" />
      </Text>
      <Text>
        <DateText value="2027-01-15" form="long" />
      </Text>
      <Text>
        <DateText value="2027-01-15T12:30:00Z" form="moment" timeZone="America/Sao_Paulo" />
      </Text>
      <Text>
        Delivery <DateText value="2027-01-15" until="2027-02-28" form="long" />
      </Text>
    </Stack>
  ),
});

/** Written as in Brazil when that is the language. */
export const Brazilian = meta.story({
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 de janeiro de 2027')).toHaveAttribute('datetime', '2027-01-15');
  },
});

/** A range is plain text. */
export const LongText = meta.story({
  args: { value: '2027-09-15', until: '2028-02-28' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.getByText(/2027/)).toBeVisible();
  },
});
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
