import { useState } from 'react';
import { CartGrid } from '@vitrine/ui/commerce/cart/CartGrid';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { LocaleProvider, Section, Stack, Text } from '@vitrine/ui/foundation';
import { Hero } from '@vitrine/ui/sections/Hero';
import { labels } from './labels';
import { picture } from './picture';

const sizes = ['S', 'M', 'L'].map((name, at) => ({ id: at + 1, name }));

const row = (id: number, label: string, color: string) => ({
  id,
  label,
  swatch: { color },
  cells: sizes.map((size) => ({
    itemId: id * 10 + size.id,
    sizeId: size.id,
    quantity: id + size.id,
    stock: null,
    state: 'idle' as const,
  })),
});

const rows = [row(1, 'Ink', '#1c2230'), row(2, 'Vermilion', '#d8432b')];

/** What a shop shows, and the hardest to style: a hero, a themed button, a grid with sticky cells, a dialog in a portal. */
export const App = () => {
  const [open, setOpen] = useState(false);
  return (
    <LocaleProvider locale="en">
      <Hero
        template="C"
        title="Autumn is here"
        text="Coats, knits and boots."
        image={picture}
        buttons={[{ label: 'See the brands', href: '#brands' }]}
        lead
      />
      <Section space="tight">
        <Stack space="md">
          <CartGrid
            productName="Linen shirt"
            rows={rows}
            sizes={sizes}
            onCommit={() => {}}
            labels={labels}
            format={String}
          />
          <Button onPress={() => setOpen(true)}>Send order</Button>
        </Stack>
      </Section>
      <Dialog open={open} onClose={() => setOpen(false)} title="Send this order?" closeLabel="Close">
        <Text>The brand confirms it within two days.</Text>
      </Dialog>
    </LocaleProvider>
  );
};
