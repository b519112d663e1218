import type { Client } from '@vitrine/api/client';
import { createSamples, sampleClient, type Member } from '@vitrine/api/samples';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../shared/config/storage.ts';
import { createQueryClient } from '../queryClient.ts';
import { createServices, type Services } from '../../shared/queries/services.ts';
import { createDocuments } from './documents.ts';
import type { Goods } from './goods.ts';
import { findOwn, type Own } from './own.ts';
import { ownGoods } from './ownGoods.ts';
import { surfaceEntries } from './surfaceEntries.ts';

const samples = createSamples();
const { approved, seller } = samples.members;
const deps = {} as Goods['deps'];
const words = () => Promise.resolve({});
const everything: Own = { brand: 'lume', collection: 7, product: 8, cart: 9, order: 10 };
const nothing: Own = { brand: null, collection: null, product: null, cart: null, order: null };

const servicesOf = (member: Member | null, client: Client = sampleClient({ member })): Services => {
  const services = createServices({
    boot: { account: samples.account, eventSegments: [] },
    storage: createMemoryStorage(),
    queryClient: createQueryClient(),
  });
  if (member) {
    services.session.store(samples.tokens);
    services.session.enter(member.user);
    services.session.setStage(member.stage);
  }
  return { ...services, client };
};

const goodsOf = (member: Member, own: Own): Goods => ownGoods(deps, servicesOf(member), own, words, 'Only a preview.');

it('finds what the account has to show, as far as the current viewer may see it', async () => {
  expect(await findOwn(servicesOf(approved))).toEqual({
    brand: 'casa-marola',
    collection: 41,
    product: 101,
    cart: 301,
    order: 901,
  });
  expect(await findOwn(servicesOf(seller))).toMatchObject({ brand: 'casa-marola', cart: null });
});

it('takes what is refused for absent, so that a preview opens for everybody', async () => {
  const refusing = { ...sampleClient({ member: null }) } as Client;
  expect(await findOwn(servicesOf(approved, refusing))).toEqual(nothing);
});

it("shows the account's own goods to its own people, and to others what is public of them (D-041)", () => {
  const { supply } = goodsOf(approved, everything);
  expect(supply('approved', 'cart', 'en')).toMatchObject({ standsIn: false, member: approved });
  expect(supply('visitor', 'brand', 'en')).toMatchObject({ standsIn: false, member: null, places: { brand: 'lume' } });
});

it('lets samples stand in where the account has nothing yet, and for the eyes of others, and says so', () => {
  expect(goodsOf(approved, nothing).supply('approved', 'cart', 'en').standsIn).toBe(true);
  const { supply } = goodsOf(approved, everything);
  expect(supply('seller', 'order', 'en')).toMatchObject({ standsIn: true, places: { brand: 'casa-marola' } });
  expect(supply('seller', 'public', 'en').standsIn).toBe(false);
});

it('changes nothing of the account: what is tried in a preview is refused', async () => {
  const { client } = goodsOf(approved, everything).supply('approved', 'cart', 'en');
  await expect(client.cart.remove({ params: { cartId: 9 } })).rejects.toThrow('Only a preview.');
});

it('shows carts to retailers, listings to members, and the front page to visitors (P-013, P-016, P-051)', () => {
  const seenBy = (viewer: 'visitor' | 'approved' | 'seller') =>
    surfaceEntries.filter(({ viewers }) => viewers?.includes(viewer) ?? true).map(({ id }) => id);
  expect(seenBy('visitor')).toContain('landing');
  expect(seenBy('visitor')).not.toContain('cart');
  expect(seenBy('approved')).toEqual(expect.arrayContaining(['cart', 'collection', 'order']));
  expect(seenBy('seller')).toEqual(expect.arrayContaining(['collection', 'order']));
  expect(seenBy('seller')).not.toContain('cart');
});

it('writes mails as the shop does, in the language and under the name that are tried out', () => {
  const mail = createDocuments((id) => id).find(({ id }) => id === 'mail-recovery');
  const scene = { viewer: 'visitor', language: 'pt-BR', mode: 'light', name: 'Ateliê', logo: null } as const;
  const html = mail?.html(scene, {
    seeds: { brand: '#d4145f', accent: '#ffb224', neutral: '#14532d' },
    type: { display: 'Figtree', text: 'Figtree', scale: 'regular' },
    shape: { radius: 'sm', button: 'rounded', stroke: 'regular' },
    density: 'regular',
    elevation: 'soft',
    mode: 'light',
  });
  expect(html).toContain('Redefina sua senha');
  expect(html).toContain('Ateliê');
});
