import { Badge, Button, ChakraProvider, createSystem, defaultConfig, Field, Input, Text } from '@chakra-ui/react';

const brands = ['blue', 'pink', 'teal'].map((name) =>
  createSystem(defaultConfig, { globalCss: { html: { colorPalette: name } } }),
);

const crowd = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 16 }}>
    {Array.from({ length: 250 }, (_, at) => (
      <div key={at}>
        <Badge>New</Badge>
        <Field.Root>
          <Field.Label>Quantity {at + 1}</Field.Label>
          <Input defaultValue="12" />
        </Field.Root>
        <Button>Add to cart</Button>
        <Text color="fg.muted">Delivered from January</Text>
      </div>
    ))}
  </div>
);

export const ways = {
  chakra: (show, turn) => show(<ChakraProvider value={brands[turn % brands.length]}>{crowd}</ChakraProvider>),
};
