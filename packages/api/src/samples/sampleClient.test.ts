import { expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { createSamples, portuguese, sampleClient } from './index.ts';

const { members } = createSamples();

it('answers a preview from samples, as the API would, without any network', async () => {
  const client = sampleClient({ member: members.approved });
  const { data } = await client.cart.list();
  expect(data.results[0]?.collections.length).toBeGreaterThan(0);
  expect((await client.auth.me()).data.stage).toBe('approved');
});

it('hides amounts from anyone who may not see them (P-010, S-008)', async () => {
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

it('speaks Portuguese to anyone who asks in it, sentence by sentence, and leaves names and addresses alone', async () => {
  const client = sampleClient({ member: null, words: portuguese });
  const { data: landing } = await client.landing.content();
  expect(landing.hero[0]).toMatchObject({ title: 'Resort 27 está aberta', template: 'C', slug: 'resort-27-1' });
  const { data: page } = await client.brands.page({ params: { slug: 'casa-marola' } });
  expect(page.the_brand.info_block[0]?.title).toBe('Do armazém à beira da baía');
  expect(page.the_brand.info_block[0]?.summary).toMatch(/^<p>Linho para dias quentes.*<\/p>$/);
  expect(page.name).toBe('Casa Marola');
});
