import { Button } from '@vitrine/ui/components/Button';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { Box, Picture, Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { inLanguage } from '../../../mappers/staffContent.ts';
import { useFieldWords, type FieldInputProps } from './form.ts';
import type { FieldSpec } from './specs.ts';
import { usePictureUpload } from './usePictureUpload.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp'];
const mostMegabytes = 10;

type PictureSpec = Extract<FieldSpec, { type: 'picture' }>;

/** A picture of the form: shown, replaced by a file, or removed. */
export function PictureField({ spec, path, value, onChange }: FieldInputProps<PictureSpec>) {
  const t = useTranslate();
  const { label, message } = useFieldWords(spec.name, path);
  const { upload, isBusy, problem: failure } = usePictureUpload((stored) => onChange({ value: stored }));
  const problem = failure ?? message;
  return (
    <Stack space="sm">
      <FileDrop
        label={label}
        hint={isBusy ? t('admin.content.pictureBusy') : t('admin.content.pictureHint')}
        accept={accepted}
        maxMegabytes={mostMegabytes}
        files={[]}
        disabled={isBusy}
        onChange={({ files: [file] }) => file && upload({ picture: file })}
        tone={problem ? 'critical' : 'neutral'}
        message={problem}
        labels={{
          choose: t('admin.content.choosePicture'),
          drop: t('admin.content.dropPicture'),
          remove: ({ name }) => t('admin.content.removeNamed', { name }),
          refused: ({ name, why }) => t(`admin.content.refused.${why}`, { name }),
        }}
      />
      {typeof value === 'string' && value !== '' && (
        <Stack space="xs" align="start">
          <Box border radius="image" padding="xs">
            <Picture src={String(inLanguage(value, 'en'))} alt="" ratio="16:9" fit="contain" sizes="20rem" />
          </Box>
          <Button
            size="sm"
            variant="secondary"
            icon="trash"
            label={t('admin.content.removeNamed', { name: label })}
            onPress={() => onChange({ value: spec.required ? '' : null })}
          >
            {t('admin.content.removePicture')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
