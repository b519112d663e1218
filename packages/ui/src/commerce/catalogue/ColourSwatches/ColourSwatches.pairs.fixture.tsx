import { Grid, Picture, Stack, Text } from '../../../foundation/index.ts';
import type { DocsPair } from '../../../testing/docs.ts';
import { goods, swatch } from '../../../testing/index.ts';
import { ColourSwatches } from './ColourSwatches.tsx';
import type { Colour } from './Swatch.tsx';

const shades = [
  ['Navy stripe', '#27496d'],
  ['Clay stripe', '#b3543a'],
  ['Sage stripe', '#7d8f6d'],
] as const;

const Shirt = ({ colours }: { colours: Colour[] }) => (
  <Grid columns={{ mobile: 2 }} align="center">
    <Picture src={goods('shirt', 'stripe', '#e9e4da', '#27496d', 3)} alt="Striped shirt" />
    <Stack space="xs">
      <Text weight="strong">Striped shirt</Text>
      <ColourSwatches label="Colours" colours={colours} />
    </Stack>
  </Grid>
);

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'A texture shows that the fabric has a pattern.',
      show: () => (
        <Shirt
          colours={shades.map(([label, colour]) => ({
            id: label,
            label,
            colour: '#e9e4da',
            texture: swatch('stripe', '#e9e4da', colour),
          }))}
        />
      ),
    },
    dont: {
      says: 'Plain discs promise a plain shirt, and the retailer returns the striped one.',
      show: () => <Shirt colours={shades.map(([label, colour]) => ({ id: label, label, colour }))} />,
    },
  },
];
