import { fixtures } from '@vitrine/api/testing';
import { describe, expect, it } from 'vitest';
import { toBrandAbout } from '../../shared/mappers/brandPage.ts';
import { toHero } from '../../shared/mappers/landing.ts';
import { toPayments } from '../../shared/mappers/order.ts';
import { toMedia } from './product.ts';

const hostile = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
];

/** The answer with the address in place of every text: what is left of it is what a link could be made of. */
const withLinks = <T>(value: T, link: string): T =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (/(?:^|_)(?:url|link)$/.test(key) ? link : part))) as T;

describe.each(hostile)('an answer that carries %j where an address belongs', (link) => {
  it('makes no link of a brand’s page', () => {
    const page = withLinks(fixtures.brandPage(), link);
    expect(JSON.stringify(toBrandAbout(page))).not.toContain(JSON.stringify(link));
  });

  it('makes no button of a hero', () => {
    const [hero] = fixtures.landing.hero;
    if (!hero) throw new Error('The fixture has no hero');
    const buttons = [{ text: 'Go', color: null, type: 'link' as const, link }];
    expect(toHero({ ...hero, buttons }, { onLogin: () => undefined, onRegister: () => undefined }).buttons).toEqual([]);
  });

  it('makes no way to pay of a payment', () => {
    const [order] = fixtures.orders;
    if (!order) throw new Error('The fixture has no order');
    const payment = { status: 'Pending' as const, reference: 'x', amount: 1, due_date: '2026-01-01', url: link };
    const [row] = toPayments({ ...order, payments: [payment] }, 'en', (status) => status);
    expect([row?.reference, row?.payHref]).toEqual(['x', undefined]);
  });

  it('makes no video of a product’s picture', () => {
    const product = withLinks(fixtures.product(), link);
    expect(new Set(toMedia(product).map(({ video }) => video))).toEqual(new Set([null]));
  });
});
