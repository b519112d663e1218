import { createTranslator } from '../../../platform/words.ts';
import { takenWords } from '../../shop/pages/takenWords.ts';

export const t = createTranslator({
  changed: {
    en: '{person} has saved this meanwhile. Nothing was changed. Compare both versions and decide.',
    pt_BR: '{person} salvou isto nesse meio-tempo. Nada foi alterado. Compare as duas versões e decida.',
  },
  removedMeanwhile: {
    en: '{person} has removed this meanwhile. Nothing was changed. Compare both versions and decide.',
    pt_BR: '{person} removeu isto nesse meio-tempo. Nada foi alterado. Compare as duas versões e decida.',
  },
  movedMeanwhile: {
    en: '{person} has given this page the address /{slug} meanwhile. Nothing was changed. Open it there.',
    pt_BR: '{person} deu a esta página o endereço /{slug} nesse meio-tempo. Nada foi alterado. Abra a página lá.',
  },
  outOfDate: {
    en: 'This version no longer fits the form. Nothing was changed. Enter what you need from it by hand.',
    pt_BR: 'Esta versão não cabe mais no formulário. Nada foi alterado. Digite à mão o que precisar dela.',
  },
  stays: {
    en: 'Every account has this. It can be changed, but not removed.',
    pt_BR: 'Toda conta tem isto. Pode ser alterado, mas não removido.',
  },
  eventHasSegments: {
    en: 'Segments still belong to this event: {names}. Nothing was removed. Remove them or choose another event for them first.',
    pt_BR:
      'Este evento ainda tem segmentos: {names}. Nada foi removido. Antes, remova-os ou escolha outro evento para eles.',
  },
  unknownSegment: {
    en: 'There is no event segment with this slug.',
    pt_BR: 'Não há segmento de evento com este endereço.',
  },
  unknownEvent: { en: 'There is no event with this slug.', pt_BR: 'Não há evento com este endereço.' },
  unknownBrand: { en: 'There is no brand "{brand}".', pt_BR: 'Não há marca "{brand}".' },
  addressOfShop: {
    en: '"{slug}" is an address of the shop. Nothing was saved. Choose another short name.',
    pt_BR: '"{slug}" é um endereço da loja. Nada foi salvo. Escolha outro nome curto.',
  },
  addressOfBrand: {
    en: '"{slug}" is the address of a brand. Nothing was saved. Choose another short name.',
    pt_BR: '"{slug}" é o endereço de uma marca. Nada foi salvo. Escolha outro nome curto.',
  },
  addressOfPage: {
    en: '"{slug}" is or was the address of a campaign page. Nothing was saved. Choose another short name.',
    pt_BR: '"{slug}" é ou já foi o endereço de uma página de campanha. Nada foi salvo. Escolha outro nome curto.',
  },
  addressOfEvent: {
    en: '"{slug}" is the address of an event. Nothing was saved. Choose another address.',
    pt_BR: '"{slug}" é o endereço de um evento. Nada foi salvo. Escolha outro endereço.',
  },
  ...takenWords,
  page: {
    en: 'Another campaign page has this address. Choose another one.',
    pt_BR: 'Outra página de campanha tem este endereço. Escolha outro.',
  },
  removed_page: {
    en: 'A removed campaign page has this address. Bring it back, or choose another one.',
    pt_BR: 'Uma página de campanha removida tem este endereço. Traga-a de volta ou escolha outro.',
  },
  hostTaken: {
    en: '{host} leads to another account.',
    pt_BR: '{host} leva a outra conta.',
  },
  hostOfInstallation: {
    en: '{host} is an address of this installation and leads to the marketplace that runs it. Choose another host.',
    pt_BR: '{host} é um endereço desta instalação e leva ao marketplace que a administra. Escolha outro domínio.',
  },
  hostInUse: {
    en: 'You are at {host} now, so it stays. Remove it from another host.',
    pt_BR: 'Você está em {host} agora, por isso ele fica. Remova-o a partir de outro endereço.',
  },
});
