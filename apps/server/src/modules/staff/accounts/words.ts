import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  notHere: {
    en: 'Only staff of the marketplace that runs this installation may do this.',
    pt_BR: 'Só a equipe do marketplace que administra esta instalação pode fazer isto.',
  },
  noHash: {
    en: 'Use small letters, digits and dashes, at most 40, and begin with a letter or digit.',
    pt_BR: 'Use letras minúsculas, números e hifens, no máximo 40, e comece com uma letra ou número.',
  },
  hashTaken: {
    en: 'There is a marketplace with this short name already. Choose another one.',
    pt_BR: 'Já existe um marketplace com este nome curto. Escolha outro.',
  },
  hostMissing: {
    en: 'Write at least one host, such as shop.example: the link for the first person opens there.',
    pt_BR: 'Escreva pelo menos um domínio, como loja.example: o link da primeira pessoa abre nele.',
  },
  noHost: {
    en: '{host} is no host name. Write it without https://, port or path, such as shop.example.',
    pt_BR: '{host} não é um domínio. Escreva sem https://, porta ou caminho, como loja.example.',
  },
  hostTaken: {
    en: '{host} leads to the marketplace “{hash}” already. Choose another host.',
    pt_BR: '{host} já leva ao marketplace “{hash}”. Escolha outro domínio.',
  },
  hostOfInstallation: {
    en: '{host} is an address of this installation and leads to your own marketplace. Choose another host.',
    pt_BR: '{host} é um endereço desta instalação e leva ao seu próprio marketplace. Escolha outro domínio.',
  },
  noEmail: {
    en: 'This is no e-mail address. Write one such as name@shop.example.',
    pt_BR: 'Isto não é um endereço de e-mail. Escreva um como nome@loja.example.',
  },
});
