import { useParams } from 'react-router';
import { ButtonLink } from '../../runtime/ui/ButtonLink.tsx';
import { ConsolePage, Main } from './ConsolePage.tsx';
import styles from './HistoryPage.module.css';
import { TenantHistory } from './history/TenantHistory.tsx';
import { TopBar } from './TopBar.tsx';
import { words } from './words.ts';

/** Everything that was written of a file that tenants share: the texts of a language, or a group. */
export function SharedHistoryPage({ kind }: { readonly kind: 'languages' | 'groups' }) {
  const { code = '' } = useParams();
  const file = `${kind}/${code}`;
  return (
    <ConsolePage title={words.history.documentTitle(file)}>
      <TopBar />
      <Main className={styles.page}>
        <h1>{words.history.heading(file)}</h1>
        <p>{words.history.shared[kind]}</p>
        <ButtonLink href={kind === 'languages' ? `/languages/${code}` : '/'} variant="outline" size="small">
          {kind === 'languages' ? words.history.backToTexts : words.notFound.home}
        </ButtonLink>
        <TenantHistory key={file} kind={kind} code={code} onPublished={() => undefined} />
      </Main>
    </ConsolePage>
  );
}
