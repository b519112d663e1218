import type { PersonFile } from '@vitrine/api/client';
import { BRAND_RIGHTS } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { RadioGroup } from '@vitrine/ui/components/RadioGroup';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { ConflictTable } from '../../parts/form/ConflictTable.tsx';
import { SaveProblem } from '../../parts/form/SaveProblem.tsx';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { usePersonAction } from './usePersonAction.ts';

type Known = Pick<PersonFile, 'is_staff' | 'may_add_one_unit' | 'right'>;

const rightsOf = ({ is_staff, may_add_one_unit, right }: Known): Known => ({ is_staff, may_add_one_unit, right });

/** The rights as they are chosen, and how they are saved. `theirs` is what somebody else has saved meanwhile. */
const useRights = (person: PersonFile) => {
  const t = useTranslate();
  const { client } = useServices();
  const [seen, setSeen] = useState(() => rightsOf(person));
  const [rights, setRights] = useState(seen);
  const { theirs, notice, forgetTheirs } = useTheirs<Known>();
  const show = (saved: Known) => {
    setSeen(saved);
    setRights(saved);
    forgetTheirs();
  };
  const { act, isBusy, problem, fields, forget } = usePersonAction({
    run: (from: Known) =>
      client.staffPeople.setRights({ params: { id: person.id }, body: { ...rights, seen: from } }).catch(notice),
    done: () => t('admin.person.rightsSaved'),
    onDone: () => show(rights),
  });
  const inWords = (known: Known) => ({ ...known, right: known.right && t(`account.right.${known.right}`) });
  return {
    rights,
    setRights,
    isBusy,
    save: () => act(seen),
    /** What both have, in words. */
    compared: theirs && { theirs: inWords(theirs), mine: inWords(rights) },
    state: {
      problem,
      fields,
      isBusy,
      theirs,
      overwrite: () => theirs && act(theirs),
      takeTheirs: () => {
        if (theirs) show(theirs);
        forget();
      },
    },
  };
};

/** What a person may do. Rights that somebody else has changed meanwhile are not overwritten unseen. */
export function Rights({ person }: { person: PersonFile }) {
  const t = useTranslate();
  const { rights, setRights, isBusy, save, compared, state } = useRights(person);
  const [isAsking, setAsking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // It opens everything that staff can do.
    if (rights.is_staff && !person.is_staff) setAsking(true);
    else save();
  };
  return (
    <form onSubmit={submit} aria-label={t('admin.person.rights')}>
      <Stack space="md">
        <Heading level={2} size="sm">
          {t('admin.person.rights')}
        </Heading>
        <SaveProblem state={state} details={compared && <ConflictTable {...compared} />} />
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
        {rights.right !== null && (
          <RadioGroup
            label={t('admin.person.right')}
            options={BRAND_RIGHTS.map((value) => ({
              value,
              label: t(`account.right.${value}`),
              hint: t(`account.right.${value}Text`),
            }))}
            value={rights.right}
            onChange={({ value }) =>
              setRights({ ...rights, right: BRAND_RIGHTS.find((known) => known === value) ?? rights.right })
            }
            message={state.fields['right']?.[0]}
          />
        )}
        <span>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('admin.save')}
          </Button>
        </span>
      </Stack>
      {isAsking && (
        <AskDialog
          title={t('admin.person.makeStaff', { name: person.name })}
          confirm={t('admin.person.makeStaffConfirm')}
          action={{ isBusy, problem: undefined }}
          onConfirm={() => {
            setAsking(false);
            save();
          }}
          onClose={() => setAsking(false)}
        >
          <Text>{t('admin.person.isStaffHint')}</Text>
        </AskDialog>
      )}
    </form>
  );
}
