import type { PersonFile } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { ViewButton } from '../../parts/views/ViewButton.tsx';
import { usePersonAction } from './usePersonAction.ts';

/** Deactivates and activates; the notice offers to undo that. */
const useActivity = ({ id, name }: PersonFile) => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const action = usePersonAction({
    run: (seen: PersonFile['status']) =>
      client.staffPeople.setActive({ params: { id }, body: { active: seen !== 'active', seen } }),
    onDone: (seen) =>
      toast({
        message: t(`admin.person.${seen === 'active' ? 'nowInactive' : 'nowActive'}`, { name }),
        action: { label: t('admin.undo'), onPress: () => action.act(seen === 'active' ? 'inactive' : 'active') },
      }),
  });
  return action;
};

/** Lets a person in or keeps the person out, ends the sessions, sends another link. */
export function PersonActions({ person }: { person: PersonFile }) {
  const t = useTranslate();
  const { client } = useServices();
  const { id, name, email, status, sessions } = person;
  const params = { id };
  const activity = useActivity(person);
  const end = usePersonAction({
    run: () => client.staffPeople.endSessions({ params }),
    done: () => t('admin.person.signedOut', { name }),
  });
  const invite = usePersonAction({
    run: () => client.staffPeople.invite({ params }),
    done: () => t('admin.person.linkSent', { email }),
  });
  const isActive = status === 'active';
  const problem = activity.problem ?? end.problem ?? invite.problem;
  return (
    <Stack space="sm">
      {problem && <Banner tone="critical">{problem}</Banner>}
      <Inline>
        {sessions > 0 && (
          <Button variant="secondary" busy={end.isBusy} onPress={() => end.act()}>
            {t('admin.person.endSessions')}
          </Button>
        )}
        {isActive && (
          <Button variant="secondary" busy={invite.isBusy} onPress={() => invite.act()}>
            {t('admin.person.sendLink')}
          </Button>
        )}
        {isActive && !person.is_staff && <ViewButton of={{ subject: 'person', id }} name={name} />}
        <Button
          variant={isActive ? 'secondary' : 'primary'}
          busy={activity.isBusy}
          onPress={() => activity.act(status)}
        >
          {t(isActive ? 'admin.person.deactivate' : 'admin.person.activate')}
        </Button>
      </Inline>
    </Stack>
  );
}
