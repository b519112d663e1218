import { useMutation } from '@tanstack/react-query';
import { ApiError, type PictureUpload } from '@vitrine/api/client';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';

/** Keeps the picture of a fabric; `onStored` gets its path. */
export const useTextureUpload = (onStored: (path: string) => void) => {
  const t = useTranslate();
  const { client } = useServices();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: PictureUpload) => client.brandOfficePage.addPicture({ body }),
    onSuccess: ({ data }) => onStored(data.data.path),
  });
  return {
    upload: mutate,
    isBusy: isPending,
    problem: error ? (error instanceof ApiError ? error.message : t('admin.failed')) : undefined,
  };
};
