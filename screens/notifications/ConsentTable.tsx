import { Switch } from '#account';
import { IconTile, type Optin, type Translate, useWords } from '#runtime';
import { type ConsentWords, channelName, consentName, consentWords } from '../_shared/consentName.ts';
import styles from './ConsentTable.module.css';
import { channelsOf } from './consents.ts';
import { handshake, megaphone, slidersHorizontal } from './icons.ts';

export interface ConsentTableProps {
  readonly optins: readonly Optin[];
  readonly isBusy: boolean;
  readonly onChoose: (ref: string, type: string, isSubscribed: boolean) => void;
}

const ICONS: Readonly<Record<ConsentWords, string>> = {
  general: megaphone,
  customized: slidersHorizontal,
  partners: handshake,
};

/** A row for each consent, a column for each channel. Each switch is named by both. */
export function ConsentTable({ optins, isBusy, onChoose }: ConsentTableProps) {
  const { t } = useWords();
  const channels = channelsOf(optins);
  return (
    <div style={{ '--channels': channels.length } as React.CSSProperties}>
      <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
        <span />
        {channels.map((type) => (
          <span key={type}>{channelName(t, type)}</span>
        ))}
      </div>
      {optins.map((optin) => (
        <ConsentRow key={optin.ref} optin={optin} channels={channels} isBusy={isBusy} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface ConsentRowProps extends Omit<ConsentTableProps, 'optins'> {
  readonly optin: Optin;
  readonly channels: readonly string[];
}

function ConsentRow({ optin: { ref, subscriptions }, channels, isBusy, onChoose }: ConsentRowProps) {
  const { t } = useWords();
  const known = consentWords(ref);
  const name = consentName(t, ref);
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <IconTile icon={known ? ICONS[known] : megaphone} size="small" />
        <div>
          <h2>{name}</h2>
          {known && <p>{t(`consents.texts.${known}`)}</p>}
        </div>
      </div>
      {channels.map((type) => {
        const subscription = subscriptions.find((each) => each.type === type);
        return (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control
          <label key={type} className={styles.cell}>
            {subscription && (
              <>
                <span className={styles.channel} aria-hidden="true">
                  {channelName(t, type)}
                </span>
                <Switch
                  label={spokenName(t, name, type, channelName(t, type))}
                  isOn={subscription.isSubscribed}
                  isBusy={isBusy}
                  onChange={(isOn) => onChoose(ref, type, isOn)}
                />
              </>
            )}
          </label>
        );
      })}
    </div>
  );
}

function spokenName(t: Translate, name: string, type: string, channel: string): string {
  if (type === 'email') return t('accessible.byEmail', { name });
  if (type === 'phone') return t('accessible.byPhone', { name });
  return `${name}, ${channel}`;
}
