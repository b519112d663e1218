import { useGlobalTypes } from 'storybook/manager-api';

interface Menu {
  items?: readonly { value?: string; title: string }[];
}

/** A partner as it writes itself, by the value of the toolbar. */
export const usePartnerName = (): ((partner: unknown) => string) => {
  const { items = [] } = (useGlobalTypes()['partner']?.['toolbar'] ?? {}) as Menu;
  return (partner) => items.find(({ value }) => value === partner)?.title ?? String(partner);
};
