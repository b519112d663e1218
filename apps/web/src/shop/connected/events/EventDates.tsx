import { Badge } from '@vitrine/ui/components/Badge';
import { DateText } from '@vitrine/ui/components/DateText';
import { Inline, Section, Text } from '@vitrine/ui/foundation';
import { useServices } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

const TONES = { upcoming: 'neutral', open: 'positive', over: 'neutral' } as const;

/** When an event is, and whether it is open; nothing for an event without dates. The slug is the event's or a segment's. */
export function EventDates({ event: slug }: { event: string }) {
  const t = useTranslate();
  const { eventSegments } = useServices();
  const dates = eventSegments.find(({ slug: own, event }) => [own, event?.slug].includes(slug))?.event?.dates;
  // Another server of the same wire may not say them.
  if (!dates) return null;
  const { starts_on, ends_on, phase } = dates;
  return (
    <Section space="tight">
      <Inline space="sm">
        <Text as="span" size="lg">
          <DateText value={starts_on} until={ends_on === starts_on ? undefined : ends_on} form="long" />
        </Text>
        <Badge tone={TONES[phase]}>{t(`landing.event.${phase}`)}</Badge>
      </Inline>
    </Section>
  );
}
