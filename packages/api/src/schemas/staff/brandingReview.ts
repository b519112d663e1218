import { z } from 'zod';
import { id, timestamp, version } from '../shared/common.ts';

/** What was looked at in the studio. The studio names its surfaces and viewers, so they are texts here. */
export const brandingLook = z.object({
  surface: z.string().min(1).max(60),
  viewer: z.string().min(1).max(20),
  mode: z.enum(['light', 'dark']),
  language: z.string().min(2).max(10),
});

/** What somebody of the staff says about a part of the marketplace in the draft's look. */
export const brandingComment = brandingLook.extend({
  id,
  text: z.string(),
  person: z.string().nullable(),
  created_at: timestamp,
  /** Settled by hand, or by publishing the draft. */
  done: z.boolean(),
});

export const brandingDecision = z.enum(['approve', 'needs_work']);

/** What staff say about the draft: comments, open ones first, and the last decision of each person. */
export const brandingReview = z.object({
  comments: z.array(brandingComment),
  decisions: z.array(
    z.object({
      person: z.string().nullable(),
      decision: brandingDecision,
      decided_at: timestamp,
      /** False if the draft was saved again after it. */
      is_current: z.boolean(),
      is_own: z.boolean(),
    }),
  ),
});

export const brandingDecisionOrder = z.object({
  /** The version of the draft that was looked at. */
  seen: version,
  decision: brandingDecision,
});
