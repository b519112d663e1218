import { Button } from '@vitrine/ui/components/Button';
import { Heading, Stack } from '@vitrine/ui/foundation';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { SaveProblem, type SaveState } from './SaveProblem.tsx';
import { useAskBeforeForgetting } from './useAskBeforeLeaving.ts';
import { useFirstWrong } from './useFirstWrong.ts';

interface EditorFormProps {
  label: string;
  form: SaveState & { save: () => void; isUnsaved?: boolean; tries?: number };
  /** What differs, where somebody else was faster. */
  details?: ReactNode;
  canOverwrite?: boolean;
  /** What is saved, where other parts of the screen are saved by themselves; “Save” unless told. */
  saveLabel?: string;
  children: ReactNode;
}

/** A form saved as a whole. The first wrong field takes the focus; above the button stands what stopped the save. */
export function EditorForm({ label, form, details, canOverwrite, saveLabel, children }: EditorFormProps) {
  const t = useTranslate();
  const { frame, show } = useFirstWrong(form.fields, form.tries);
  useAskBeforeForgetting(form.isUnsaved === true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isBusy) form.save();
  };
  return (
    <form ref={frame} noValidate onSubmit={submit} aria-label={label}>
      <Stack space="xl">
        {children}
        <SaveProblem state={form} onShowWrong={show} details={details} canOverwrite={canOverwrite} />
        <span>
          <Button type="submit" busy={form.isBusy}>
            {saveLabel ?? t('admin.save')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}

/** A part of the form under its title. */
export function EditorPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
