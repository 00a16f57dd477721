import { useCombobox } from 'downshift';
import { useEffect, useMemo, useState } from 'react';
import { foldText } from '../../format/foldText.ts';
import { Control } from '../../ui/Field.tsx';
import { ListAnchor, ListBox, ListNote, ListOption } from '../../ui/ListBox.tsx';
import { type Input, textOf, useField, useFormView } from '../formState.ts';
import { useOptions } from '../useOptions.ts';

/** Most towns shown at once: nobody reads a thousand, and typing narrows them. */
const SHOWN = 60;

/** Up to a thousand towns, found by typing (REG-18: county first). */
export default function TownChoice({ name, value, change, leave }: Input) {
  const { state, field, id, translate, controlState, control } = useField(name);
  const { values } = useFormView();
  const text = textOf(value);
  const { options, isLoaded, isBusy, need } = useOptions(name, text);
  const chosen = options.find(({ value }) => value === text);
  const label = chosen?.label ?? text;
  const [typed, setTyped] = useState(label);
  const [isLeft, setLeft] = useState(false);
  const parent = field.parent === null ? true : values[field.parent];
  const isOnItsWay = Boolean(parent) && isBusy;
  // Another county empties the choice, and a list that comes later may know the chosen town by another text.
  const [before, setBefore] = useState({ parent, label });
  if (before.parent !== parent || before.label !== label) {
    setBefore({ parent, label });
    if (before.parent !== parent) setTyped('');
    else if (typed === before.label) setTyped(label);
  }

  const folded = useMemo(() => options.map((option) => ({ option, key: foldText(option.label) })), [options]);
  // At once, not deferred: Enter right after a letter must not take from the list before it.
  const wanted = typed === chosen?.label ? '' : foldText(typed);
  const found = useMemo(() => {
    const starts = folded.filter(({ key }) => key.startsWith(wanted));
    const holds = folded.filter(({ key }) => !key.startsWith(wanted) && key.includes(wanted));
    return [...starts, ...holds].slice(0, SHOWN).map(({ option }) => option);
  }, [folded, wanted]);

  const choose = (town: string) => {
    state.report(name, null);
    change(town);
  };
  /** Within the event itself: downshift reports a selection after rendering, when the field may be left already. */
  const pick = (option: (typeof found)[number] | undefined) => {
    if (!option) return;
    choose(option.value);
    setTyped(option.label);
  };
  /** Text that is a town counts as chosen; other text is no town (VAL-81), once the list says which are. */
  const settle = () => {
    if (typed === label && text !== '') return leave();
    const matches = folded.filter(({ key }) => key === foldText(typed));
    const [only] = matches;
    if (typed.trim() === '') choose('');
    else if (isOnItsWay) {
      change('');
      return setLeft(true);
    } else if (only && !matches.some(({ option }) => option.value === text)) {
      choose(only.option.value);
      setTyped(only.option.label);
    } else if (!only) {
      change('');
      state.report(name, 'fromList');
    }
    leave();
  };
  useEffect(() => {
    if (!isLeft || isOnItsWay) return;
    setLeft(false);
    settle();
  });

  const { isOpen, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    inputId: id,
    items: found,
    itemToString: (item) => item?.label ?? '',
    // By value: an item of a list that is on its way is made anew at each render.
    itemToKey: (item) => item?.value,
    inputValue: typed,
    selectedItem: chosen ?? null,
    // Letters are taken at once, below: downshift hands them on after the next render, when quick ones are lost.
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
    },
    // What typed text means is decided by `settle`, when the field is left: nothing else rewrites it.
    stateReducer: (_before, { type, changes }) => {
      const { InputBlur, ControlledPropUpdatedSelectedItem } = useCombobox.stateChangeTypes;
      if (type === InputBlur) return { ...changes, selectedItem: chosen ?? null, inputValue: typed };
      const isEmptied = type === ControlledPropUpdatedSelectedItem && !changes.selectedItem;
      return isEmptied ? { ...changes, inputValue: typed } : changes;
    },
  });
  // A list that did not come says so below the field (USE-26), where an open box would lie over it.
  const isShown = isOpen && (!parent || isLoaded || isBusy);
  const note = !parent
    ? translate('form-validations.countyFirst')
    : isLoaded
      ? found.length === 0 && translate('common.nothingFound')
      : translate('common.loading');

  return (
    <ListAnchor>
      <Control state={controlState}>
        <input
          type="text"
          dir="auto"
          {...getInputProps({
            'aria-expanded': isShown,
            onFocus: () => {
              setLeft(false);
              need();
            },
            onBlur: settle,
            onKeyDown: (event) => {
              if (event.key === 'Enter' && isOpen) pick(found[highlightedIndex]);
            },
            onChange: (event) => {
              setTyped(event.currentTarget.value);
              state.report(name, null);
            },
          })}
          {...control}
          aria-labelledby={undefined}
          autoComplete="off"
        />
      </Control>
      <ListBox
        {...getMenuProps({}, { suppressRefError: true })}
        aria-labelledby={undefined}
        aria-label={translate(field.label)}
        isWide
        hidden={!isShown}
      >
        {isShown &&
          (note ? (
            <ListNote>{note}</ListNote>
          ) : (
            found.map((option, index) => (
              <ListOption
                key={option.value}
                {...getItemProps({ item: option, index, onClick: () => pick(option) })}
                isActive={index === highlightedIndex}
                isSelected={option.value === text}
              >
                {option.label}
              </ListOption>
            ))
          ))}
      </ListBox>
    </ListAnchor>
  );
}
