import type { Choice } from '../../../components/MultiSelect/index.ts';
import type { CheckedForm } from '../../../hooks/useCheckedForm.ts';
import type { Outcome } from '../../../internal/FormOutcome/FormOutcome.tsx';
import type { LogoChange, LogoFieldLabels } from '../LogoField/index.ts';
import type { ChoiceFieldLabels } from './ChoiceField.tsx';

/** In the order of the form. */
export interface CompanyValues {
  logo: LogoChange;
  name: string;
  year: string;
  text: string;
  website: string;
  instagram: string;
  facebook: string;
  /** Ids of the countries with stores. */
  countries: string[];
}

export interface CompanyProfileProps extends CheckedForm<CompanyValues> {
  /** The logo that is kept now. */
  logo: string | null;
  countries: Choice[];
  /** Business domains; a choice is saved at once. */
  domains: { options: Choice[]; value: string[]; onChange: (event: { ids: string[] }) => void };
  outcome?: Outcome;
  onOutcomeSeen?: () => void;
  labels: CompanyProfileLabels;
}

export interface CompanyProfileLabels {
  logo: LogoFieldLabels;
  name: string;
  year: string;
  text: string;
  textHint: string;
  website: string;
  instagram: string;
  instagramHint: string;
  facebook: string;
  facebookHint: string;
  countries: ChoiceFieldLabels;
  domains: ChoiceFieldLabels;
  save: string;
}
