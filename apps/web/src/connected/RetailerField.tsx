import type { RemoteComboboxProps } from '@vitrine/ui/components/RemoteCombobox';
import { TextField } from '@vitrine/ui/components/TextField';
import { lazy, Suspense } from 'react';
import { useRetailerOptions, type Found } from './useRetailerOptions.ts';

const RemoteCombobox = lazy(async () => ({
  default: (await import('@vitrine/ui/components/RemoteCombobox')).RemoteCombobox,
}));

/** Finds approved retailers by part of their name; the server searches. It comes by itself: few screens have one. */
export function RetailerField(props: Omit<RemoteComboboxProps, keyof Found>) {
  const found = useRetailerOptions();
  return (
    <Suspense fallback={<TextField label={props.label} placeholder={props.placeholder} disabled />}>
      <RemoteCombobox {...props} {...found} />
    </Suspense>
  );
}
