import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { RichHtml } from '@vitrine/ui/components/RichHtml';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { useServices } from '../../queries/services.ts';
import { Trouble } from '../Trouble.tsx';
import { useSay } from '../useSay.ts';
import type { DialogViewProps } from './AppDialogs.tsx';
import { useDialogs } from './dialogState.tsx';

/** Terms of use or privacy policy, as the server tells them (M-12, M-13). */
export default function LegalView({ dialog }: DialogViewProps<'legal'>) {
  const say = useSay();
  const { close } = useDialogs();
  const { queries } = useServices();
  const text = useQuery(dialog.text === 'terms' ? queries.landing.terms() : queries.landing.privacy());
  return (
    <Dialog open onClose={close} title={say(`app.${dialog.text}.title`)} closeLabel={say('app.close')} size="lg">
      {text.isPending && <Skeleton label={say('app.loading')} />}
      {text.error && <Trouble error={text.error} onRetry={() => void text.refetch()} />}
      {text.data && <RichHtml html={text.data} />}
    </Dialog>
  );
}
