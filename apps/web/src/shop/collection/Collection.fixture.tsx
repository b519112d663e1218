import { contract } from '@vitrine/api';
import { cartPageOf, fixtures, mockCall } from '@vitrine/api/testing';
import { fn, screen, within } from 'storybook/test';

export const COLLECTION = '/casa-marola/collections/41';

export const asked = fn();

export const oneVariation = {
  ...fixtures.listing,
  results: fixtures.listing.results.map((product) => ({ ...product, variations: product.variations.slice(0, 1) })),
};
export const noCarts = mockCall(contract.cart.list, { status: 200, data: cartPageOf([]) });
/** A listing that writes down the price list it is asked for. */
export const listingOf = (answer: (pricelist: string | undefined) => typeof fixtures.listing) =>
  mockCall(contract.products.list, ({ query }) => {
    asked(query.pricelist);
    return { status: 200, data: answer(query.pricelist) };
  });

const sheet = new File(['sheet'], 'list.xlsx');
export const choose = async (userEvent: { upload: (input: HTMLElement, file: File) => Promise<void> }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Import an edited list' }));
  await userEvent.upload(await dialog.findByLabelText('Choose a spreadsheet'), sheet);
  return dialog;
};

interface Presses {
  userEvent: { click: (element: HTMLElement) => Promise<void> };
  canvas: ReturnType<typeof within>;
}

/** Chooses a file of the collection. */
export const pressFile = async ({ canvas, userEvent }: Presses, name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Files' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
