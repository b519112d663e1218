import preview from '#storybook/preview';
import { themeCss, themes } from '@vitrine/tokens';
import { varNames } from '@vitrine/tokens/contract';
import { Badge } from '@vitrine/ui/components/Badge';
import { Button } from '@vitrine/ui/components/Button';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Stack, Text } from '@vitrine/ui/foundation';
import { expect } from 'storybook/test';
import { expandBranding } from '@vitrine/tokens';

/** Four components each. */
const groups = 250;

const Crowd = () => (
  <Grid columns={{ mobile: 2, tablet: 4, desktop: 5 }} space="md">
    {Array.from({ length: groups }, (_, index) => (
      <Stack key={index} space="xs" align="start">
        <Badge tone={index % 2 ? 'accent' : 'neutral'}>New</Badge>
        <TextField label={`Quantity ${index + 1}`} defaultValue="12" />
        <Button variant={index % 3 ? 'primary' : 'secondary'}>Add to cart</Button>
        <Text tone="muted">Delivered from January</Text>
      </Stack>
    ))}
  </Grid>
);

const meta = preview.meta({
  title: 'Foundation/Applying',
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  tags: ['!autodocs'],
});

/** What the browser needs until everything is in its new place: style and layout, without paint. */
const cost = (sheet: HTMLStyleElement, css: string): number => {
  const started = performance.now();
  sheet.textContent = css;
  void document.body.offsetHeight;
  return performance.now() - started;
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The plainest swap there is: as many variables, by the same names and of the same values, in one rule. */
const plain = (name: keyof typeof themes): string => {
  const { vars } = expandBranding(themes[name], 'light');
  return `:root{${varNames.map((variable) => `${variable}:${vars[variable]}`).join(';')}}`;
};

const rounds = 15;

export const Swap = meta.story({
  name: 'A branding applied to a thousand components',
  render: () => <Crowd />,
  play: async ({ canvasElement }) => {
    const sheet = document.createElement('style');
    document.head.append(sheet);
    const times: Record<'whole' | 'bare', number[]> = { whole: [], bare: [] };
    // The first of each is not counted: it resolves styles that nothing had asked for yet.
    for (let round = 0; round <= rounds; round += 1) {
      const name = round % 2 ? 'fjord' : 'petale';
      const [whole, bare] = [cost(sheet, themeCss(themes[name])), cost(sheet, plain(round % 2 ? 'petale' : 'fjord'))];
      if (round > 0) times.whole.push(whole);
      if (round > 0) times.bare.push(bare);
    }
    sheet.remove();
    const [whole, bare] = [median(times.whole), median(times.bare)];
    canvasElement.dataset['cost'] = JSON.stringify({ whole, bare });
    console.warn(`applying a branding: ${whole.toFixed(1)} ms; as many plain variables: ${bare.toFixed(1)} ms`);
    await expect(whole - bare).toBeLessThan(16);
  },
});
