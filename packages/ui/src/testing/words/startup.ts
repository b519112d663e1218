import type { StartupErrorLabels } from '../../sections/StartupErrorDialog/index.ts';
import { wordsOf } from './wordsOf.ts';

export const startupErrorWords = wordsOf<StartupErrorLabels>('Sections/StartupErrorDialog', {
  title: ['Error!', 'Erro!'],
  text: ['An error occurred. Please try again later.', 'Ocorreu um erro. Tente novamente mais tarde.'],
  announced: [
    'The page loads again by itself in {seconds} seconds.',
    'A página será recarregada sozinha em {seconds} segundos.',
  ],
  stop: ['Do not reload', 'Não recarregar'],
  stopped: ['The page will not load again by itself.', 'A página não será recarregada sozinha.'],
  retry: ['Try again now', 'Tentar agora'],
});
