import { LinkTabs } from '@vitrine/ui/components/LinkTabs';
import { Section, Stack } from '@vitrine/ui/foundation';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../shared/config/paths.ts';
import { MissingPage } from '../shared/connected/MissingPage.tsx';
import { useTranslate } from '../shared/connected/useTranslate.ts';
import { useSession } from '../shared/queries/services.ts';
import { officeOf } from './screens.ts';

/** /admin: the back office of the account for staff, of a brand for its people (D-048, D-049). */
export default function Admin() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { user } = useSession();
  const { areas, details } = officeOf({
    isStaff: Boolean(user?.is_staff),
    isOperator: Boolean(user?.may_add_accounts),
    isBrand: Boolean(user?.seller_slug),
  });
  const isIn = (path: string) => `${pathname}/`.startsWith(`${paths.admin(path)}/`);
  // The map has an entry of its own for the areas of a brand; its routes begin behind it.
  const base = isIn('brand') ? 'brand/' : '';
  const shown = [...areas, ...details].filter(({ path }) => path.startsWith(base));
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
        <Suspense>
          <Routes>
            <Route index element={<Navigate to={paths.admin(areas[0]?.path)} replace />} />
            {shown.map(({ path, screen: Screen }) => (
              <Route key={path} path={path.slice(base.length)} element={<Screen />} />
            ))}
            <Route path="*" element={<MissingPage />} />
          </Routes>
        </Suspense>
      </Stack>
    </Section>
  );
}
