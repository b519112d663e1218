import type { RemoteComboboxProps } from '@vitrine/ui/components/RemoteCombobox';
import { TextField } from '@vitrine/ui/components/TextField';
import { lazy, Suspense } from 'react';
import type { Found } from './useRemoteOptions.ts';

const RemoteCombobox = lazy(async () => ({
  default: (await import('@vitrine/ui/components/RemoteCombobox')).RemoteCombobox,
}));

interface RemoteFieldProps extends Omit<RemoteComboboxProps, keyof Found> {
  found: Found;
}

/** A field whose options the server finds. It comes by itself: few screens have one. */
export function RemoteField({ found, ...field }: RemoteFieldProps) {
  return (
    <Suspense fallback={<TextField label={field.label} placeholder={field.placeholder} disabled />}>
      <RemoteCombobox {...field} {...found} />
    </Suspense>
  );
}
