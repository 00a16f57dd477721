import { usePlacedError } from '../messages/toasts.ts';
import { firstText } from '../messages/words.ts';
import { ErrorHelp } from '../ui/ErrorHelp.tsx';
import { KeptWords } from '../ui/KeptWords.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { useField } from './formState.ts';
import styles from './ListFailed.module.css';

/** At a field whose list did not load: says so, once, and asks for it again (USE-26). */
export function ListFailed({ name }: { readonly name: string }) {
  const { state, field, id, translate } = useField(name);
  const { retry, isReportedElsewhere, code, help } = (field.list && state.lists[field.list]) || {};
  // From the start, so that the error finds its place before it comes up.
  usePlacedError(isReportedElsewhere ? undefined : code);
  if (!retry || isReportedElsewhere) return null;
  return (
    <div role="alert" className={styles.failed}>
      <strong>
        <KeptWords text={firstText(translate, [`forms.listFailed.${field.list}`, 'forms.listFailed.text'])} />
      </strong>
      <KeptWords text={translate('forms.listFailed.text')} />{' '}
      <TextButton
        label={translate('common.tryAgain')}
        onClick={() => {
          // This button goes: reading goes on in the field.
          document.getElementById(id)?.focus();
          retry();
        }}
      />
      <ErrorHelp help={help} />
    </div>
  );
}
