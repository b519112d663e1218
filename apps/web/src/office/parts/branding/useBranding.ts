import { useQueryClient } from '@tanstack/react-query';
import type { BrandingState } from '@vitrine/api/client';
import { useState } from 'react';
import { usePartNames } from './usePartNames.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { RefusedLogos } from '@vitrine/studio';
import { draftBody, refusedLogos, type LookDraft } from './branding.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../queries/staff.ts';
import { useTheirs } from '../form/useTheirs.ts';
import { useStaffAction } from '../useStaffAction.ts';

/** `publish` with a draft saves that draft first. */
export type BrandingStep =
  | { do: 'save'; draft: LookDraft }
  | { do: 'publish'; draft: LookDraft }
  | { do: 'publishDraft' }
  | { do: 'discard' }
  | { do: 'restore'; id: number };

interface BrandingOptions {
  state: BrandingState;
  /** Paths of the logos that were there, by their pictures. */
  kept?: ReadonlyMap<string, string>;
  /** Told of every state that was saved here. */
  onSaved?: (state: BrandingState) => void;
  /** Told of the logos that the server refuses, and of none when the next try begins. If it is left out, `problem` says why. */
  onRefused?: (refused: RefusedLogos) => void;
}

interface Outcome {
  saved: BrandingState;
  /** The shop looks different now. */
  isLive: boolean;
}

const logoParts = ['logo', 'logo_dark'] as const;
const none: ReadonlyMap<string, string> = new Map();

/** What staff do with the account's look. `theirs` is what somebody else has saved meanwhile; `isNew` if the shop looks different since. */
export const useBranding = ({ state, kept = none, onSaved, onRefused }: BrandingOptions) => {
  const t = useTranslate();
  const nameParts = usePartNames();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [isNew, setNew] = useState(false);
  const { theirs, notice, forgetTheirs } = useTheirs<BrandingState>();
  const calls = client.staffBranding;
  const save = async (draft: LookDraft, seen: number) => {
    onRefused?.({});
    try {
      return (await calls.saveDraft({ body: { seen, ...draftBody(draft, kept) } })).data.data;
    } catch (error) {
      onRefused?.(refusedLogos(error, draft));
      throw error;
    }
  };
  const publish = async (seen: number) => (await calls.publish({ body: { seen } })).data.data;
  const send = async (step: BrandingStep, seen: number): Promise<Outcome> => {
    if (step.do === 'restore')
      return { saved: (await calls.restore({ body: { id: step.id, seen } })).data.data, isLive: true };
    if (step.do === 'publishDraft') return { saved: await publish(seen), isLive: true };
    if (step.do === 'discard')
      return { saved: (await calls.discardDraft({ body: { seen } })).data.data, isLive: false };
    const saved = await save(step.draft, seen);
    if (step.do === 'save' || !saved.draft) return { saved, isLive: false };
    return { saved: await publish(saved.version), isLive: true };
  };
  const { act, isBusy, problem, fields, forget } = useStaffAction({
    run: ({ step, seen }: { step: BrandingStep; seen: number }) => send(step, seen).catch(notice),
    done: ({ saved, isLive }, { step }) => {
      if (isLive) return t('branding.live');
      if (step.do === 'discard') return t('branding.discarded');
      return t(saved.draft ? 'branding.saved' : 'branding.same');
    },
    onDone: ({ saved, isLive }) => {
      queryClient.setQueryData(staffKeys.branding, saved);
      if (isLive) setNew(true);
      forgetTheirs();
      onSaved?.(saved);
    },
    changes: staffKeys.log,
  });
  /** A look has two logos: which of them is refused is said with the reason, or at its field. */
  const explained = (): string | undefined => {
    const part = logoParts.find((one) => one in fields);
    if (!part) return problem;
    return onRefused ? undefined : t('branding.unusable', { part: nameParts([part]), reason: fields[part]?.[0] ?? '' });
  };
  return {
    run: (step: BrandingStep) => act({ step, seen: (theirs ?? state).version }),
    isBusy,
    isNew,
    problem: explained(),
    theirs,
    takeTheirs: () => {
      if (theirs) queryClient.setQueryData(staffKeys.branding, theirs);
      forgetTheirs();
      forget();
    },
  };
};

export type BrandingActions = ReturnType<typeof useBranding>;
