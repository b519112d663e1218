import { useQuery } from '@tanstack/react-query';
import { ConnectionList } from '@vitrine/ui/commerce/relationship/ConnectionList';
import { InboxList } from '@vitrine/ui/commerce/relationship/InboxList';
import { Section, Split } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { formatDate } from '../../../shared/mappers/format.ts';
import { connectionListLabels } from '../../../shared/mappers/labels/connection.ts';
import { inboxListLabels } from '../../../shared/mappers/labels/inbox.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { Framed } from './Framed.tsx';

const states = ['incoming', 'outgoing', 'accepted', 'declined'] as const;
const said = ['linen', 'leaving', 'thanks', 'second'] as const;
const nothing = () => undefined;

/** Connections, and the talk with them. */
export default function Messages() {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const { queries } = useServices();
  const { data: brands = [] } = useQuery(queries.landing.brands());
  const others = brands.slice(0, states.length).map(({ id, name }, index) => ({
    id,
    name,
    href: `/messages/${id}`,
    day: formatDate(locale, `2026-11-${18 - index}T12:00:00Z`),
  }));
  return (
    <Framed>
      <Section>
        <Split
          ratio="list"
          start={
            <InboxList
              entries={others.map(({ id, name, href, day }, index) => ({
                id,
                name,
                href,
                excerpt: t(`preview.sample.said.${said[index] ?? 'thanks'}`),
                date: day,
                unread: [2, 0, 12][index],
                flagged: index === 1,
              }))}
              filter="all-messages"
              search=""
              selected={others[1]?.id}
              onFilter={nothing}
              onSearch={nothing}
              labels={inboxListLabels(intl)}
            />
          }
          end={
            <ConnectionList
              filter="all"
              connections={others.map(({ id, name, href, day }, index) => ({
                id,
                name,
                chatHref: href,
                date: day,
                state: states[index] ?? 'accepted',
              }))}
              pending={1}
              onFilter={nothing}
              onAccept={nothing}
              onDecline={nothing}
              labels={connectionListLabels(intl)}
            />
          }
        />
      </Section>
    </Framed>
  );
}
