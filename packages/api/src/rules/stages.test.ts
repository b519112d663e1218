import { describe, expect, it } from 'vitest';
import { buyerStage } from '../schemas/index.ts';
import {
  BUYER_STAGES,
  can,
  mayKnowPrices,
  messageFormExtras,
  roleOf,
  stageAfter,
  stageNotice,
  type Capability,
  type Viewer,
} from './stages.ts';

const visitor: Viewer = { side: null };
const buyer: Viewer = { side: 'buyer', stage: 'in_review', entityId: 1 };
const approved: Viewer = { side: 'buyer', stage: 'approved', entityId: 1 };
const seller: Viewer = { side: 'seller', entityId: 9 };

const capabilities: [capability: Capability, expected: [boolean, boolean, boolean, boolean]][] = [
  ['seePrices', [false, false, true, false]],
  ['addToCart', [false, true, true, false]],
  ['sendOrder', [false, false, true, false]],
  ['exchangeCart', [false, false, true, false]],
  ['downloadLineSheet', [false, false, true, false]],
  ['downloadLists', [false, false, true, false]],
  ['findRetailers', [false, false, false, true]],
];

describe('capabilities of visitor, buyer, approved buyer and seller', () => {
  it.each(capabilities)('%s', (capability, expected) => {
    expect([visitor, buyer, approved, seller].map((viewer) => can(viewer, capability))).toEqual(expected);
  });
});

describe('stages', () => {
  it('are a closed set of four, the same on the wire (D-021)', () => {
    expect(buyerStage.options).toEqual(BUYER_STAGES);
  });

  it.each(BUYER_STAGES)('unlock ordering and downloads only when approved, not when %s (S-009)', (stage) => {
    const viewer: Viewer = { side: 'buyer', stage, entityId: 1 };
    expect([can(viewer, 'sendOrder'), can(viewer, 'downloadLists')]).toEqual(Array(2).fill(stage === 'approved'));
  });

  it('that are unknown count as not approved (S-009)', () => {
    expect(roleOf({ side: 'buyer', stage: null, entityId: 1 })).toBe('buyer');
  });

  it('show the alert with the text of the stage (S-001, S-002, S-003, X-025, X-026, K-75)', () => {
    const awaiting =
      'Your registration is awaiting approval. Please ensure your profile includes your address, website, and social media accounts to expedite the release.';
    expect(stageNotice('in_review')?.text).toBe(awaiting);
    expect(stageNotice('pre_register')?.text).toBe(awaiting);
    expect(stageNotice('pending')?.text).toBe(
      'The information provided was not sufficient. Please check your email for a message from our team.',
    );
  });

  it('hide the alert when approved or unknown (S-004)', () => {
    expect([stageNotice('approved'), stageNotice(null)]).toEqual([null, null]);
  });
});

describe('a decision about a retailer', () => {
  it('approves from every stage once, and takes prices away with a refusal (D-050, S-009)', () => {
    expect(BUYER_STAGES.map((stage) => stageAfter(stage, 'approve'))).toEqual([
      'approved',
      'approved',
      'approved',
      null,
    ]);
    for (const decision of ['ask', 'refuse'] as const)
      for (const stage of BUYER_STAGES) expect(stageAfter(stage, decision)).toBe('pending');
    expect(stageNotice(stageAfter('in_review', 'refuse'))?.text).toContain('check your email');
  });
});

describe('amounts', () => {
  it('reach approved buyers and the brand itself, nobody else (P-009, P-010, P-011, P-012, S-008, D-066)', () => {
    expect([visitor, buyer, approved, seller].map((viewer) => mayKnowPrices(viewer, 9))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(mayKnowPrices(seller, 8)).toBe(false);
    expect(mayKnowPrices({ ...buyer, entityId: 9 }, 9)).toBe(false);
  });
});

describe('the message form', () => {
  it('asks a buyer for the message only, others for who they are', () => {
    expect([visitor, seller].map(messageFormExtras)).toEqual(Array(2).fill(['name', 'email', 'store_name']));
    expect([buyer, approved].map(messageFormExtras)).toEqual([[], []]);
  });
});
