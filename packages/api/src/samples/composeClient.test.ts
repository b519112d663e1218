import { expect, it, vi } from 'vitest';
import { ApiError } from '../client/index.ts';
import type { Client } from '../client/index.ts';
import { composeClient, createSamples, sampleClient } from './index.ts';

const REFUSAL = 'This is a preview.';
const { members } = createSamples();
const visitor = sampleClient({ member: null });
const member = sampleClient({ member: members.approved });

const compose = (choose?: Parameters<typeof composeClient>[0]): Client =>
  composeClient(choose ?? (({ access }) => (access === 'public' ? visitor : member)), REFUSAL);

it('lets each call be answered by whom it is for', async () => {
  const client = compose();
  await expect(client.landing.content()).resolves.toMatchObject({ status: 200 });
  await expect(client.cart.list()).resolves.toMatchObject({ status: 200 });
});

it('reads each thing once, however many frames ask for it', async () => {
  const choose = vi.fn(() => visitor);
  const client = compose(choose);
  await Promise.all([
    client.brands.page({ params: { slug: 'lume' } }),
    client.brands.page({ params: { slug: 'lume' } }),
  ]);
  expect(choose).toHaveBeenCalledTimes(1);
  await client.brands.page({ params: { slug: 'casa-marola' } });
  expect(choose).toHaveBeenCalledTimes(2);
});

it('changes nothing: a preview that is played with orders nothing', async () => {
  const choose = vi.fn(() => member);
  const client = compose(choose);
  const refused = client.cart.setQuantity({ params: { itemId: 1 }, body: { quantity: 3 } });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toThrow(REFUSAL);
  expect(choose).not.toHaveBeenCalled();
});
