import type { PersonFile } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';
import { usePersonAction } from './usePersonAction.ts';

/** What a person may do. Rights that somebody else has changed meanwhile are not overwritten. */
export function Rights({ person }: { person: PersonFile }) {
  const t = useTranslate();
  const { client } = useServices();
  const seen = { is_staff: person.is_staff, may_add_one_unit: person.may_add_one_unit };
  const [rights, setRights] = useState(seen);
  const { act, isBusy, problem } = usePersonAction({
    run: () => client.staffPeople.setRights({ params: { id: person.id }, body: { ...rights, seen } }),
    done: () => t('admin.person.rightsSaved'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) act();
  };
  return (
    <form onSubmit={submit} aria-label={t('admin.person.rights')}>
      <Stack space="md">
        <Heading level={2} size="sm">
          {t('admin.person.rights')}
        </Heading>
        {problem && <Banner tone="critical">{problem}</Banner>}
        <Checkbox
          label={t('admin.person.isStaff')}
          hint={t('admin.person.isStaffHint')}
          checked={rights.is_staff}
          onChange={({ checked: is_staff }) => setRights({ ...rights, is_staff })}
        />
        {person.role === 'buyer' && (
          <Checkbox
            label={t('admin.person.addOneUnit')}
            checked={rights.may_add_one_unit}
            onChange={({ checked: may_add_one_unit }) => setRights({ ...rights, may_add_one_unit })}
          />
        )}
        <span>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('admin.save')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}
