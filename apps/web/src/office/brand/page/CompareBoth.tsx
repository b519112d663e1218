import { Button } from '@vitrine/ui/components/Button';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { ConflictDialog } from '../../parts/form/ConflictDialog.tsx';
import type { PageForm } from './usePageForm.ts';

/** Opens what somebody else has saved beside what is typed: in the bar it would hide the page. */
export function CompareBoth({ form }: { form: PageForm }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { theirs, draft, problem, isBusy, overwrite, takeTheirs } = form;
  if (!theirs) return null;
  return (
    <span>
      <Button variant="secondary" size="sm" hasPopup="dialog" onPress={() => setOpen(true)}>
        {t('office.conflict.compare')}
      </Button>
      {isOpen && (
        <ConflictDialog
          title={problem ?? ''}
          theirs={theirs.draft}
          mine={draft}
          keep={t('office.conflict.mine')}
          isBusy={isBusy}
          onKeep={() => {
            setOpen(false);
            overwrite();
          }}
          onTakeTheirs={takeTheirs}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
