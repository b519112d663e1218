import { useIsMutating, useMutation } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useForm } from './form.ts';

const mutationKey = ['storePicture'];

/** True while a picture is on its way: a form that was saved now would not hold it. */
export const useIsStoring = (): boolean => useIsMutating({ mutationKey }) > 0;

/** Keeps a picture for the form; `onStored` gets its path. */
export const usePictureUpload = (onStored: (path: string) => void) => {
  const t = useTranslate();
  const { store } = useForm();
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: store,
    onSuccess: onStored,
  });
  return {
    upload: mutate,
    isBusy: isPending,
    problem: error ? (error instanceof ApiError ? error.message : t('admin.failed')) : undefined,
  };
};
