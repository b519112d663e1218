/** A brand's orders in its back office, which are read again when a screen of the shop changes one. */
export const brandOrderKeys = {
  all: ['brandOffice', 'orders'] as const,
  one: (id: number) => ['brandOffice', 'orders', 'desk', id] as const,
};
