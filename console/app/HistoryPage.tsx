import { useParams } from 'react-router';
import { ButtonLink } from '../../runtime/ui/ButtonLink.tsx';
import { ConsolePage, Main } from './ConsolePage.tsx';
import styles from './HistoryPage.module.css';
import { TenantHistory } from './history/TenantHistory.tsx';
import { TopBar } from './TopBar.tsx';
import { words } from './words.ts';

/** Everything that was published of one tenant. The editor follows a rollback as any change of the file. */
export function HistoryPage() {
  const { code = '' } = useParams();
  return (
    <ConsolePage title={words.history.documentTitle(code)}>
      <TopBar />
      <Main className={styles.page}>
        <h1>{words.history.heading(code)}</h1>
        <ButtonLink href={`/tenants/${code}`} variant="outline" size="small">
          {words.history.back}
        </ButtonLink>
        <TenantHistory key={code} code={code} onPublished={() => undefined} />
      </Main>
    </ConsolePage>
  );
}
