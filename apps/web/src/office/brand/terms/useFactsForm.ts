import { useQueryClient } from '@tanstack/react-query';
import type { BrandFacts } from '@vitrine/api/client';
import { useState } from 'react';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { draftOf, factsWords, inputOf, type FactsDraft } from './brandFactsDraft.ts';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { useUnreadLimits } from '../../parts/form/useUnreadLimits.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** What the shop reads that shows the facts of a brand. */
const shopReads: ReadonlySet<unknown> = new Set(['brand', 'brands', 'cart', 'home', 'product', 'products']);

/** The form of the brand's facts: what is typed, and how it is saved. `theirs` is what somebody else has saved meanwhile. */
export const useFactsForm = (facts: BrandFacts) => {
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<FactsDraft>(() => draftOf(facts, locale));
  const { unread, tries, isReadable } = useUnreadLimits(draft);
  const [seen, setSeen] = useState(facts);
  const { theirs, notice, forgetTheirs } = useTheirs<BrandFacts>();
  const show = (saved: BrandFacts): void => {
    queryClient.setQueryData(brandOfficeKeys.facts, saved);
    setDraft(draftOf(saved, locale));
    setSeen(saved);
    forgetTheirs();
  };
  const action = useStaffAction({
    run: async (version: number) =>
      (await client.brandFacts.save({ body: { ...inputOf(draft, locale), seen: version } }).catch(notice)).data.data,
    done: () => t('office.facts.saved'),
    onDone: (saved) => {
      show(saved);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => shopReads.has(queryKey[0]) });
    },
    changes: brandOfficeKeys.log,
  });
  return {
    ...action,
    problem:
      Object.keys(unread).length > 0 ? t('office.form.wrong', { count: Object.keys(unread).length }) : action.problem,
    fields: { ...action.fields, ...unread } as Readonly<Record<string, readonly string[] | undefined>>,
    tries,
    draft,
    change: (parts: Partial<FactsDraft>) => setDraft({ ...draft, ...parts }),
    save: () => {
      if (isReadable()) action.act(seen.version);
    },
    seen,
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(draftOf(seen, locale)),
    theirs,
    /** What both have, in words. */
    compared: theirs && {
      theirs: factsWords(draftOf(theirs, locale), theirs.choices),
      mine: factsWords(draft, theirs.choices),
    },
    overwrite: () => action.act(theirs?.version ?? seen.version),
    takeTheirs: () => {
      if (theirs) show(theirs);
      action.forget();
    },
  };
};

export type FactsForm = ReturnType<typeof useFactsForm>;
