import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';

/** Sends a picture to the account's files; `onStored` gets its path. */
export const usePictureUpload = (onStored: (path: string) => void) => {
  const t = useTranslate();
  const { client } = useServices();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (picture: File) => (await client.staffContent.addPicture({ body: { picture } })).data.data.path,
    onSuccess: onStored,
  });
  return {
    upload: mutate,
    isBusy: isPending,
    problem: error ? (error instanceof ApiError ? error.message : t('admin.failed')) : undefined,
  };
};
