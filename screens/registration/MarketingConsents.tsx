import { Checkbox } from '#forms';
import { consentKey, type Optin, type PlainWordsKey, useWords } from '#runtime';
import styles from './Registration.module.css';

/** The consents that the portal has words for: asking for one without words would be no consent. */
const LABELS: Readonly<Record<string, PlainWordsKey>> = {
  'general_marketing-email': 'consents.generalEmail',
  'general_marketing-phone': 'consents.generalPhone',
  'customized_marketing-email': 'consents.customizedEmail',
  'customized_marketing-phone': 'consents.customizedPhone',
  'customized_partners_marketing-email': 'consents.partnersEmail',
  'customized_partners_marketing-phone': 'consents.partnersPhone',
};

export type Checked = Readonly<Record<string, boolean>>;

/** Marketing consents on offer: each one channel, none ticked beforehand, all optional (REG-07, VAL-62). */
export function MarketingConsents({
  optins,
  checked,
  onChange,
}: {
  readonly optins: readonly Optin[];
  readonly checked: Checked;
  readonly onChange: (checked: Checked) => void;
}) {
  const { t } = useWords();
  const offered = optins.flatMap(({ ref, subscriptions }) =>
    subscriptions.flatMap(({ type }) => {
      const key = consentKey(ref, type);
      const label = LABELS[key];
      return label === undefined ? [] : [{ key, label }];
    }),
  );
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.marketing}>
      <legend>{t('consents.note')}</legend>
      <div>
        {offered.map(({ key, label }) => (
          <Checkbox
            key={key}
            id={`registration-${key}`}
            name={key}
            isChecked={checked[key] ?? false}
            onChange={(isChecked) => onChange({ ...checked, [key]: isChecked })}
          >
            {t(label)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Every opt-in on offer, with what was ticked. */
export function givenOptins(optins: readonly Optin[], checked: Checked): readonly Optin[] {
  return optins.map(({ ref, subscriptions }) => ({
    ref,
    subscriptions: subscriptions.map(({ type }) => ({
      type,
      isSubscribed: checked[consentKey(ref, type)] ?? false,
    })),
  }));
}
