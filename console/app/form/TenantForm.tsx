import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Position } from '../../../compiler/problem.ts';
import { Alert } from '../../../runtime/ui/Alert.tsx';
import { focusLater } from '../focusLater.ts';
import type { SectionProps } from '../section.ts';
import { checkDocument, isAboutStructure, validator } from './checkDocument.ts';
import { UnknownList } from './exceptions.tsx';
import { FoldStore, FoldStoreContext } from './FoldStore.ts';
import {
  type FormActions,
  type FormState,
  FormStore,
  FormStoreContext,
  GoToContext,
  gatherMessages,
} from './FormStore.ts';
import { idOf, isBlock, pointerOf } from './paths.ts';
import { readDocument } from './readDocument.ts';
import { SECTIONS, sectionOf } from './sections.ts';
import { layoutSchema, rootShape } from './shape.ts';
import styles from './TenantForm.module.css';
import { fields, templates, widgets } from './theme.tsx';
import { useOpenPoints } from './useOpenPoints.ts';
import { FORM_WORDS as words } from './words.ts';

export interface TenantFormProps extends SectionProps {
  /** Id of the section that is open; without it `goTo` alone opens sections. */
  readonly section?: string;
  /** Another section has to be opened: `goTo` leads there. */
  readonly onSection?: (id: string) => void;
  /** Somebody wants to see or mend this place in the JSON; without it nothing leads there. */
  readonly onOpenJson?: (at: Position) => void;
  /** What the file has from the group that it extends. */
  readonly group?: FormState['group'];
}

/** A tenant file as a form. What is changed becomes the smallest edit of the file's text; nothing is written anew. */
export function TenantForm(props: TenantFormProps) {
  const { text, goTo } = props;
  const [ownSection, setOwnSection] = useState<string>(() => sectionOf(goTo?.pointer ?? '').id);
  const { section = ownSection, onSection = setOwnSection } = props;
  const read = readDocument(text);
  const lastGood = useRef<unknown>(undefined);
  if (read.value !== undefined) lastGood.current = read.value;
  const document = lastGood.current;
  const { store, folds, announcement } = useStores(props, document);
  const [ownGoTo, setOwnGoTo] = useState<TenantFormProps['goTo']>(null);
  const goToPlace = useCallback((pointer: string) => setOwnGoTo({ pointer }), []);
  useVisits({ goTo, section, onSection, folds });
  useVisits({ goTo: ownGoTo, section, onSection, folds });
  return (
    <div className={styles.form}>
      {read.mistake && (
        <Alert
          tone="bad"
          title={words.readOnly}
          text={`${words.readOnlyText(read.mistake.at.line, read.mistake.at.column, read.mistake.message)} ${document === undefined ? words.noFormYet : words.readOnlyNext}`}
          action={
            props.onOpenJson && (
              <button
                type="button"
                className={styles.act}
                onClick={() => props.onOpenJson?.(read.positionOf(''))}
              >
                {words.openJson}
              </button>
            )
          }
        />
      )}
      {document !== undefined && (
        <FormStoreContext value={store}>
          <FoldStoreContext value={folds}>
            {/* A text that is no JSON has no place for a change. */}
            <fieldset
              className={styles.all}
              disabled={read.mistake !== null}
              onFocus={({ target }) => {
                const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
                if (place !== undefined) props.onVisit(place);
              }}
            >
              <GoToContext value={goToPlace}>
                <OpenSection key={section} id={section} />
              </GoToContext>
              <UnknownAtTop section={section} document={document} />
            </fieldset>
          </FoldStoreContext>
        </FormStoreContext>
      )}
      <p role="status" className={styles.unseen}>
        {announcement}
      </p>
    </div>
  );
}

const NOTHING = {};

/** rjsf lays the section out once; from then on each field follows its own place in the file. */
const OpenSection = memo(function OpenSection({ id }: { readonly id: string }) {
  return (
    <Form
      schema={schemaOf(id)}
      validator={validator}
      formData={NOTHING}
      fields={fields}
      templates={templates}
      widgets={widgets}
      uiSchema={UI}
      idPrefix="option"
      tagName="div"
      noValidate
      noHtml5Validate
      showErrorList={false}
    />
  );
});

const UI = { 'ui:submitButtonOptions': { norender: true } };

const schemas = new Map<string, RJSFSchema>();

function schemaOf(id: string): RJSFSchema {
  const known = schemas.get(id);
  if (known) return known;
  const { keys } = SECTIONS.find((each) => each.id === id) ?? sectionOf('');
  const properties = keys.flatMap((key) => {
    const shape = rootShape.members[key];
    return shape ? [[key, layoutSchema(shape)] as const] : [];
  });
  const schema: RJSFSchema = { type: 'object', properties: Object.fromEntries(properties) };
  schemas.set(id, schema);
  return schema;
}

/** Keys of the whole file that the schema does not know stand with the first section. */
function UnknownAtTop({ section, document }: { readonly section: string; readonly document: unknown }) {
  const unknown = isBlock(document)
    ? Object.keys(document).filter((key) => !Object.hasOwn(rootShape.members, key))
    : [];
  if (section !== sectionOf('').id || unknown.length === 0) return null;
  return (
    <div className={styles.card}>
      <UnknownList pointers={unknown.map((key) => pointerOf([key]))} />
    </div>
  );
}

/** Fields read the store, which follows the properties. */
function useStores(props: TenantFormProps, document: unknown) {
  const [announcement, announce] = useState('');
  const { text, problems, warnings, group = null, onOpenJson } = props;
  const found = useMemo(
    () => (document === undefined ? [] : checkDocument(document, group?.value)),
    [document, group],
  );
  const messages = useMemo(
    () =>
      gatherMessages([
        ['bad', found],
        // What is wrong with the structure was found above, for this very text.
        ['bad', problems.filter((problem) => !isAboutStructure(problem))],
        ['warn', warnings],
      ]),
    [found, problems, warnings],
  );
  const points = useOpenPoints(document);
  const actions: FormActions = {
    onEdit: props.onEdit,
    onVisit: props.onVisit,
    openJson: onOpenJson ? (pointer) => onOpenJson(readDocument(text).positionOf(pointer)) : null,
    announce,
  };
  const [store] = useState(() => new FormStore(actions));
  const [folds] = useState(() => new FoldStore());
  const isFirst = useRef(true);
  if (isFirst.current) {
    isFirst.current = false;
    store.update({ text, document, group, messages, points }, actions);
  }
  useLayoutEffect(() => store.update({ text, document, group, messages, points }, actions));
  return { store, folds, announcement };
}

interface Visits extends Pick<TenantFormProps, 'goTo'> {
  readonly section: string;
  readonly onSection: (id: string) => void;
  readonly folds: FoldStore;
}

/** Opens what a place stands in, and puts the focus there. */
function useVisits({ goTo, section, onSection, folds }: Visits): void {
  const done = useRef<TenantFormProps['goTo']>(null);
  useEffect(() => {
    if (goTo === null || done.current === goTo) return;
    const target = sectionOf(goTo.pointer).id;
    if (target !== section) return onSection(target);
    done.current = goTo;
    folds.openTo(goTo.pointer);
    if (!goTo.isQuiet) focusNearest(goTo.pointer);
  });
}

/** The field of a place, or of what it stands in: a list that has one row is focused for its items. */
function focusNearest(pointer: string): void {
  focusLater(() => {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const target = document.getElementById(idOf(pointer.slice(0, end)));
      if (target) return target.focus();
    }
  });
}
