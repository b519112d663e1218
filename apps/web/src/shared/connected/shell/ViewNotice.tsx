import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { useTranslate } from '../useTranslate.ts';
import { useView } from './useView.ts';

/** Says as whom staff see the shop, and leads back (D-067). */
export default function ViewNotice() {
  const t = useTranslate();
  const { viewed, end } = useView();
  if (!viewed) return null;
  const { person, company, stage } = viewed;
  const name = company ? t('view.personOf', { person, company }) : person;
  return (
    <Banner
      tone="caution"
      title={t('view.title', { name })}
      action={
        <span>
          <Button variant="secondary" size="sm" onPress={() => void end()}>
            {t('view.end')}
          </Button>
        </span>
      }
    >
      {stage ? t('view.textWithStage', { stage: t(`view.stage.${stage}`) }) : t('view.text')}
    </Banner>
  );
}
