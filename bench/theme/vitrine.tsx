import { expandBranding, themeCss, themes } from '@vitrine/tokens';
import { varNames } from '@vitrine/tokens/contract';
import '@vitrine/ui/reset';
import { Badge } from '@vitrine/ui/components/Badge';
import { Button } from '@vitrine/ui/components/Button';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Stack, Text } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';

const crowd = (
  <Grid columns={{ mobile: 5 }} space="md">
    {Array.from({ length: 250 }, (_, at) => (
      <Stack key={at} space="xs" align="start">
        <Badge tone={at % 2 ? 'accent' : 'neutral'}>New</Badge>
        <TextField label={`Quantity ${at + 1}`} defaultValue="12" />
        <Button>Add to cart</Button>
        <Text tone="muted">Delivered from January</Text>
      </Stack>
    ))}
  </Grid>
);

const brandings = [themes.vitrine, themes.tropico, themes.fjord];
const sheets = brandings.map(themeCss);
const plain = brandings.map((style) => {
  const { vars } = expandBranding(style, 'light');
  return `:root{${varNames.map((name) => `${name}:${vars[name]}`).join(';')}}`;
});
const sheet = document.createElement('style');
document.head.append(sheet);

type Show = (page: ReactNode) => void;
let isShown = false;

/** The page is drawn once; a branding is a text of variables. */
const wear = (texts: readonly string[]) => (show: Show, turn: number) => {
  if (!isShown) show(crowd);
  isShown = true;
  sheet.textContent = texts[turn % texts.length] ?? '';
};

export const ways = { 'plain variables': wear(plain), vitrine: wear(sheets) };
