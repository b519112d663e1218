import { Badge, Button, MantineProvider, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles.css';

const brands = ['blue', 'pink', 'teal'].map((primaryColor, at) => ({
  primaryColor,
  defaultRadius: ['xs', 'md', 'xl'][at],
}));

const crowd = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 16 }}>
    {Array.from({ length: 250 }, (_, at) => (
      <div key={at}>
        <Badge variant={at % 2 ? 'filled' : 'light'}>New</Badge>
        <TextInput label={`Quantity ${at + 1}`} defaultValue="12" />
        <Button>Add to cart</Button>
        <Text c="dimmed">Delivered from January</Text>
      </div>
    ))}
  </div>
);

export const ways = {
  mantine: (show, turn) => show(<MantineProvider theme={brands[turn % brands.length]}>{crowd}</MantineProvider>),
};
