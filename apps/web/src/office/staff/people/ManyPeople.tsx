import type { Person } from '@vitrine/api/client';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { ManyChosen } from '../../parts/list/many/ManyChosen.tsx';
import type { ManyAction } from '../../parts/list/many/useMany.ts';

const acts = ['deactivate', 'activate', 'end_sessions', 'invite'] as const;
type Act = (typeof acts)[number];

/** The act that takes another back, and the status that it finds. Sessions that ended and mails that went out stay so. */
const opposites: Partial<Record<Act, { act: Act; seen: Person['status'] }>> = {
  deactivate: { act: 'activate', seen: 'inactive' },
  activate: { act: 'deactivate', seen: 'active' },
};

const useActions = (count: number): ManyAction<Person>[] => {
  const t = useTranslate();
  const { client } = useServices();
  const call = async (act: Act, people: { id: number; seen: Person['status'] }[]) =>
    (await client.staffPeople.changeMany({ body: { act, people } })).data.data;
  return acts.map((act) => {
    const back = opposites[act];
    return {
      id: act,
      label: t(`admin.people.many.${act}`),
      title: t(`admin.people.many.${act}.title`, { count }),
      text: t(`admin.people.many.${act}.text`),
      danger: act === 'deactivate',
      run: (rows) =>
        call(
          act,
          rows.map(({ id, status }) => ({ id, seen: status })),
        ),
      done: (done) => t(`admin.people.many.${act}.done`, { count: done }),
      ...(back && {
        undo: (rows) =>
          call(
            back.act,
            rows.map(({ id }) => ({ id, seen: back.seen })),
          ),
      }),
    };
  });
};

/** What can be done with the chosen people, all at once (D-067). */
export function ManyPeople({ people, onClear }: { people: readonly Person[]; onClear: () => void }) {
  const t = useTranslate();
  const count = people.length;
  return (
    <ManyChosen
      rows={people}
      chosen={t('admin.people.many.chosen', { count })}
      nameOf={({ name }) => name}
      actions={useActions(count)}
      changes={staffKeys.people}
      onClear={onClear}
    />
  );
}
