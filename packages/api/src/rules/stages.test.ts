import { describe, expect, it } from 'vitest';
import { buyerStage } from '../schemas/index.ts';
import {
  BUYER_STAGES,
  can,
  mayKnowPrices,
  messageFormExtras,
  parseStage,
  roleOf,
  stageNotice,
  type Capability,
  type Viewer,
} from './stages.ts';

const visitor: Viewer = { side: null };
const buyer: Viewer = { side: 'buyer', stage: 'in_review', entityId: 1 };
const approved: Viewer = { side: 'buyer', stage: 'approved', entityId: 1 };
const seller: Viewer = { side: 'seller', entityId: 9 };

const capabilities: [ids: string, capability: Capability, expected: [boolean, boolean, boolean, boolean]][] = [
  ['P-001 P-002 P-003 P-004', 'readBrandPages', [true, true, true, true]],
  ['P-005 P-006 P-007 P-008', 'sendMessageForm', [true, true, true, true]],
  ['P-009 P-010 P-011 P-012', 'seePrices', [false, false, true, false]],
  ['P-013 P-014 P-015 P-016 D-022', 'addToCart', [false, true, true, false]],
  ['P-017 P-018 P-019 P-020 S-083', 'sendOrder', [false, false, true, false]],
  ['P-021 P-022 P-023 P-024', 'exchangeCart', [false, false, true, false]],
  ['P-025 P-026 P-027 P-028', 'downloadLineSheet', [false, false, true, false]],
  ['P-029 P-030 P-031 P-032', 'downloadLists', [false, false, true, false]],
  ['P-033 P-034 P-035 P-036', 'changeOrderStatus', [false, false, false, true]],
  ['P-037 P-038 P-039 P-040', 'findRetailers', [false, false, false, true]],
  ['P-041 P-042 P-043 P-044', 'openProfile', [false, true, true, false]],
];

describe('capabilities of visitor, buyer, approved buyer and seller', () => {
  it.each(capabilities)('%s: %s', (_, capability, expected) => {
    expect([visitor, buyer, approved, seller].map((viewer) => can(viewer, capability))).toEqual(expected);
  });
});

describe('stages', () => {
  it('are a closed set of four, the same on the wire (D-021)', () => {
    expect(buyerStage.options).toEqual(BUYER_STAGES);
    expect(['approved', 'APPROVED', '', null, 7].map(parseStage)).toEqual(['approved', null, null, null, null]);
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

describe('amounts', () => {
  it('reach approved buyers and the brand itself, nobody else (S-008, D-066)', () => {
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
  it('asks a buyer for the message only, others for who they are (P-005, P-006, P-007, P-008)', () => {
    expect([visitor, seller].map(messageFormExtras)).toEqual(Array(2).fill(['name', 'email', 'store_name']));
    expect([buyer, approved].map(messageFormExtras)).toEqual([[], []]);
  });
});
