import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Inline, Section } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { useLoginHere } from '../../../shared/connected/auth/useLoginHere.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** A visitor may be somebody who is let in: they sign in, and come back here. */
function SignIn() {
  const t = useTranslate();
  return (
    <Button caps onPress={useLoginHere()}>
      {t('app.nav.login')}
    </Button>
  );
}

/** A brand that the user may not see. Asking again would be refused again, so the way leads elsewhere. */
export function ClosedBrand() {
  const t = useTranslate();
  const { user } = useSession();
  return (
    <Section space="tight">
      <div role="alert">
        <EmptyState
          level={1}
          icon="lock"
          title={t('app.brand.forbidden')}
          text={t(user ? 'app.brand.forbiddenText' : 'app.brand.forbiddenVisitor')}
          action={
            <Inline space="sm" justify="center">
              {!user && <SignIn />}
              <Button caps variant="secondary" href={paths.brands()}>
                {t('app.brand.otherBrands')}
              </Button>
            </Inline>
          }
        />
      </div>
    </Section>
  );
}
