import { isContentSlug, NUMEROUS_KINDS } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';

/** Opens an empty event, segment or hero under a name of its own. */
export function AddDocument({ taken }: { taken: readonly string[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [kind, setKind] = useState<(typeof NUMEROUS_KINDS)[number]>('hero');
  const [slug, setSlug] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isContentSlug(slug)) setProblem(t('admin.content.slugWrong'));
    else if (taken.includes(`${kind}.${slug}`)) setProblem(t('admin.content.slugTaken'));
    else void navigate(paths.admin(`account/${kind}.${slug}`));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack space="sm" align="start">
        <Select
          label={t('admin.content.newKind')}
          options={NUMEROUS_KINDS.map((value) => ({ value, label: t(`admin.content.kind.${value}`) }))}
          value={kind}
          onChange={({ value }) => setKind(NUMEROUS_KINDS.find((known) => known === value) ?? kind)}
        />
        <TextField
          label={t('admin.content.newName')}
          hint={t('admin.content.slugHint')}
          value={slug}
          maxLength={80}
          autoComplete="off"
          tone={problem ? 'critical' : undefined}
          message={problem}
          onChange={({ value: text }) => {
            setSlug(text.trim());
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant="secondary" icon="plus">
          {t('admin.content.add')}
        </Button>
      </Stack>
    </form>
  );
}
