/** What the rules of addresses say, in English, by id. Every page loads the other messages; these come with an address form. */
export const addressMessages = {
  'rules.address.to': 'Recipient field is required.',
  'rules.address.contact': 'Contact name is required.',
  'rules.address.address': 'Address is required.',
  'rules.address.city': 'City must have to be 3 character at least.',
  'rules.address.state': 'State field is required.',
  'rules.address.zipCode': 'ZipCode field is required.',
  'rules.address.cityOfCountry': 'Enter the city.',
  'rules.address.region': 'Enter the province or region.',
  'rules.address.zipOfCountry': 'This is not a zip code of the country. Enter one such as {example}.',
  'rules.address.postalCode': 'Enter a postal code of the country, such as {example}.',
  'rules.address.country': 'Country field is required.',
  'rules.address.phone': 'Phone field is required.',
  'rules.address.empty': 'Empty address invalid',
} as const;

export type AddressMessageId = keyof typeof addressMessages;
