import { useQueryClient } from '@tanstack/react-query';
import type { PricelistAudience } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** The form of whom a price list is offered to. `theirs` is what somebody else has saved meanwhile. */
export const useAudienceForm = (id: number, audience: PricelistAudience) => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(audience);
  const [seen, setSeen] = useState(audience);
  const { theirs, notice, forgetTheirs } = useTheirs<PricelistAudience>();
  const send = async (version: number): Promise<PricelistAudience> => {
    const { given_to, location_ids, retailers } = draft;
    const retailer_ids = retailers.map((retailer) => retailer.id);
    const body = { given_to, location_ids, retailer_ids, seen: version };
    return (await client.brandPricelists.give({ params: { id }, body })).data.data;
  };
  const show = (saved: PricelistAudience): void => {
    queryClient.setQueryData(catalogueKeys.audience(id), saved);
    setDraft(saved);
    setSeen(saved);
    forgetTheirs();
  };
  const action = useStaffAction({
    run: (version: number) => send(version).catch(notice),
    done: ({ name }) => t('catalogue.pricelists.renamed', { name }),
    onDone: show,
    changes: catalogueKeys.pricelists,
  });
  return {
    ...action,
    draft,
    /** Chosen retailers, and none is chosen. */
    isNobody: draft.given_to === 'chosen' && draft.retailers.length + draft.location_ids.length === 0,
    change: (parts: Partial<PricelistAudience>) => setDraft({ ...draft, ...parts }),
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(seen),
    save: () => action.act(seen.version),
    theirs,
    overwrite: () => action.act(theirs?.version ?? 0),
    takeTheirs: () => {
      if (!theirs) return;
      show(theirs);
      action.forget();
    },
  };
};
