import sql from 'sql-template-tag';
import { invalid } from '../../../domain/refusal.ts';
import type { Scope } from '../../../domain/scope.ts';
import { createTranslator } from '../../../platform/words.ts';
import type { EventDocument, SegmentDocument } from './documents.ts';

const t = createTranslator({
  outside: {
    en: 'The event is from {from} to {to}. Choose days within it.',
    pt_BR: 'O evento é de {from} a {to}. Escolha dias dentro dele.',
  },
  segmentOutside: {
    en: 'The segment {name} is from {from} to {to}. Change its days first.',
    pt_BR: 'O segmento {name} é de {from} a {to}. Mude os dias dele antes.',
  },
});

interface Days {
  from: string;
  to: string;
}

/** First and last day; undefined where there are none. Calendar dates compare as texts. */
const daysOf = ({ starts_on, ends_on }: Pick<EventDocument, 'starts_on' | 'ends_on'>): Days | undefined =>
  starts_on === null ? undefined : { from: starts_on, to: ends_on ?? starts_on };

/** Throws a 422 where a segment has days outside those of its event. */
export const requireWithinEvent = (
  { language }: Scope,
  segment: Pick<SegmentDocument, 'starts_on' | 'ends_on'>,
  event: EventDocument | undefined,
): void => {
  const [own, all] = [daysOf(segment), event && daysOf(event)];
  if (!own || !all) return;
  const reason = [t(language, 'outside', { ...all })];
  const errors = {
    ...((own.from < all.from || own.from > all.to) && { 'document.starts_on': reason }),
    ...(own.to > all.to && segment.ends_on !== null && { 'document.ends_on': reason }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
};

/** Throws a 422 where a segment of the event would have days outside it. */
export const requireSegmentsWithin = async (
  { db, account, language }: Scope,
  event: EventDocument,
  slug: string,
): Promise<void> => {
  const all = daysOf(event);
  if (!all) return;
  const [outside] = await db.query<Days & { name: string }>(sql`
    select localized(s.name, ${language}) as name, s.starts_on::text as "from", coalesce(s.ends_on, s.starts_on)::text as "to"
    from event_segment s join event e on e.id = s.event_id
    where e.account_id = ${account.id} and e.slug = ${slug}
      and (s.starts_on < ${all.from}::date or coalesce(s.ends_on, s.starts_on) > ${all.to}::date) order by s.id limit 1`);
  if (!outside) return;
  const field = outside.from < all.from || event.ends_on === null ? 'starts_on' : 'ends_on';
  throw invalid({ [`document.${field}`]: [t(language, 'segmentOutside', { ...outside })] });
};
