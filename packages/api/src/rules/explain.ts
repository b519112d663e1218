import { can, type BuyerStage, type Capability, type Viewer } from './stages.ts';

/** What staff look at before they approve a retailer: the texts of the stages ask for it. */
export const APPROVAL_PROOFS = ['address', 'website', 'social'] as const;
export type ApprovalProof = (typeof APPROVAL_PROOFS)[number];

/** The facts of a retailer's profile by the names of the wire; empty and absent are alike. */
export interface ProfileFacts {
  website?: string | null;
  facebook?: string | null;
  instagram?: string | null;
  billing_address?: string;
  shipping_address?: string;
}

/**
 * `logIn`: a visitor. `answerMail`: staff have written. `complete`: something is missing. `wait`: staff decide. `none`: a brand, which no step
 * leads there. `ask`: the role would allow it, but the marketplace has switched it off for this company.
 */
export type NextStep = 'logIn' | 'answerMail' | 'complete' | 'wait' | 'none' | 'ask';

export interface Explanation {
  next: NextStep;
  proofs: readonly { proof: ApprovalProof; given: boolean }[];
}

const isFilled = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';

const proofsOf = (facts: ProfileFacts): Explanation['proofs'] => {
  const given: Readonly<Record<ApprovalProof, boolean>> = {
    address: isFilled(facts.billing_address) || isFilled(facts.shipping_address),
    // Many shops are on Instagram alone, and registration takes that address for a website.
    website: isFilled(facts.website) || isFilled(facts.instagram),
    social: isFilled(facts.facebook) || isFilled(facts.instagram),
  };
  return APPROVAL_PROOFS.map((proof) => ({ proof, given: given[proof] }));
};

const nextOf = (stage: BuyerStage | null, proofs: Explanation['proofs']): NextStep => {
  if (stage === 'pending') return 'answerMail';
  return proofs.every(({ given }) => given) ? 'wait' : 'complete';
};

/** Why somebody may not do something yet, and what comes next. Null for who may. `facts` is null while the profile is unknown. */
export const explain = (viewer: Viewer, capability: Capability, facts: ProfileFacts | null): Explanation | null => {
  if (can(viewer, capability)) return null;
  if (viewer.side === 'seller') return { next: 'none', proofs: [] };
  if (viewer.side === null) return { next: 'logIn', proofs: [] };
  const proofs = facts ? proofsOf(facts) : [];
  return { next: nextOf(viewer.stage, proofs), proofs };
};
