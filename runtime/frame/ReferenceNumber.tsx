import { useWords } from '../messages/words.ts';

/** The number stands by itself in its sentence: it is selected and kept on one line by the styles around it. */
export function ReferenceNumber({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [before, after] = t('common.reference', { id }).split(id);
  return (
    <p>
      {before}
      <bdi>{id}</bdi>
      {after}
    </p>
  );
}
