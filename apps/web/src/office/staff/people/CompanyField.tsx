import type { FieldProps } from '@vitrine/ui/components/Field';
import { RemoteField } from '../../parts/RemoteField.tsx';
import { useRemoteOptions, type Found } from '../../parts/useRemoteOptions.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';

export interface Company {
  id: number;
  name: string;
}

interface CompanyFieldProps extends Pick<FieldProps, 'message' | 'tone'> {
  role: 'buyer' | 'seller';
  company: Company | undefined;
  onChange: (company: Company | undefined) => void;
}

const retailerOption = ({ id, name, person }: Company & { person: { email: string } | null }) => ({
  value: String(id),
  label: name,
  detail: person?.email,
});
const brandOption = ({ id, name, slug }: Company & { slug: string }) => ({
  value: String(id),
  label: name,
  detail: `/${slug}`,
});

type PickerProps = Omit<CompanyFieldProps, 'role'> & { label: string; found: Found };

function Picker({ company, onChange, ...field }: PickerProps) {
  const t = useTranslate();
  return (
    <RemoteField
      {...field}
      required
      placeholder={t('admin.retailerSearch.hint')}
      value={company ? { value: String(company.id), label: company.name } : null}
      onChange={({ option }) => onChange(option ? { id: Number(option.value), name: option.label } : undefined)}
    />
  );
}

function RetailerPicker(props: Omit<PickerProps, 'found'>) {
  const { client } = useServices();
  const found = useRemoteOptions({
    name: 'staffRetailers',
    read: client.staffRetailers.list,
    option: retailerOption,
    words: 'admin.retailerSearch',
  });
  return <Picker {...props} found={found} />;
}

function BrandPicker(props: Omit<PickerProps, 'found'>) {
  const { client } = useServices();
  const found = useRemoteOptions({
    name: 'staffBrands',
    read: client.staffBrands.list,
    option: brandOption,
    words: 'admin.brandSearch',
  });
  return <Picker {...props} found={found} />;
}

/** The retailer or brand a person acts for, found by part of its name, whatever its status. */
export function CompanyField({ role, ...field }: CompanyFieldProps) {
  const t = useTranslate();
  const label = t(`admin.role.${role}`);
  return role === 'buyer' ? <RetailerPicker {...field} label={label} /> : <BrandPicker {...field} label={label} />;
}
