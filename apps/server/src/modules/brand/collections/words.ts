import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  nameMissing: { en: 'Write the name in at least one language.', pt_BR: 'Escreva o nome em pelo menos um idioma.' },
  endsBeforeItBegins: {
    en: 'The delivery ends before it begins. Choose {start} or a later day.',
    pt_BR: 'A entrega termina antes de começar. Escolha {start} ou um dia posterior.',
  },
  ordersAfterDelivery: {
    en: 'Orders would end after the last day of delivery. Choose {end} or an earlier day.',
    pt_BR: 'Os pedidos terminariam depois do último dia de entrega. Escolha {end} ou um dia anterior.',
  },
  mostBelowLeast: {
    en: 'The maximum is below the minimum. Raise it or leave it empty.',
    pt_BR: 'O máximo é menor que o mínimo. Aumente-o ou deixe-o vazio.',
  },
  noLink: {
    en: 'This is not a web address. Begin it with https://',
    pt_BR: 'Este não é um endereço da web. Comece com https://',
  },
  archived: {
    en: 'This collection is archived. Restore it before you change it.',
    pt_BR: 'Esta coleção está arquivada. Restaure-a antes de alterá-la.',
  },
  coverChanged: {
    en: '{person} has changed this cover picture meanwhile. Yours was not saved yet.',
    pt_BR: '{person} alterou esta imagem de capa enquanto isso. A sua ainda não foi salva.',
  },
  orderChanged: {
    en: 'Products of this collection were moved, added or taken out meanwhile. Look at the order again, then save it.',
    pt_BR:
      'Produtos desta coleção foram movidos, adicionados ou retirados enquanto isso. Confira a ordem de novo e salve.',
  },
  movedMeanwhile: {
    en: '{person} has changed this collection meanwhile. Nothing was changed by you.',
    pt_BR: '{person} alterou esta coleção enquanto isso. Nada foi alterado por você.',
  },
  gone: { en: 'This collection is no longer here.', pt_BR: 'Esta coleção não está mais aqui.' },
  changedMeanwhile: {
    en: '{person} has changed this collection meanwhile. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou esta coleção enquanto isso. Nada do que você fez foi salvo ainda.',
  },
});
