import { NotFound } from '@vitrine/ui/sections/NotFound';
import { paths } from '../../config/paths.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { useTitle } from '../../connected/useTitle.ts';

export default function Nowhere() {
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
