import { TextField } from '@vitrine/ui/components/TextField';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface NameFieldProps {
  name: string;
  hint: string;
  /** An empty name is no mistake before it is sent. */
  isSent: boolean;
  onChange: (change: { name: string }) => void;
}

/** The name of a page, event, segment or hero that is added. */
export function NameField({ name, hint, isSent, onChange }: NameFieldProps) {
  const t = useTranslate();
  const isMissing = isSent && name.trim() === '';
  return (
    <TextField
      label={t('admin.content.pageName')}
      hint={hint}
      value={name}
      maxLength={120}
      autoComplete="off"
      required
      tone={isMissing ? 'critical' : undefined}
      message={isMissing ? t('admin.content.pageNameMissing') : undefined}
      onChange={({ value }) => onChange({ name: value })}
    />
  );
}
