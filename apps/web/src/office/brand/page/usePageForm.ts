import { useQueryClient } from '@tanstack/react-query';
import type { BrandPageState } from '@vitrine/api/client';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useIsStoring } from '../../parts/fields/usePictureUpload.ts';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import { useTypedPage } from './useTypedPage.ts';

type Step = 'save' | 'publish' | 'discard' | { restore: number } | { planned: string | null };

const said = { save: 'saved', publish: 'nowLive', discard: 'discarded' } as const;

const sayingOf = (step: Step) => {
  if (typeof step === 'string') return said[step];
  if ('restore' in step) return 'nowLive';
  return step.planned === null ? 'planCancelled' : 'planSaved';
};

/** The form of the page and what can be done with it. `theirs` is what somebody else has saved meanwhile. */
export const usePageForm = (state: BrandPageState) => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { draft, seen: version, isTyped, change, forgetTyped } = useTypedPage(state);
  const { theirs, notice, forgetTheirs } = useTheirs<BrandPageState>();
  const calls = client.brandOfficePage;
  const send = async (step: Step, seen: number): Promise<BrandPageState> => {
    if (step === 'save') return (await calls.saveDraft({ body: { ...draft, seen } })).data.data;
    if (step === 'publish') return (await calls.publish({ body: { seen } })).data.data;
    if (step === 'discard') return (await calls.discardDraft({ body: { seen } })).data.data;
    if ('planned' in step) return (await calls.plan({ body: { publish_at: step.planned, seen } })).data.data;
    return (await calls.restore({ body: { id: step.restore, seen } })).data.data;
  };
  const show = (saved: BrandPageState): void => {
    queryClient.setQueryData(brandOfficeKeys.page, saved);
    // Publishing settles what was said about the draft.
    void queryClient.invalidateQueries({ queryKey: brandOfficeKeys.pageComments });
    forgetTyped();
    forgetTheirs();
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => ['brand', 'brands'].includes(String(queryKey[0])),
    });
  };
  const isStoring = useIsStoring();
  const { act, isBusy, problem, fields, forget } = useStaffAction({
    run: ({ step, seen }: { step: Step; seen: number }) => send(step, seen).catch(notice),
    done: (_saved, { step }) => t(`office.page.${sayingOf(step)}`),
    onDone: show,
    changes: brandOfficeKeys.log,
  });
  return {
    draft,
    change,
    isTyped,
    run: (step: Step, then?: { onSuccess: () => void }) => act({ step, seen: version }, then),
    isBusy: isBusy || isStoring,
    problem,
    fields,
    theirs,
    overwrite: () => act({ step: 'save', seen: theirs?.version ?? state.version }),
    takeTheirs: () => {
      if (theirs) show(theirs);
      forget();
    },
  };
};

export type PageForm = ReturnType<typeof usePageForm>;
