import { personName, type User, useTenant, useWords } from '#runtime';
import styles from './Profile.module.css';

/** Whose profile it is. Null while that is not known. */
export function ProfileHead({ user }: { readonly user: User | null }) {
  const { t } = useWords();
  const names = useTenant('names');
  const { full = '', initials = '' } = user ? personName(user, names) : {};
  return (
    <div className={styles.head}>
      {initials && (
        <span className={styles.avatar} aria-hidden="true">
          {initials}
        </span>
      )}
      <div>
        <h1 tabIndex={-1}>{full ? <bdi>{full}</bdi> : t('screens.myProfile')}</h1>
        {user && (
          <p className={styles.text}>
            <bdi>{user.email}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
