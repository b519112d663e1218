/** Says what else has an address, for brands, events and campaign pages alike (D-046). */
export const takenWords = {
  reserved: {
    en: 'This is an address of the shop. Choose another one.',
    pt_BR: 'Este é um endereço da loja. Escolha outro.',
  },
  event: { en: 'An event has this address. Choose another one.', pt_BR: 'Um evento tem este endereço. Escolha outro.' },
  brand: { en: 'A brand has this address. Choose another one.', pt_BR: 'Uma marca tem este endereço. Escolha outro.' },
};
