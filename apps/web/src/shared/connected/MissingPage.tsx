import { NotFound } from '@vitrine/ui/sections/NotFound';
import { paths } from '../config/paths.ts';
import { useTitle } from './useTitle.ts';
import { useTranslate } from './useTranslate.ts';

/** There is nothing at this address. */
export function MissingPage() {
  const t = useTranslate();
  useTitle(t('app.notFound.title'));
  return (
    <NotFound
      title={t('app.notFound.title')}
      text={t('app.notFound.text')}
      links={[{ label: t('app.notFound.action'), href: paths.brands() }]}
    />
  );
}
