import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  alias: { en: 'Deleted person {id}', pt_BR: 'Pessoa excluída {id}' },
  file: { en: 'Data of person {id}', pt_BR: 'Dados da pessoa {id}' },
  own: {
    en: 'Nobody deletes their own data here. Ask a colleague of the back office to do it.',
    pt_BR: 'Ninguém exclui os próprios dados aqui. Peça a um colega da administração.',
  },
  lastOwner: {
    en: 'This person is the last active owner of a brand. Make a colleague an owner first.',
    pt_BR: 'Esta pessoa é a última proprietária ativa de uma marca. Torne um colega proprietário primeiro.',
  },
  otherAddress: {
    en: 'This person has another e-mail address by now. Nothing was deleted. Open the person again.',
    pt_BR: 'Esta pessoa tem outro e-mail agora. Nada foi excluído. Abra a pessoa de novo.',
  },
});
