import { LinkTabs } from '@vitrine/ui/components/LinkTabs';
import { Section, Stack } from '@vitrine/ui/foundation';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { MissingPage } from '../../connected/MissingPage.tsx';
import { useTranslate } from '../../connected/useTranslate.ts';
import { areas, details } from './areas.ts';

/** /admin: the back office of the account, an area each (D-048). */
export default function Admin() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isIn = (path: string) => `${pathname}/`.startsWith(`${paths.admin(path)}/`);
  return (
    <Section space="tight">
      <Stack space="lg">
        <LinkTabs
          label={t('admin.areas')}
          items={areas.map(({ id, path }) => ({
            href: paths.admin(path),
            label: t(`admin.area.${id}`),
            current: isIn(path),
          }))}
        />
        <Routes>
          <Route index element={<Navigate to={paths.admin(areas[0]?.path)} replace />} />
          {[...areas, ...details].map(({ path, screen: Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<MissingPage />} />
        </Routes>
      </Stack>
    </Section>
  );
}
