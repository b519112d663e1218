import { WelcomeDialog } from '@vitrine/ui/sections/WelcomeDialog';
import { useIntl } from 'react-intl';
import { welcomeLabels } from '../../mappers/labels/dialogs.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { useDialogs, type DialogViewProps } from './dialogState.tsx';

/** What the wire calls each welcome, and its field of the user. */
const VIEWS = { marketplace: [1, 'welcome_msg'], brand: [2, 'brand_tips_msg'] } as const;

/** Welcomes a retailer. However it is closed, it is recorded as seen and not shown again (M-14, A-080, D-019). */
export default function WelcomeView({ dialog: { content } }: DialogViewProps<'welcome'>) {
  const intl = useIntl();
  const { account, client, queries, queryClient, session } = useServices();
  const { user } = useSession();
  const { close } = useDialogs();
  const [view, field] = VIEWS[content];
  const record = (): void => {
    close();
    if (!user) return;
    const seen = { ...user, [field]: false };
    queryClient.setQueryData(queries.session.user().queryKey, seen);
    session.enter(seen);
    // A welcome that could not be recorded is shown again at the next visit.
    client.auth.messageViewed({ body: { view } }).catch(() => undefined);
  };
  return (
    <WelcomeDialog
      open
      onClose={record}
      content={content}
      name={user?.first_name ?? ''}
      carrier={account.carrier_name}
      labels={welcomeLabels(intl)}
    />
  );
}
