import { expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { createSamples, sampleClient } from './index.ts';

const { members } = createSamples();

it('answers a preview from samples, as the API would, without any network', async () => {
  const client = sampleClient({ member: members.approved });
  const { data } = await client.cart.list();
  expect(data.results[0]?.collections.length).toBeGreaterThan(0);
  expect((await client.auth.me()).data.stage).toBe('approved');
});

it('hides amounts from whoever may not see them (P-010, S-008)', async () => {
  const amounts = async (member: (typeof members)['pending' | 'approved']) =>
    (await sampleClient({ member }).products.list({ query: {} })).data.results.map(
      ({ wholesale_price: price }) => price.amount,
    );
  expect(await amounts(members.pending)).toSatisfy((all: unknown[]) => all.every((amount) => amount === null));
  expect(await amounts(members.approved)).toSatisfy((all: unknown[]) => all.every((amount) => amount !== null));
});

it('refuses a visitor what is behind the login (P-013)', async () => {
  const refused = sampleClient({ member: null }).cart.list();
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({ status: 401 });
});

it('keeps what is done in one preview from every other', async () => {
  const [mine, other] = [sampleClient({ member: members.approved }), sampleClient({ member: members.approved })];
  const { data } = await mine.cart.list();
  await mine.cart.remove({ params: { cartId: data.results[0]?.id ?? 0 } });
  expect((await mine.cart.list()).data.results).toHaveLength(0);
  expect((await other.cart.list()).data.results).toHaveLength(1);
});
