import type { BrandPicture, BrandProduct } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { IconButton } from '@vitrine/ui/components/IconButton';
import { Select } from '@vitrine/ui/components/Select';
import { Grid, Inline, Picture, Stack, Text } from '@vitrine/ui/foundation';
import type { FormEvent } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { LanguageFields } from '../../parts/form/LanguageFields.tsx';
import { SaveProblem } from '../../parts/form/SaveProblem.tsx';
import { useFirstWrong } from '../../parts/form/useFirstWrong.ts';
import { FramePicture } from './FramePicture.tsx';
import type { PictureActions } from './usePictureActions.ts';
import { UrlField } from '../../parts/fields/UrlField.tsx';

interface OneProps {
  picture: BrandPicture;
  at: number;
  product: BrandProduct;
  actions: PictureActions;
}

/** Moves a picture earlier or later, by pointer and by key, or removes it. */
function Moves({ picture, at, actions: { draft, move, remove } }: Omit<OneProps, 'product'>) {
  const t = useTranslate();
  const number = at + 1;
  return (
    <Inline space="xs">
      <IconButton
        icon="arrow-left"
        size="sm"
        label={t('catalogue.pictures.earlier', { number })}
        disabled={at === 0}
        onPress={() => move(at, at - 1)}
      />
      <IconButton
        icon="arrow-right"
        size="sm"
        label={t('catalogue.pictures.later', { number })}
        disabled={number === draft.length}
        onPress={() => move(at, at + 1)}
      />
      <IconButton
        icon="trash"
        size="sm"
        label={t('catalogue.pictures.remove', { number })}
        onPress={() => remove(picture.id)}
      />
    </Inline>
  );
}

function OnePicture({ picture, at, product, actions }: OneProps) {
  const t = useTranslate();
  const { id, variation_id, thumbnail, alt, video_url } = picture;
  const problem = actions.state.fields[`pictures.${at}.video_url`]?.[0];
  const colours = product.colours.map(({ id: colour, label }) => ({
    value: String(colour),
    label: label.en ?? label.pt_BR ?? '',
  }));
  return (
    <li>
      <Stack space="sm">
        <Picture src={thumbnail} alt={alt.en ?? ''} ratio="3:4" />
        <Moves picture={picture} at={at} actions={actions} />
        <FramePicture product={product.id} picture={picture} number={at + 1} />
        <Select
          label={t('catalogue.drop.colour')}
          options={[{ value: 'all', label: t('catalogue.drop.allColours') }, ...colours]}
          value={variation_id === null ? 'all' : String(variation_id)}
          onChange={({ value }) => actions.change(id, { variation_id: value === 'all' ? null : Number(value) })}
        />
        <LanguageFields
          label={t('catalogue.pictures.alt')}
          value={alt}
          onChange={({ value }) => actions.change(id, { alt: value })}
          maxLength={200}
        />
        <UrlField
          label={t('catalogue.pictures.video')}
          hint={t('catalogue.pictures.videoHint')}
          tone={problem ? 'critical' : undefined}
          message={problem}
          value={video_url ?? ''}
          onChange={({ value: link }) => actions.change(id, { video_url: link.trim() || null })}
        />
      </Stack>
    </li>
  );
}

/** The pictures in the order of the shop. */
export function PictureList({ product, actions }: { product: BrandProduct; actions: PictureActions }) {
  const t = useTranslate();
  const { draft, state, isChanged, isSaving, save } = actions;
  const { frame, show } = useFirstWrong(state.fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !isSaving) save();
  };
  return (
    <form ref={frame} noValidate onSubmit={submit} aria-label={t('catalogue.pictures.title')}>
      <Stack space="md">
        {draft.length === 0 && <Text tone="muted">{t('catalogue.pictures.none')}</Text>}
        <Grid as="ul" columns={{ mobile: 2, tablet: 3, desktop: 4 }} space="lg">
          {draft.map((picture, at) => (
            <OnePicture key={picture.id} picture={picture} at={at} product={product} actions={actions} />
          ))}
        </Grid>
        <SaveProblem state={state} onShowWrong={show} conflict={t('catalogue.pictures.conflict')} />
        {isChanged && (
          <Inline>
            <Button type="submit" busy={isSaving}>
              {t('catalogue.pictures.save')}
            </Button>
          </Inline>
        )}
      </Stack>
    </form>
  );
}
