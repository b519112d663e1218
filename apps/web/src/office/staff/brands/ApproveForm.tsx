import type { CallData, CallInput, VitrineContract } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Heading, Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useSlugReason } from '../../parts/form/useSlugReason.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

type Calls = VitrineContract['staffBrands'];
export type ApplicationFile = CallData<Calls['application']>['data'];
type Approval = CallInput<Calls['approve']>['body'];

/** Sends the approval, and leads to the brand in the list. */
const useApprove = ({ id }: ApplicationFile) => {
  const t = useTranslate();
  const { client } = useServices();
  const navigate = useNavigate();
  return useStaffAction({
    run: async (body: Approval) => (await client.staffBrands.approve({ params: { id }, body })).data.data,
    done: ({ name }) => t('admin.brands.approved', { name }),
    onDone: ({ is_published, slug }) =>
      void navigate(paths.admin('brands', { view: is_published ? 'published' : 'unpublished', search: slug })),
    changes: staffKeys.brands,
  });
};

function NewBrand({ file, approval }: { file: ApplicationFile; approval: ReturnType<typeof useApprove> }) {
  const t = useTranslate();
  const [name, setName] = useState(file.company);
  const [slug, setSlug] = useState(file.suggested_slug);
  const [publish, setPublish] = useState(true);
  const { act, isBusy, fields } = approval;
  const reason = useSlugReason(slug);
  const slugProblem = (reason && t(`admin.slug.${reason}`)) ?? fields['slug']?.[0];
  const nameProblem = fields['name']?.[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) act({ name: name.trim(), slug: slug.trim(), publish });
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t('admin.brands.newBrand')}>
      <Stack space="md">
        <Grid columns={{ mobile: 1, tablet: 2 }} space="md">
          <TextField
            label={t('admin.brands.name')}
            value={name}
            onChange={({ value }) => setName(value)}
            maxLength={120}
            required
            tone={nameProblem ? 'critical' : undefined}
            message={nameProblem}
          />
          <TextField
            label={t('admin.brands.slug')}
            hint={t('admin.brands.slugHint')}
            value={slug}
            onChange={({ value }) => setSlug(value)}
            maxLength={80}
            spellCheck={false}
            required
            tone={slugProblem ? 'critical' : undefined}
            message={slugProblem}
          />
        </Grid>
        <Checkbox
          label={t('admin.brands.publishNow')}
          hint={t('admin.brands.publishHint')}
          checked={publish}
          onChange={({ checked }) => setPublish(checked)}
        />
        <span>
          <Button type="submit" busy={isBusy}>
            {t('admin.decision.approve.send')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}

/** Lets a brand in under a name and a slug, or lets the applicant act for the brand that has the name already. */
export function ApproveForm({ file }: { file: ApplicationFile }) {
  const t = useTranslate();
  const approval = useApprove(file);
  const { act, isBusy, problem, fields } = approval;
  const { same_name } = file;
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('admin.brands.letIn')}
      </Heading>
      {problem && Object.keys(fields).length === 0 && <Banner tone="critical">{problem}</Banner>}
      {same_name && (
        <Banner
          tone="caution"
          action={
            <Inline>
              <Button variant="secondary" size="sm" busy={isBusy} onPress={() => act({ brand_id: same_name.id })}>
                {t('admin.brands.actFor', { name: same_name.name })}
              </Button>
            </Inline>
          }
        >
          {t('admin.brands.sameName', { name: same_name.name })}
        </Banner>
      )}
      <Text tone="muted" measure>
        {t('admin.brands.letInText', { email: file.person.email })}
      </Text>
      <NewBrand file={file} approval={approval} />
    </Stack>
  );
}
