import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../runtime/ui/Button.tsx';
import { Icon } from '../../../runtime/ui/Icon.tsx';
import { InlineMessage } from '../../../runtime/ui/Message.tsx';
import type { Overview, TenantRow } from '../../server/answers.ts';
import { useApi } from '../api.ts';
import { ConsolePage, Main } from '../ConsolePage.tsx';
import { listDrafts } from '../document/drafts.ts';
import { magnifyingGlass, plus, translate } from '../icons.ts';
import { LoadingPage, UnreachablePage } from '../PageState.tsx';
import bar from '../TopBar.module.css';
import { TopBar } from '../TopBar.tsx';
import { UnreachableAlert } from '../UnreachableAlert.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useShownPart } from '../useShownPart.ts';
import { words } from '../words.ts';
import { EmptyFolder } from './EmptyFolder.tsx';
import styles from './OverviewPage.module.css';
import { TenantCard } from './TenantCard.tsx';

/** More are asked for: of a thousand nobody reads the last. */
const PAGE = 60;

/** Every tenant of the folder, and how it stands. */
export function OverviewPage() {
  const api = useApi();
  const [overview, reload] = useLoaded(useCallback(() => api.listTenants(), [api]));
  useEffect(() => api.onChange(reload), [api, reload]);
  return (
    <ConsolePage title={words.overview.documentTitle}>
      <TopBar>
        <Link className={bar.link} to="/languages">
          <Icon path={translate} size={1.1} /> {words.overview.languagesPage}
        </Link>
        <Link className={bar.link} to="/new">
          <Icon path={plus} size={1.1} /> {words.overview.newTenant}
        </Link>
      </TopBar>
      {overview.kind === 'loading' && <LoadingPage />}
      {overview.kind === 'failed' && <UnreachablePage onAgain={reload} />}
      {overview.kind === 'there' && (
        <Tenants overview={overview.value}>
          {overview.isOutdated && (
            <UnreachableAlert title={words.overview.outdated} onAgain={async () => reload()} />
          )}
        </Tenants>
      )}
    </ConsolePage>
  );
}

interface TenantsProps {
  readonly overview: Overview;
  /** What is to be said of all of it. */
  readonly children: ReactNode;
}

function Tenants({ overview: { tenants, folder, groups, unread }, children }: TenantsProps) {
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const { list, most, showMore } = useShownPart(PAGE);
  const drafts = listDrafts(localStorage);
  const found = useMemo(() => tenants.filter((row) => isFound(row, text)), [tenants, text]);
  const left = <LeftTexts codes={[...drafts].filter((code) => !tenants.some((row) => row.code === code))} />;
  if (tenants.length === 0)
    return (
      <EmptyFolder folder={folder}>
        {children}
        {left}
      </EmptyFolder>
    );
  return (
    <Main className={styles.main}>
      <div className={styles.head}>
        <div>
          <h1>{words.overview.title}</h1>
          <p className={styles.lead}>{words.overview.lead(tenants.length, folder)}</p>
        </div>
        <label className={styles.search}>
          <Icon path={magnifyingGlass} size={1.1} />
          <input
            ref={search}
            type="search"
            value={text}
            placeholder={words.overview.search}
            aria-label={words.overview.search}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </div>
      {children}
      <p role="status" className="visually-hidden">
        {text && words.overview.found(found.length)}
      </p>
      {found.length === 0 ? (
        <InlineMessage
          title={words.overview.found(0)}
          text={words.overview.noneFound(text)}
          action={
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                setText('');
                // The button goes with what was looked for (WCAG 2.4.3).
                search.current?.focus();
              }}
            >
              {words.overview.clear}
            </Button>
          }
        />
      ) : (
        <ul ref={list} className={styles.list}>
          {found.slice(0, most).map((row) => (
            <TenantCard key={row.code} row={row} hasDraft={drafts.has(row.code)} />
          ))}
        </ul>
      )}
      {found.length > most && (
        <Button size="small" variant="outline" onClick={() => showMore()}>
          {words.overview.showMore(Math.min(PAGE, found.length - most))}
        </Button>
      )}
      {left}
      <OtherFiles groups={groups} unread={unread} />
    </Main>
  );
}

/** Unsaved text of tenants that are not in the folder, such as one that was renamed: nothing else leads to it. */
function LeftTexts({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <section className={styles.unread}>
      <h2>{words.overview.left}</h2>
      <p>{words.overview.leftText}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Link to={`/tenants/${encodeURIComponent(code)}`}>
              <code>{code}.json</code>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What else there is in the folder: groups, and files that nobody reads. */
function OtherFiles({ groups, unread }: Pick<Overview, 'groups' | 'unread'>) {
  return (
    <>
      {groups.length > 0 && (
        <section className={styles.unread}>
          <h2>{words.overview.groups}</h2>
          <ul>
            {groups.map((name) => (
              <li key={name}>
                <code>{name}</code>{' '}
                <Link to={`/groups/${name}/history`}>{words.overview.groupHistory(name)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unread.length > 0 && (
        <section className={styles.unread}>
          <h2>{words.overview.unread}</h2>
          <ul>
            {unread.map(({ file, message }) => (
              <li key={file}>
                <code>{file}</code> {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** By every word of what is typed, in the name, the code, or a language. */
function isFound({ code, name, languages }: TenantRow, text: string): boolean {
  const all = [code, name, ...languages.map((each) => `${each.language} ${each.name}`)]
    .join(' ')
    .toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
