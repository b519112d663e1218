import { SectionHead } from '../../components/SectionHead/index.ts';
import { Section } from '../../foundation/Section/index.ts';
import { LogoImage } from '../../internal/LogoImage/LogoImage.tsx';
import * as css from './OurRetailers.css.ts';

export interface OurRetailersProps {
  id?: string;
  title: string;
  text?: string | null;
  retailers: { name: string; logo: string }[];
}

const columnsOnADesk = [6, 5, 4] as const;

/** As many columns as leave the last row fullest: nobody stands there alone. */
const columnsFor = (count: number): number => {
  const lastRow = (columns: number) => (count % columns || columns) / columns;
  return columnsOnADesk.reduce<number>((best, columns) => (lastRow(columns) > lastRow(best) ? columns : best), 6);
};

/** The logos of retailers. Without logos it renders nothing. The app leaves it out in Portuguese. */
export function OurRetailers({ id, title, text, retailers }: OurRetailersProps) {
  if (retailers.length === 0) return null;
  return (
    <Section id={id}>
      <SectionHead title={title} text={text} />
      <ul className={css.wall} data-component="OurRetailers" data-columns={columnsFor(retailers.length)}>
        {retailers.map(({ name, logo }) => (
          <li key={name} className={css.cell}>
            <LogoImage key={logo} className={css.logo} src={logo} alt={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
