import { includesRight } from '@vitrine/api/rules';
import type { WriteRight } from '@vitrine/api/rules';
import { forbidden } from '../domain/refusal.ts';
import type { Scope } from '../domain/scope.ts';
import { createTranslator } from './words.ts';

const t = createTranslator({
  sales: {
    en: 'You can read this and not change it. Ask an owner of your brand for the right to work on orders, messages and connections.',
    pt_BR:
      'Você pode ler isto, mas não alterar. Peça a um proprietário da sua marca a permissão para trabalhar com pedidos, mensagens e conexões.',
  },
  owner: {
    en: 'Only owners of your brand can change this. Ask one of them to do it, or to make you an owner.',
    pt_BR: 'Só proprietários da sua marca podem alterar isto. Peça a um deles, ou peça para ser proprietário.',
  },
});

/** Refuses a person of a brand whose right is less than this. Retailers and staff have no such right. */
export const requireRight = ({ viewer, language }: Scope, right: WriteRight): void => {
  if (viewer?.brandRight && !includesRight(viewer.brandRight, right)) throw forbidden(t(language, right));
};
