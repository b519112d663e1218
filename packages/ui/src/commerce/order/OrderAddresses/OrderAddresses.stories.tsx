import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { orderAddressesWords } from '../../../testing/words/order.ts';
import { OrderAddresses, type OrderAddressesProps } from './OrderAddresses.tsx';

const Addresses = (props: Omit<OrderAddressesProps, 'labels'>) => (
  <OrderAddresses {...props} labels={useLabels(orderAddressesWords)} />
);

const change = fn();

const meta = preview.meta({
  title: 'Commerce/OrderAddresses',
  component: Addresses,
  args: {
    billing: 'Loja Aurora\nRua Augusta 1200\n01304-001 São Paulo SP\nBR\n12.345.678/0001-90',
    shipping: 'Loja Aurora\nBea Lima\nRua Oscar Freire 88\n01426-000 São Paulo SP\nBR\n+55 11 5555 0100',
    action: (
      <Button size="sm" variant="secondary" onPress={change}>
        Change the addresses
      </Button>
    ),
  },
});

/** Shows both addresses, and what the reader can do with them. */
export const Playground = meta.story({
  name: 'Both addresses',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Addresses' })).toBeVisible();
    await expect(canvas.getByText(/Rua Augusta 1200/)).toBeVisible();
    await expect(canvas.getByText(/Rua Oscar Freire 88/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the addresses' }));
    await expect(change).toHaveBeenCalledOnce();
  },
});

export const NotGiven = meta.story({
  name: 'Not given yet',
  args: { billing: null, shipping: null, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not given yet')).toHaveLength(2);
  },
});

export const Long = meta.story({
  name: 'Long text',
  args: {
    shipping:
      'Galeria das Oficinas Reunidas de Alfaiataria e Costura Artesanal do Norte, Sociedade Unipessoal\nDonaudampfschifffahrtselektrizitätenhauptbetriebswerk 12\n4000-001 Porto',
  },
});

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
