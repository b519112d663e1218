import { ruleMessage, type RuleMessage } from './messages.ts';

/** The closed set of four (D-021). */
export const BUYER_STAGES = ['pre_register', 'in_review', 'pending', 'approved'] as const;
export type BuyerStage = (typeof BUYER_STAGES)[number];

export type Side = 'buyer' | 'seller';

/** Who is looking. `stage` counts for buyers alone; `entityId` is the company they act for. */
export type Viewer =
  | { side: null }
  | { side: 'buyer'; stage: BuyerStage | null; entityId: number }
  | { side: 'seller'; entityId: number };

export type Role = 'visitor' | 'buyer' | 'approved' | 'seller';

/** Which roles have each capability that the server or the shop asks for. */
const MATRIX = {
  seePrices: ['approved'],
  addToCart: ['buyer', 'approved'],
  sendOrder: ['approved'],
  exchangeCart: ['approved'],
  downloadLineSheet: ['approved'],
  downloadLists: ['approved'],
  findRetailers: ['seller'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof MATRIX;

/** Only `approved` unlocks ordering and downloads (S-009); a buyer of unknown stage is not approved. */
export const roleOf = (viewer: Viewer): Role => {
  if (viewer.side === null) return 'visitor';
  if (viewer.side === 'seller') return 'seller';
  return viewer.stage === 'approved' ? 'approved' : 'buyer';
};

export const roleCan = (role: Role, capability: Capability): boolean =>
  (MATRIX[capability] as readonly Role[]).includes(role);

export const can = (viewer: Viewer, capability: Capability): boolean => roleCan(roleOf(viewer), capability);

/** Whether amounts of a brand are sent to this viewer at all: approved buyers, and the brand itself (P-009, P-010, P-011, P-012, D-066). */
export const mayKnowPrices = (viewer: Viewer, brandId: number): boolean =>
  can(viewer, 'seePrices') || (viewer.side === 'seller' && viewer.entityId === brandId);

/** Fields of the message form beside the message itself (P-005, P-006, P-007, P-008): a buyer is known already. */
export const messageFormExtras = (viewer: Pick<Viewer, 'side'>): readonly ('name' | 'email' | 'store_name')[] =>
  viewer.side === 'buyer' ? [] : ['name', 'email', 'store_name'];

const STAGE_NOTICES: Partial<Record<BuyerStage, RuleMessage>> = {
  pre_register: ruleMessage('rules.stage.awaiting'),
  in_review: ruleMessage('rules.stage.awaiting'),
  pending: ruleMessage('rules.stage.insufficient'),
};

/** What the profile-status alert says; null hides it (S-001, S-002, S-003, S-004, X-025, X-026, K-75). */
export const stageNotice = (stage: BuyerStage | null): RuleMessage | null => (stage && STAGE_NOTICES[stage]) ?? null;

export type ReviewDecision = 'approve' | 'ask' | 'refuse';

const DECISIONS: Readonly<Record<ReviewDecision, BuyerStage>> = {
  approve: 'approved',
  ask: 'pending',
  refuse: 'pending',
};

/**
 * Where a decision moves a retailer (D-050). One that is asked for more, or refused, is `pending`, whose notice points to the mail with
 * the reason. Null when an approved one is approved again. The other decisions may be repeated, with another reason.
 */
export const stageAfter = (stage: BuyerStage, decision: ReviewDecision): BuyerStage | null =>
  decision === 'approve' && stage === 'approved' ? null : DECISIONS[decision];

/** How staff see a retailer: its stage, or `refused` for a `pending` one that was refused for good. */
export const RETAILER_STATUSES = [...BUYER_STAGES, 'refused'] as const;
export type RetailerStatus = (typeof RETAILER_STATUSES)[number];

/** The queue of registrations: those that wait for staff, those that were asked for more, and those decided. */
export const RETAILER_VIEWS = ['waiting', 'asked', 'refused', 'approved'] as const;
export type RetailerView = (typeof RETAILER_VIEWS)[number];

const VIEWS: Readonly<Record<RetailerStatus, RetailerView>> = {
  pre_register: 'waiting',
  in_review: 'waiting',
  pending: 'asked',
  refused: 'refused',
  approved: 'approved',
};

/** The part of the queue that a retailer is in. */
export const retailerViewOf = (status: RetailerStatus): RetailerView => VIEWS[status];
