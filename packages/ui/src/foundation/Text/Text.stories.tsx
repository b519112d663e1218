import preview from '#storybook/preview';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Foundation/Text',
  component: Text,
  args: { children: 'Fabric woven in Biella, cut and sewn in Porto.' },
});

export const Playground = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Stack>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text key={size} size={size}>
          Fabric woven in Biella, cut and sewn in Porto.
        </Text>
      ))}
      <Text caps>New collection</Text>
    </Stack>
  ),
});

export const Tones = meta.story({
  render: () => (
    <Stack space="xs">
      {(['ink', 'muted', 'brand', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: in stock and ready to leave
        </Text>
      ))}
    </Stack>
  ),
});

export const Clamped = meta.story({
  args: { lines: 2, measure: true, children: 'A long description that is cut after two lines. '.repeat(8) },
});

/** Figures of one width line up. */
export const Figures = meta.story({
  render: () => (
    <Stack space="none">
      {['1,111.11', '2,048.90', '36,000.00'].map((sum) => (
        <Text key={sum} tabular align="end">
          {sum}
        </Text>
      ))}
    </Stack>
  ),
});

export const Weights = meta.story({
  render: () => (
    <Inline>
      <Text>Regular</Text>
      <Text weight="strong">Strong</Text>
    </Inline>
  ),
});
