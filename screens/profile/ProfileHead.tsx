import { type User, useWords } from '#runtime';
import styles from './Profile.module.css';

/** Whose profile it is. Null while that is not known. */
export function ProfileHead({ user }: { readonly user: User | null }) {
  const { t } = useWords();
  return (
    <div className={styles.head}>
      {user?.nameInitials && (
        <span className={styles.avatar} aria-hidden="true">
          {user.nameInitials}
        </span>
      )}
      <div>
        <h1 tabIndex={-1}>{user?.fullName ? <bdi>{user.fullName}</bdi> : t('screens.myProfile')}</h1>
        {user && (
          <p className={styles.text}>
            <bdi>{user.email}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
