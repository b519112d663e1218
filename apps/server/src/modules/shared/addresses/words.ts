import { createTranslator } from '../../../platform/words.ts';

/** What saving an address says, and what the specification leaves open, in both languages. */
export const t = createTranslator({
  factsFull: {
    en: 'This order was changed {facts} times, and takes no other addresses. Please contact support.',
    pt_BR: 'Este pedido foi alterado {facts} vezes e não aceita outros endereços. Fale com o suporte.',
  },
  'rules.address.to': { en: 'Recipient field is required.', pt_BR: 'Informe o destinatário.' },
  'rules.address.contact': { en: 'Contact name is required.', pt_BR: 'Informe o nome do contato.' },
  'rules.address.address': { en: 'Address is required.', pt_BR: 'Informe o endereço.' },
  'rules.address.city': {
    en: 'City must have to be 3 character at least.',
    pt_BR: 'A cidade deve ter pelo menos 3 caracteres.',
  },
  'rules.address.state': { en: 'State field is required.', pt_BR: 'Informe o estado.' },
  'rules.address.zipCode': { en: 'ZipCode field is required.', pt_BR: 'Informe o CEP.' },
  'rules.address.cityOfCountry': { en: 'Enter the city.', pt_BR: 'Informe a cidade.' },
  'rules.address.region': { en: 'Enter the province or region.', pt_BR: 'Informe a província ou região.' },
  'rules.address.zipOfCountry': {
    en: 'This is not a zip code of the country. Enter one such as {example}.',
    pt_BR: 'Este CEP não é do país. Informe um como {example}.',
  },
  'rules.address.postalCode': {
    en: 'Enter a postal code of the country, such as {example}.',
    pt_BR: 'Informe um código postal do país, como {example}.',
  },
  'rules.address.country': { en: 'Country field is required.', pt_BR: 'Informe o país.' },
  'rules.address.phone': { en: 'Phone field is required.', pt_BR: 'Informe o telefone.' },
  'rules.address.empty': { en: 'Empty address invalid', pt_BR: 'Endereço vazio inválido' },
});
