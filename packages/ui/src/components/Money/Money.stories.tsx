import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Heading, Stack, Text } from '../../foundation/index.ts';
import { Money } from './Money.tsx';

const meta = preview.meta({
  title: 'Components/Money',
  component: Money,
  args: { amount: 1240.5, currency: 'USD' },
});

export const Playground = meta.story({});

/** Takes the size and colour of the text around it. */
export const InText = meta.story({
  render: () => (
    <Stack>
      <Heading level={2}>
        <Money amount={12840} currency="EUR" currencyAs="symbol" />
      </Heading>
      <Text>
        From <Money amount={38} currency="USD" /> to <Money amount={157.25} currency="USD" /> a piece
      </Text>
      <Text tone="muted" size="sm">
        Discount <Money amount={-312.4} currency="BRL" />, none <Money amount={0} currency="JPY" />
      </Text>
    </Stack>
  ),
});

/** Written as in Brazil when that is the language. */
export const Brazilian = meta.story({
  globals: { locale: 'pt-BR' },
  args: { currency: 'BRL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.240,50/)).toHaveTextContent('BRL 1.240,50');
  },
});

export const LongText = meta.story({ args: { amount: 98_765_432_109.87, currency: 'IDR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
