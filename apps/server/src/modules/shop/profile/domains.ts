import type { Language } from '../../../domain/language.ts';

interface Domain {
  id: number;
  name: Readonly<Record<Language, string>>;
}

/** Business domains of retailers (D-098). An id is never used for another domain: rows hold it. */
export const domains: readonly Domain[] = [
  { id: 1, name: { en: 'Boutique', pt_BR: 'Boutique' } },
  { id: 2, name: { en: 'Multibrand store', pt_BR: 'Loja multimarcas' } },
  { id: 3, name: { en: 'Department store', pt_BR: 'Loja de departamentos' } },
  { id: 4, name: { en: 'Concept store', pt_BR: 'Concept store' } },
  { id: 5, name: { en: 'Online shop', pt_BR: 'Loja on-line' } },
  { id: 6, name: { en: 'Beachwear and resort', pt_BR: 'Moda praia e resort' } },
  { id: 7, name: { en: 'Beauty and perfumery', pt_BR: 'Beleza e perfumaria' } },
  { id: 8, name: { en: 'Home and gifts', pt_BR: 'Casa e presentes' } },
];
