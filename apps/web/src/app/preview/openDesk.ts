import type { BrandingState } from '@vitrine/api/client';
import type { BrandDraft } from '@vitrine/studio';
import type { Services } from '../../shared/queries/services.ts';
import { startDraft } from './startDraft.ts';

/** What the studio starts from. For staff: the shared draft where there is one, and what can be done with it. */
export interface Bench {
  start: BrandDraft;
  /** What visitors see now. */
  live: BrandDraft;
  state: BrandingState | null;
  /** Paths of the logos, by their pictures. */
  kept: ReadonlyMap<string, string>;
}

/** A bench that begins with the draft of this state, or with the live look. */
export const benchOf = async ({ account }: Services, state: BrandingState | null): Promise<Bench> => {
  const look = state?.draft ?? state?.live ?? account;
  const live = await startDraft(state?.live ?? account);
  const start = state?.draft ? await startDraft(look) : live;
  const pairs = [
    [start.logo?.src, look.logo],
    [start.logoDark?.src, look.logo_dark],
  ].filter((pair): pair is [string, string] => pair.every((part) => typeof part === 'string'));
  return { start, live, state, kept: new Map(pairs) };
};

/** Without the state the studio still works: it then only exports. */
export const openBench = async (services: Services): Promise<Bench> => {
  const { client, session } = services;
  const isStaff = session.getState().user?.is_staff;
  const state = isStaff
    ? await client.staffBranding.read({}).then(
        ({ data }) => data.data,
        () => null,
      )
    : null;
  return benchOf(services, state);
};
