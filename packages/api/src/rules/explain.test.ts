import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import type { BuyerStage } from './stages.ts';

const buyer = (stage: BuyerStage | null) => ({ side: 'buyer', stage, entityId: 1 }) as const;
const whole = {
  website: 'https://loja.example',
  instagram: 'https://instagram.com/loja',
  shipping_address: 'Rua A, 1',
};

describe('why something is restricted', () => {
  it('is explained to those it is restricted for', () => {
    expect(explain(buyer('approved'), 'seePrices', whole)).toBeNull();
    expect(explain(buyer('pre_register'), 'addToCart', whole)).toBeNull();
    expect(explain({ side: 'seller', entityId: 1 }, 'findRetailers', null)).toBeNull();
    expect(explain({ side: 'seller', entityId: 1 }, 'seePrices', null)).toEqual({ next: 'none', proofs: [] });
    expect(explain({ side: null }, 'addToCart', null)).toEqual({ next: 'logIn', proofs: [] });
  });

  it.each<[BuyerStage, string]>([
    ['pre_register', 'wait'],
    ['in_review', 'wait'],
    ['pending', 'answerMail'],
  ])('in %s with a complete profile, the next step is %s', (stage, next) => {
    expect(explain(buyer(stage), 'sendOrder', whole)?.next).toBe(next);
  });

  it('lists what the approval asks for, and what is missing', () => {
    expect(explain(buyer('in_review'), 'seePrices', { ...whole, instagram: null, website: ' ' })).toEqual({
      next: 'complete',
      proofs: [
        { proof: 'address', given: true },
        { proof: 'website', given: false },
        { proof: 'social', given: false },
      ],
    });
  });

  it('takes an address on Instagram for a website, as registration does', () => {
    expect(explain(buyer('in_review'), 'seePrices', { ...whole, website: null })?.next).toBe('wait');
  });

  it('claims nothing about a profile that is not known', () => {
    expect(explain(buyer('in_review'), 'seePrices', null)).toEqual({ next: 'wait', proofs: [] });
  });
});
