import type { AddressLabels } from '../../commerce/order/AddressDialog/index.ts';
import { wordsOf } from './wordsOf.ts';

export const addressWords = wordsOf<AddressLabels>('Commerce/AddressDialog', {
  titles: { billing: ['Billing', 'Cobrança'], shipping: ['Shipping', 'Entrega'] },
  step: ['Step {step, number} of {of, number}', 'Passo {step, number} de {of, number}'],
  fields: {
    to: ['Recipient', 'Destinatário'],
    contact: ['Contact name', 'Nome do contato'],
    address: ['Address', 'Endereço'],
    city: ['City', 'Cidade'],
    state: ['State', 'Estado'],
    zip_code: ['Zip code', 'CEP'],
    country: ['Country', 'País'],
    phone_number: ['Phone', 'Telefone'],
    tax_id: ['Tax ID', 'CNPJ ou identificação fiscal'],
  },
  optional: ['Optional', 'Opcional'],
  choose: ['Choose', 'Escolha'],
  phone: {
    country: ['Country of the phone', 'País do telefone'],
    search: ['Search by name or code', 'Busque por nome ou código'],
    none: ['No country of that name or code', 'Nenhum país com esse nome ou código'],
  },
  summary: ['Please look at these fields:', 'Por favor, confira estes campos:'],
  next: ['Next', 'Próximo'],
  previous: ['Previous', 'Anterior'],
  finalize: ['Finalize', 'Finalizar'],
  copy: ['Copy from Billing', 'Copiar da cobrança'],
  close: ['Close', 'Fechar'],
});
