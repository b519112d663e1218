import type { RemoteComboboxLabels } from '../../components/RemoteCombobox/index.ts';
import { wordsOf } from './wordsOf.ts';

export const remoteComboboxWords = wordsOf<RemoteComboboxLabels>('Components/RemoteCombobox', {
  open: ['Show retailers', 'Mostrar lojistas'],
  empty: ['No retailer has this in its name.', 'Nenhum lojista tem isso no nome.'],
  loading: ['Looking for retailers…', 'Buscando lojistas…'],
  error: [
    "We couldn't search the retailers. Check your connection and try again.",
    'Não foi possível buscar os lojistas. Verifique sua conexão e tente novamente.',
  ],
  retry: ['Try again', 'Tentar novamente'],
  count: [
    '{count, plural, one {# retailer} other {# retailers}}',
    '{count, plural, one {# lojista} other {# lojistas}}',
  ],
});
