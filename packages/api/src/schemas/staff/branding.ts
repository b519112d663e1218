import { z } from 'zod';
import { BRANDING_PARTS } from '../../rules/branding.ts';
import { id, problem, timestamp, version } from '../shared/common.ts';

/** What the studio makes: name, look (the branding document of the token system, D-113) and the paths of the logos. */
const look = z.object({
  name: z.string(),
  style: z.record(z.string(), z.unknown()),
  logo: z.string().nullable(),
  logo_dark: z.string().nullable(),
});

const changed = z.array(z.enum(BRANDING_PARTS));
/** Null: the admin command, or before persons were kept. */
const person = z.string().nullable();

/** The account's look: live, as a draft, and as it was. */
export const brandingState = z.object({
  version,
  live: look,
  /** `changed` names what differs from the live one. */
  draft: look.extend({ changed, person, saved_at: timestamp }).nullable(),
  /** The newest fifty, the first is live. `changed` is what it changed; `id` is null for the live one. */
  published: z.array(z.object({ id: id.nullable(), published_at: timestamp.nullable(), person, changed })),
});

/** Somebody else was faster: what they left. */
export const brandingConflict = problem.extend({ current: brandingState.optional() });
