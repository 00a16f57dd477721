import { type FormModule, typeDay } from '#forms';
import { identificationCard, personName, type User, useTenant, useWords } from '#runtime';
import { pencil } from '../_shared/icons.ts';
import { useAddressLines } from '../_shared/useAddressLines.ts';
import { PersonalInfoForm } from './PersonalInfoForm.tsx';
import styles from './Profile.module.css';
import { ProfileSection, type SectionControl } from './ProfileSection.tsx';

/** Name, date of birth where the tenant asks for it, and address (RTE-51). */
export function PersonalInfoSection({
  user,
  form,
  ...control
}: SectionControl & { readonly user: User; readonly form: FormModule | undefined }) {
  const { t } = useWords();
  const { isOpen, onClose } = control;
  return (
    <ProfileSection
      {...control}
      title={t('forms.personalInfo')}
      icon={identificationCard}
      action={{ text: t('profile.edit'), label: t('profile.editPersonalInfo'), icon: pencil }}
      isWide
      form={() => form && <PersonalInfoForm user={user} form={form} onClose={onClose} />}
    >
      {!isOpen && <PersonalFacts user={user} form={form} />}
    </ProfileSection>
  );
}

function PersonalFacts({ user, form }: { readonly user: User; readonly form: FormModule | undefined }) {
  const { t } = useWords();
  const { shown } = useTenant('dateOfBirth');
  const { full } = personName(user, useTenant('names'));
  const address = useAddressLines()(user);
  const none = t('profile.notGiven');
  const birthDate = user.birthDate && (
    <time dateTime={user.birthDate}>
      <bdi>{typeDay(user.birthDate)}</bdi>
    </time>
  );
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('profile.name')}</dt>
        <dd>{full ? <bdi>{full}</bdi> : none}</dd>
      </div>
      {shown && (
        <div>
          <dt>{t('forms.dateOfBirth')}</dt>
          <dd>{birthDate || none}</dd>
        </div>
      )}
      {(form?.form.fields ?? []).map(
        (field) =>
          field.sentAs && <OwnFact key={field.name} field={field} value={user.extra[field.sentAs]} />,
      )}
      <div>
        <dt>{t('forms.homeAddressShort')}</dt>
        <dd>
          {address.length > 0
            ? address.map((line) => (
                <span key={line}>
                  <bdi>{line}</bdi>
                </span>
              ))
            : none}
        </dd>
      </div>
    </dl>
  );
}

interface OwnFactProps {
  readonly field: FormModule['form']['fields'][number];
  readonly value: string | boolean | undefined;
}

/** What a tenant's own field holds. */
function OwnFact({ field: { label, optionLabels }, value = '' }: OwnFactProps) {
  const { t, i18n } = useWords();
  const option = `${optionLabels}.${value}`;
  const text = typeof value === 'boolean' ? t(value ? 'profile.yes' : 'profile.no') : value;
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{text === '' ? t('profile.notGiven') : <bdi>{i18n.exists(option) ? t(option) : text}</bdi>}</dd>
    </div>
  );
}
