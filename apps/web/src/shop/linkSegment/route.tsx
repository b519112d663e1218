import { EventErrorDialog } from '@vitrine/ui/sections/EventErrorDialog';
import { EventLink } from '@vitrine/ui/sections/EventLink';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { EventSegment } from '../../shared/config/boot.ts';
import { paths } from '../../shared/config/paths.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { eventErrorLabels } from '../../shared/mappers/labels/dialogs.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import { useLinkSegment } from './useLinkSegment.ts';

/** Visitors sign in first; that leads to the segment, and from there back to this screen (P-055, B-21). */
function SignInFirst({ slug }: { slug: string }) {
  const { storage } = useServices();
  useEffect(() => storage.set('eventPath', paths.segment(slug)), [storage, slug]);
  return <Navigate to={paths.login()} replace />;
}

/** Says that the user could not be linked, then leads to `/` (R-132, M-20, S-051, X-032). */
function Failure() {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <EventErrorDialog
      open
      onClose={() => void navigate(paths.landing(), { replace: true })}
      labels={eventErrorLabels(intl)}
    />
  );
}

/** Shown while the user is linked to the segment. */
function Linking({ segment }: { segment: EventSegment }) {
  const t = useTranslate();
  const { failed } = useLinkSegment(segment);
  if (failed) return <Failure />;
  return (
    <EventLink
      eyebrow={segment.event?.name}
      title={t('event.linking', { segment: segment.name })}
      text={t('event.linkingText')}
      image={segment.image_tag_event ? { src: segment.image_tag_event, alt: '' } : null}
    />
  );
}

/** /vincular/:segment. */
export default function LinkSegment() {
  const { segment: slug = '' } = useParams();
  const { eventSegments } = useServices();
  const { user } = useSession();
  const segment = eventSegments.find((known) => known.slug === slug);
  useTitle(segment?.name);
  if (!user) return <SignInFirst slug={slug} />;
  return segment ? <Linking key={slug} segment={segment} /> : <Failure />;
}
