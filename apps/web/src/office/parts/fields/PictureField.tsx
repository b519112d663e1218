import { otherFileOf } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { Box, Inline, Picture, Split, Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { inLanguage } from '../mappers/staffContent.ts';
import { useFieldWords, type FieldInputProps } from './form.ts';
import type { FieldSpec } from './specs.ts';
import { useFraming } from './useFraming.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp'];
const mostMegabytes = 10;

interface StoredProps {
  path: string;
  /** Names the field. */
  label: string;
  isBusy: boolean;
  onFrame: () => void;
  onRemove: () => void;
}

function Stored({ path, label, isBusy, onFrame, onRemove }: StoredProps) {
  const t = useTranslate();
  return (
    <Stack space="xs">
      <Box border radius="image" padding="xs">
        <Picture src={String(inLanguage(path, 'en'))} alt="" ratio="16:9" fit="contain" sizes="20rem" />
      </Box>
      <Inline space="xs">
        {!path.endsWith('.svg') && (
          <Button
            size="sm"
            variant="secondary"
            busy={isBusy}
            label={t('admin.crop.changeNamed', { name: label })}
            onPress={onFrame}
          >
            {t('admin.crop.change')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          icon="trash"
          label={t('admin.content.removePictureNamed', { name: label })}
          onPress={onRemove}
        >
          {t('admin.content.removePicture')}
        </Button>
      </Inline>
    </Stack>
  );
}

type PictureSpec = Extract<FieldSpec, { type: 'picture' }>;

/** A picture of the form: shown, cropped, replaced by a file, or removed. */
export function PictureField({ spec, path, value, onChange }: FieldInputProps<PictureSpec>) {
  const t = useTranslate();
  const { label, message } = useFieldWords(spec.name, path);
  const { upload, isBusy, problem: failure } = usePictureUpload((stored) => onChange({ value: stored }));
  const { frame, frameStored, isLost, dialog } = useFraming({ onUse: upload });
  const problem = isLost ? t('admin.crop.lost') : (failure ?? message);
  const drop = (
    <FileDrop
      label={label}
      hint={isBusy ? t('admin.content.pictureBusy') : t('admin.content.pictureHint')}
      accept={accepted}
      maxMegabytes={mostMegabytes}
      files={[]}
      disabled={isBusy}
      onChange={({ files: [file] }) => file && frame(file)}
      tone={problem ? 'critical' : 'neutral'}
      message={problem}
      labels={{
        choose: t('admin.content.choosePicture'),
        drop: t('admin.content.dropPicture'),
        remove: ({ name }) => t('admin.content.removeNamed', { name }),
        refused: ({ name, why }) => t(`admin.content.refused.${why}`, { name, kind: otherFileOf(name) }),
      }}
    />
  );
  return (
    <>
      {typeof value === 'string' && value !== '' ? (
        <Split
          ratio="summary"
          start={drop}
          end={
            <Stored
              path={value}
              label={label}
              isBusy={isBusy}
              onFrame={() => frameStored(value)}
              onRemove={() => onChange({ value: spec.required ? '' : null })}
            />
          }
        />
      ) : (
        drop
      )}
      {dialog}
    </>
  );
}
