import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** Looks the record of a host up, and says what came of it. */
export const useHostCheck = () => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  return useStaffAction({
    run: async (host: string) => {
      const { data } = (await client.staffHosts.check({ params: { host } })).data;
      return data.find((one) => one.host === host)?.state ?? 'asked';
    },
    onDone: (state, host) =>
      state === 'serves'
        ? toast({ tone: 'positive', message: t('admin.hosts.serving', { host }) })
        : toast({ message: `${host}: ${t(`admin.hosts.state.${state}`)}` }),
    changes: staffKeys.hosts,
  });
};
