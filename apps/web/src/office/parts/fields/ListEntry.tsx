import { Avatar } from '@vitrine/ui/components/Avatar';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { asFields, inLanguage } from '../mappers/staffContent.ts';
import { Folded } from './Folded.tsx';
import { useForm, type FormFieldsProps } from './form.ts';
import { pictureIn } from './pictureIn.ts';
import type { FieldSpec } from './specs.ts';

export type ListSpec = Extract<FieldSpec, { type: 'list' }>;

interface ListEntryProps extends Omit<FormFieldsProps, 'specs'> {
  spec: ListSpec;
  name: string;
  actions: ReactNode;
}

/** What tells a folded entry from the others: its title, and a small picture of it. */
function Head({ spec: { fields, titled }, name, value }: Pick<ListEntryProps, 'spec' | 'name' | 'value'>) {
  const { language } = useForm();
  const title = titled && inLanguage(asFields(value[titled]), language);
  const picture = titled && pictureIn(fields, value);
  return (
    <Inline space="sm" align="center" wrap={false}>
      {picture && <Avatar name={name} src={picture} shape="square" decorative />}
      <Text weight="strong">{typeof title === 'string' && title !== '' ? `${name}: ${title}` : name}</Text>
    </Inline>
  );
}

/** The fields of one entry; folded where entries are many. */
export function ListEntry({ spec, path, name, value, actions, onChange }: ListEntryProps) {
  const t = useTranslate();
  const { problems, FormFields } = useForm();
  const form = <FormFields specs={spec.fields} path={path} value={value} onChange={onChange} />;
  const isWrong = Object.keys(problems).some((at) => at.startsWith(`${path}.`));
  return (
    <Stack space="sm">
      <Inline justify="between" align="center">
        <Head spec={spec} name={name} value={value} />
        {actions}
      </Inline>
      {spec.titled ? (
        <Folded
          title={t('admin.content.change', { name })}
          isOpen={isWrong || value['id'] === null || value['slug'] === ''}
        >
          {form}
        </Folded>
      ) : (
        form
      )}
    </Stack>
  );
}
