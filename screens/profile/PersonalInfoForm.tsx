import { useState } from 'react';
import { isChanged, replaceUser, updateUser } from '#account';
import { extraNames, type FormModule, type FormValues, type SentValues, TenantForm } from '#forms';
import {
  Button,
  type User,
  useReadUserAgain,
  useSend,
  useSuccessToast,
  useTenant,
  useUsername,
  useWords,
} from '#runtime';
import { useAddressLists } from '../_shared/useAddressLists.ts';
import { useDraft } from '../_shared/useDraft.tsx';
import { useIsHere } from '../_shared/useExplanation.ts';
import { useFormCall } from '../_shared/useFormCall.ts';
import { personalInfoChange, personalInfoValues } from './personalInfo.ts';

/** PATCH has no birth date (API-29): the field would be one that nobody keeps. */
const NOT_IN_PATCH = ['birthDate'];

const DRAFT = [
  'firstName',
  'lastName',
  'birthDate',
  'countryName',
  'countyName',
  'cityName',
  'zipCode',
  'streetName',
];

export interface PersonalInfoFormProps {
  readonly user: User;
  readonly form: FormModule;
  /** Saved, and what the server has now is at hand; or given up. */
  readonly onClose: () => void;
}

/** Changes name, date of birth and address in one call (API-28, API-29). */
export function PersonalInfoForm({ user, form, onClose }: PersonalInfoFormProps) {
  const { t } = useWords();
  const send = useSend();
  const username = useUsername();
  const call = useFormCall();
  const readAgain = useReadUserAgain();
  const showSuccess = useSuccessToast();
  const isHere = useIsHere();
  const { updateMethod, addressKeys } = useTenant('profile');
  const settings = { phone: useTenant('phone'), address: useTenant('address'), method: updateMethod };
  const draft = useDraft('personalInfo', [...DRAFT, ...extraNames(form)]);
  // A later answer of the server does not move what is being typed.
  const [known] = useState(() => personalInfoValues(user, form));
  const initial: FormValues = { ...known, ...draft.kept };
  const key = draft.kept ? 'kept' : 'new';
  const [changed, setChanged] = useState({ key, values: initial });
  // Where what was kept is given up the form begins anew, and so do its lists.
  const county = String((changed.key === key ? changed.values : initial).countyName ?? '');
  const lists = useAddressLists({ county, by: 'name' });

  const cancel = () => {
    draft.drop();
    onClose();
  };
  const save = async (values: SentValues) => {
    let person = user;
    const change = () => personalInfoChange(values, form, person, settings);
    const update = updateMethod === 'PUT' ? replaceUser : updateUser;
    const { isDone, problem } = await call({
      // What the form does not ask for is taken along as it is now: a phone may have been changed elsewhere.
      prepare: async () => {
        person = await readAgain(true);
      },
      send: () => update(send, username, change(), addressKeys),
      isDone: async () => isChanged(await readAgain(true), change()),
      unknown: t('profile.unknown'),
    });
    if (!isDone) {
      draft.hold();
      return problem;
    }
    // The new values come from the server; that they could not be read is told by itself.
    await readAgain().catch(() => undefined);
    draft.drop();
    if (isHere()) onClose();
    showSuccess(t('dialogs.personalInfoChanged.text'));
    return undefined;
  };
  return (
    <>
      {draft.notice}
      <TenantForm
        key={key}
        form={form}
        initial={initial}
        submit={t('profile.saveDetails')}
        onSubmit={save}
        onChange={(values) => {
          setChanged({ key, values });
          draft.note(values);
        }}
        lists={lists}
        {...(updateMethod === 'PATCH' && { hidden: NOT_IN_PATCH })}
        aside={
          <Button variant="text" size="small" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        }
      />
    </>
  );
}
