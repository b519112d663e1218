import type { BrandPageState } from '@vitrine/api/client';
import { ActionBar } from '@vitrine/ui/components/ActionBar';
import { Button } from '@vitrine/ui/components/Button';
import { Text } from '@vitrine/ui/foundation';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { SaveProblem } from '../../parts/form/SaveProblem.tsx';
import { CompareBoth } from './CompareBoth.tsx';
import { PAGE_FORM } from './fields.ts';
import type { PageForm } from './usePageForm.ts';

interface PageActionsProps {
  state: BrandPageState;
  form: PageForm;
  onCompare: () => void;
  /** Leads to the field for the hour at which the draft goes live by itself. */
  onPlan: () => void;
  /** Leads to the first field that the server refuses. */
  onShowWrong: () => void;
}

const standOf = ({ has_draft, planned }: BrandPageState, isTyped: boolean) => {
  if (isTyped) return 'typed';
  if (!has_draft) return 'live';
  return planned && !planned.is_late ? 'planned' : 'draft';
};

/** How far the page is and what comes next, always in reach: saving while something is typed, then comparing and publishing. */
export function PageActions({ state, form, onCompare, onPlan, onShowWrong }: PageActionsProps) {
  const t = useTranslate();
  const { run, isBusy, isTyped } = form;
  const stand = standOf(state, isTyped);
  const said = useRef<HTMLSpanElement>(null);
  const before = useRef(stand);
  useEffect(() => {
    // The pressed button is gone once it is done: who goes by key stays in the bar.
    const isLost = before.current !== stand && document.activeElement === document.body;
    before.current = stand;
    if (isLost) said.current?.focus({ preventScroll: true });
  }, [stand]);
  return (
    <ActionBar>
      <SaveProblem state={form} onShowWrong={onShowWrong} details={<CompareBoth form={form} />} />
      <span ref={said} role="status" tabIndex={-1}>
        <Text as="span" size="sm" tone="muted">
          {t(`office.page.stand.${stand}`)}
        </Text>
      </span>
      {isTyped && (
        <Button type="submit" form={PAGE_FORM} busy={isBusy}>
          {t('office.page.save')}
        </Button>
      )}
      {state.has_draft && (
        <>
          {!isTyped && (
            <Button variant="quiet" onPress={onPlan}>
              {t(state.planned ? 'office.page.changePlan' : 'office.page.setHour')}
            </Button>
          )}
          <Button variant="secondary" onPress={onCompare}>
            {t('office.page.compare')}
          </Button>
          {!isTyped && (
            <Button busy={isBusy} onPress={() => run('publish')}>
              {t('office.page.publish')}
            </Button>
          )}
        </>
      )}
    </ActionBar>
  );
}
