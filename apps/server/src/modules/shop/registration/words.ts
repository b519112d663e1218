import { createTranslator } from '../../../platform/words.ts';

/** What registering says, and what the specification leaves open, in both languages. */
export const t = createTranslator({
  sent: { en: 'Check your email for more information', pt_BR: 'Confira seu e-mail para mais informações' },
  countryUnknown: {
    en: '{name} is not in the list of countries.',
    pt_BR: '{name} não está na lista de países.',
  },
  eventUnknown: {
    en: 'This event is no longer open. Choose another one or none.',
    pt_BR: 'Este evento não está mais aberto. Escolha outro ou nenhum.',
  },
  segmentUnknown: { en: 'This segment does not exist.', pt_BR: 'Este segmento não existe.' },
  'rules.preregistration.type': { en: 'Company type is invalid', pt_BR: 'Tipo de empresa inválido' },
  'rules.preregistration.companyName': { en: 'Company name is invalid', pt_BR: 'Nome da empresa inválido' },
  'rules.preregistration.website': {
    en: 'Company website or instagram is invalid',
    pt_BR: 'Site ou Instagram da empresa inválido',
  },
  'rules.preregistration.websiteFormat': {
    en: 'Invalid website or instagram URL format',
    pt_BR: 'Formato de URL do site ou Instagram inválido',
  },
  'rules.preregistration.year': { en: 'Year Established is invalid', pt_BR: 'Ano de fundação inválido' },
  'rules.preregistration.yearNumeric': {
    en: 'Year Established must be numeric',
    pt_BR: 'O ano de fundação deve ser numérico',
  },
  'rules.preregistration.firstName': { en: 'First Name is invalid', pt_BR: 'Nome inválido' },
  'rules.preregistration.lastName': { en: 'Last Name is invalid', pt_BR: 'Sobrenome inválido' },
  'rules.preregistration.phone': { en: 'Phone is invalid', pt_BR: 'Telefone inválido' },
  'rules.preregistration.email': { en: 'Email is invalid', pt_BR: 'E-mail inválido' },
  'rules.preregistration.places': {
    en: 'Error: Location of Business Operation is required',
    pt_BR: 'Erro: informe o local de operação',
  },
  'rules.preregistration.countries': { en: 'Error: Country is required', pt_BR: 'Erro: informe o país' },
});
