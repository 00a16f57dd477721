import { IconTile, type Optin, Switch, type Translate, useWords } from '#runtime';
import styles from './ConsentTable.module.css';
import { channelsOf } from './consents.ts';
import { handshake, megaphone, slidersHorizontal } from './icons.ts';

export interface ConsentTableProps {
  readonly optins: readonly Optin[];
  readonly isBusy: boolean;
  readonly onChoose: (ref: string, type: string, isSubscribed: boolean) => void;
}

interface KnownConsent {
  readonly words: 'general' | 'customized' | 'partners';
  readonly icon: string;
}

/** The consents that the portal has words for (ENT-041 to ENT-046), by the server's reference. */
const KNOWN: Readonly<Record<string, KnownConsent>> = {
  general_marketing: { words: 'general', icon: megaphone },
  customized_marketing: { words: 'customized', icon: slidersHorizontal },
  customized_partners_marketing: { words: 'partners', icon: handshake },
};

/** A row for each consent, a column for each channel. Each switch is named by both. */
export function ConsentTable({ optins, isBusy, onChoose }: ConsentTableProps) {
  const channelName = useChannelName();
  const channels = channelsOf(optins);
  return (
    <div style={{ '--channels': channels.length } as React.CSSProperties}>
      <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
        <span />
        {channels.map((type) => (
          <span key={type}>{channelName(type)}</span>
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
  const channelName = useChannelName();
  const known = Object.hasOwn(KNOWN, ref) ? KNOWN[ref] : undefined;
  // A consent that the portal does not know yet can still be withdrawn: by the name that it has.
  const name = known ? t(`consents.headings.${known.words}`) : ref.replaceAll('_', ' ');
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <IconTile icon={known?.icon ?? megaphone} size="small" />
        <div>
          <h2>{name}</h2>
          {known && <p>{t(`consents.texts.${known.words}`)}</p>}
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
                  {channelName(type)}
                </span>
                <Switch
                  label={spokenName(t, name, type, channelName(type))}
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

function useChannelName(): (type: string) => string {
  const { t } = useWords();
  return (type) => (type === 'email' || type === 'phone' ? t(`consents.channels.${type}`) : type);
}

function spokenName(t: Translate, name: string, type: string, channel: string): string {
  if (type === 'email') return t('accessible.byEmail', { name });
  if (type === 'phone') return t('accessible.byPhone', { name });
  return `${name}, ${channel}`;
}
