import { useQueryClient } from '@tanstack/react-query';
import type { PersonFile } from '@vitrine/api/client';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** Deletes the data of a person, and leads back to the list: there is nothing left to show. */
export const useErase = ({ id, name, email }: PersonFile) => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useStaffAction({
    run: () => client.staffPeople.erase({ params: { id }, body: { email } }),
    done: () => t('admin.person.erased', { name }),
    onDone: () => {
      void navigate(paths.admin('people'));
      queryClient.removeQueries({ queryKey: staffKeys.person(id) });
    },
    changes: [...staffKeys.people, 'list'],
  });
};
