import { LANGUAGES } from '@vitrine/api/rules';
import type { BrandingComment } from '@vitrine/api/client';
import type { SurfacePlace } from '@vitrine/studio';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Disclosure } from '@vitrine/ui/components/Disclosure';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { SettleButton } from '../../office/parts/branding/SettleButton.tsx';
import { useBrandingReview } from '../../office/parts/branding/useBrandingReview.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';

type Review = ReturnType<typeof useBrandingReview>;

function AddComment({ place: { surface, look }, add }: { place: SurfacePlace; add: Review['add'] }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isBusy || text.trim() === '') return;
    const { viewer, mode, language } = look;
    add.act({ surface, viewer, mode, language, text }, { onSuccess: () => setText('') });
  };
  return (
    <form onSubmit={submit} aria-label={t('branding.addComment')}>
      <Stack space="sm">
        <TextArea
          label={t('branding.comment')}
          value={text}
          onChange={({ value }) => setText(value)}
          rows={2}
          maxLength={1000}
          tone={add.problem ? 'critical' : undefined}
          message={add.problem}
        />
        <span>
          <Button type="submit" variant="secondary" size="sm" busy={add.isBusy}>
            {t('branding.addComment')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}

const languageName = (tag: string): string => Object.values(LANGUAGES).find((one) => one.tag === tag)?.name ?? tag;

/** Who said it when, and how they looked at the surface. */
function About({ person, created_at, viewer, mode, language }: BrandingComment) {
  const t = useTranslate();
  const how = [t(`studio.viewer.${viewer}`), t(`branding.seenIn.${mode}`), languageName(language)].join(' · ');
  return (
    <Text size="xs" tone="muted">
      {person ?? t('branding.somebody')} · <DateText value={created_at} form="moment" /> · {how}
    </Text>
  );
}

/** What staff say about a surface, pinned to how they looked at it; for staff alone. */
export function SurfaceComments({ place }: { place: SurfacePlace }) {
  const t = useTranslate();
  const { review, add, settle } = useBrandingReview();
  const comments = review?.comments.filter(({ surface }) => surface === place.surface) ?? [];
  const open = comments.filter(({ done }) => !done);
  return (
    <Disclosure title={<Text size="sm">{t('branding.commentsOn', { count: open.length })}</Text>}>
      <Stack space="md">
        {comments.map((comment) => (
          <Stack key={comment.id} space="xs">
            <Text size="sm" tone={comment.done ? 'muted' : undefined}>
              {comment.text}
            </Text>
            <Inline align="center">
              <About {...comment} />
              <SettleButton comment={comment} settle={settle} />
            </Inline>
          </Stack>
        ))}
        <AddComment place={place} add={add} />
      </Stack>
    </Disclosure>
  );
}
