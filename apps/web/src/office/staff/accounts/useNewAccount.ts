import { plainSlug } from '@vitrine/api/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

const blank = { name: '', hash: '', hosts: '', support_email: '', first_name: '', last_name: '', email: '' };

type Name = keyof typeof blank;

export const looks = ['vitrine', 'own'] as const;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form of a new marketplace: what was typed, what the server said of each field, and adding it. */
export const useNewAccount = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { client, account } = useServices();
  const [texts, setTexts] = useState(blank);
  // Follows the name until somebody writes another one.
  const [hasOwnHash, setHasOwnHash] = useState(false);
  const [language, setLanguage] = useState(account.language_code);
  const [look, setLook] = useState<(typeof looks)[number]>('vitrine');
  const hash = hasOwnHash ? texts.hash : plainSlug(texts.name).slice(0, 40);
  const action = useStaffAction({
    run: () =>
      client.staffAccounts.add({
        body: { ...texts, hash, hosts: linesOf(texts.hosts), language_code: language, look },
      }),
    done: () => t('admin.accounts.added', { name: texts.name, email: texts.email }),
    onDone: () => void navigate(paths.admin('accounts')),
    changes: staffKeys.accounts,
  });
  const field = (name: Name) => ({
    value: name === 'hash' ? hash : texts[name],
    onChange: ({ value }: { value: string }) => {
      if (name === 'hash') setHasOwnHash(true);
      setTexts({ ...texts, [name]: value });
    },
    tone: action.fields[name] ? ('critical' as const) : undefined,
    message: action.fields[name]?.[0],
  });
  const isUnsaved = Object.values(texts).some((text) => text !== '');
  return { ...action, field, language, setLanguage, look, setLook, isUnsaved, account };
};
