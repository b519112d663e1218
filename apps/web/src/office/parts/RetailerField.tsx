import type { RemoteComboboxProps } from '@vitrine/ui/components/RemoteCombobox';
import { RemoteField } from './RemoteField.tsx';
import type { Found } from './useRemoteOptions.ts';
import { useRetailerOptions } from './useRetailerOptions.ts';

/** Finds approved retailers by part of their name; the server searches. */
export function RetailerField(props: Omit<RemoteComboboxProps, keyof Found>) {
  return <RemoteField {...props} found={useRetailerOptions()} />;
}
