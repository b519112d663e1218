import { savedViewLimits } from '@vitrine/api/rules';
import { TextField } from '@vitrine/ui/components/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { AskDialog } from './AskDialog.tsx';

interface ViewNameProps {
  title: string;
  name: string;
  action: { isBusy: boolean; problem: string | undefined; fields: Readonly<Record<string, readonly string[]>> };
  onSave: (view: { name: string }) => void;
  onClose: () => void;
}

/** Asks for the name of a view. It stays open while the name is missing or taken. */
export function ViewName({ title, name: first, action, onSave, onClose }: ViewNameProps) {
  const t = useTranslate();
  const [name, setName] = useState(first);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The dialog asks for nothing but the name.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [refused] = action.fields['name'] ?? [];
  const message = isMissing ? t('admin.views.nameMissing') : refused;
  const submit = () => {
    if (name.trim() === '') setMissing(true);
    else onSave({ name: name.trim() });
  };
  return (
    <AskDialog
      title={title}
      confirm={t('admin.views.keep')}
      action={{ isBusy: action.isBusy, problem: refused ? undefined : action.problem }}
      onConfirm={submit}
      onClose={onClose}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('admin.views.name')}
          hint={t('admin.views.nameHint')}
          value={name}
          maxLength={savedViewLimits.name}
          required
          tone={message ? 'critical' : undefined}
          message={message}
          onChange={({ value }) => {
            setName(value);
            setMissing(false);
          }}
        />
      </form>
    </AskDialog>
  );
}
