import type { BrandingState } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** The look remembers its draft and what was published. */
export const staffBrandingReplies = ({ staff }: Fixtures): Replies['staffBranding'] => {
  let state = staff.branding;
  const at = '2026-11-23T16:00:00Z';
  const person = 'Marta Lima';
  const change = (seen: number, parts: Partial<BrandingState>) => {
    if (seen !== state.version)
      return { status: 409, data: { ...problem('Somebody else has changed the look.'), current: state } } as const;
    state = { ...state, ...parts, version: seen + 1 };
    return { status: 200, data: { data: state } } as const;
  };
  const published = (changed: BrandingState['published'][number]['changed']) => [
    { id: null, published_at: at, person, changed },
    ...state.published.map((one, place) => (place === 0 ? { ...one, id: 100 + state.version } : one)),
  ];
  return {
    read: () => ({ status: 200, data: { data: state } }),
    saveDraft: ({ body: { seen, document } }) => {
      const { name, style } = JSON.parse(document) as Pick<BrandingState['live'], 'name' | 'style'>;
      return change(Number(seen), { draft: { ...state.live, name, style, changed: ['seeds'], person, saved_at: at } });
    },
    discardDraft: ({ body: { seen } }) => change(seen, { draft: null }),
    publish: ({ body: { seen } }) => {
      const { draft } = state;
      if (!draft) return { status: 409, data: problem('There is no draft.') };
      const { name, style, logo, logo_dark } = draft;
      const live = { name, style, logo, logo_dark };
      return change(seen, { live, draft: null, published: published(draft.changed) });
    },
    restore: ({ body: { seen } }) => change(seen, { published: published(['type', 'shape']) }),
  };
};
