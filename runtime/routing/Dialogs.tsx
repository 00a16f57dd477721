import { useAtom } from 'jotai';
import { DIALOGS, type DialogChoice, type DialogDescription, openDialogAtom } from '../messages/dialogs.ts';
import { useWords } from '../messages/words.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import { checkCircle, question, trash } from '../ui/icons.ts';
import { AccessHelp } from './AccessHelp.tsx';
import { usePortal } from './Portal.ts';

const SIGNS = {
  done: <IconTile icon={checkCircle} tone="ok" />,
  question: <IconTile icon={question} />,
  danger: <IconTile icon={trash} tone="bad" />,
};

/**
 * The dialog that is open, if one is (MOD-01 to MOD-14). Needs no router, so that it stands over prerendered pages
 * too.
 */
export function Dialogs() {
  const [name, setName] = useAtom(openDialogAtom);
  if (name === null) return null;
  return <OpenDialog key={name} description={DIALOGS[name]} onClose={() => setName(null)} />;
}

interface OpenDialogProps {
  readonly description: DialogDescription;
  readonly onClose: () => void;
}

function OpenDialog({ description, onClose }: OpenDialogProps) {
  const { t } = useWords();
  const { isOffered, goTo } = usePortal();
  const { words, sign, choices, closesTo, hasAccessHelp } = description;
  const close = () => {
    if (closesTo) goTo(closesTo);
    else onClose();
  };
  return (
    <Dialog
      title={t(`${words}.title`)}
      sign={SIGNS[sign]}
      // With one choice the button is the way to close; a second one would only repeat it.
      {...(choices.length > 1 && { closeLabel: t('common.close') })}
      onClose={close}
      actions={
        <>
          {choices
            .filter(({ screen }) => screen === undefined || isOffered(screen))
            .map((choice) => (
              <Choice key={choice.label} choice={choice} onClose={close} />
            ))}
          {hasAccessHelp && <AccessHelp />}
        </>
      }
    >
      <p>{t(`${words}.text`)}</p>
    </Dialog>
  );
}

/** A choice that leads somewhere is a link: the route change closes the dialog. */
function Choice({ choice, onClose }: { readonly choice: DialogChoice; readonly onClose: () => void }) {
  const { t } = useWords();
  const { href } = usePortal();
  const { label, screen, look = 'filled' } = choice;
  return screen === undefined ? (
    <Button variant={look} onClick={onClose}>
      {t(label)}
    </Button>
  ) : (
    <ButtonLink variant={look} href={href(screen)}>
      {t(label)}
    </ButtonLink>
  );
}
