import { useCallback, useMemo } from 'react';
import type { EditStyle } from '../panel/ChoiceField.tsx';
import type { BrandDraft } from '../types.ts';
import { legibilityOf } from './legible.ts';
import { houseOf, isSameLook, placeOf } from './state.ts';
import type { Place } from './state.ts';
import { useIntake } from './useIntake.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useOncePainted } from './useOncePainted.ts';
import { useStudio } from './useStudio.ts';
import type { StudioStart } from './useStudio.ts';

/** What is made, how it is checked, and everything that can be done with it. */
export const useWorkbench = (given: StudioStart) => {
  const { state, dispatch, linkBroken, closeLink } = useStudio(given);
  const { history, editing, look } = state;
  const brandDraft = houseOf(state);
  // The stage changes first, what is said about it a moment later.
  const checked = useOncePainted(brandDraft.style);
  const legibility = useMemo(() => legibilityOf(checked), [checked]);
  const edit = useCallback(
    (about: string, change: (brandDraft: BrandDraft) => BrandDraft, place?: Place) =>
      dispatch({ do: 'edit', edit: change, about, at: performance.now(), ...(place && { place }) }),
    [dispatch],
  );
  const editStyle: EditStyle = useCallback(
    (about, change) => edit(about, (now) => ({ ...now, style: change(now.style) })),
    [edit],
  );
  const intake = useIntake(brandDraft, placeOf(state), edit);
  useShortcuts(useCallback((step) => dispatch({ do: step }), [dispatch]));
  const { beside } = given;
  const [first, second] = history.present;
  const isFirstBeside = isSameLook(first, beside);
  const isSecondBeside = !isFirstBeside && second !== undefined && isSameLook(second, beside);
  const toggleCompared = () => dispatch({ do: 'compare', beside, at: performance.now() });
  return {
    brandDrafts: history.present,
    brandDraft,
    isFirstBeside,
    isSecondBeside,
    toggleCompared,
    editing,
    look,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    checked,
    legibility,
    linkBroken,
    closeLink,
    dispatch,
    edit,
    editStyle,
    intake,
  };
};

export type Workbench = ReturnType<typeof useWorkbench>;
