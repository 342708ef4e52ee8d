import { computed } from '@preact/signals-core';
import { ChevronLeft } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useValue } from '../../ui/useValue';
import { Field } from '../form/Field';
import { fieldId } from '../form/fieldId';
import type { Schema } from '../../document/schema/schema';
import { Help } from '../form/FieldFrame';
import { Fields } from '../form/GroupField';
import { useAt } from '../form/useAt';
import { chosenSchema, schemaAt } from '../../document/schema/schemaAt';
import { Entries } from '../form/ListField';
import { Problems } from '../form/Problems';
import { starter } from '../../document/schema/starter';
import { stepsOf, toPointer } from '../../document/operation';
import { valueAt } from '../../document/values';
import { WORDS as FORM_WORDS } from '../form/words';
import { WORDS } from '../words';
import { Arriving } from './Arriving';
import { BlockActions } from './BlockActions';
import { LeftOut } from './LeftOut';
import { PageActions } from './PageActions';
import { pageName } from '../language/spokenNames';
import { formOf } from './forms';
import styles from './pane.module.css';
import { nameOfSection } from './sections';
import { SharedNote } from './SharedNote';
import { isOnPageOfMany } from './references';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** The form of what is being edited. A block that moves keeps its form, and the focus in it. */
export function Pane() {
  const { formAt, formKey } = useStudio();
  return <FormOf key={useValue(formKey)} at={useValue(formAt)} />;
}

function FormOf({ at }: { at: string }) {
  const isBlock = useValue(useStudio().block) === at;
  const isPage = /^\/(pages\/\d+|notFound)$/.test(at);
  const pane = useRef<HTMLDivElement>(null);
  // What scrolls is around the form, and stays where it was when another form comes.
  useLayoutEffect(() => {
    // In braces because scrollTo returns a promise in new browsers: React would take it for the effect's cleanup.
    pane.current?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className={styles['pane']} ref={pane}>
      {isBlock && <BlockForm at={at} />}
      {isPage && <PageForm at={at} />}
      {!isBlock && !isPage && <SectionForm at={at} />}
    </div>
  );
}

/** A part of what the form is in, to go back to. */
function Back({ at }: { at: string }) {
  const { session, show, host } = useStudio();
  const { schema, root } = session;
  const around = formOf(schema, root.peek(), toPointer(stepsOf(at).slice(0, -1)));
  const name = useAt(around, (value) => formName(schema, value, around));
  const go = () => {
    show(around);
    host.reveal(at.startsWith(`${around}/`) ? around : at);
  };
  return (
    <button className={styles['back']} type="button" onClick={go}>
      <ChevronLeft size={16} />
      {name}
    </button>
  );
}

const formName = (schema: Schema, value: unknown, at: string): string =>
  /^\/pages\/\d+$/.test(at) ? pageName(value) : nameOfSection(schema, at);

function BlockForm({ at }: { at: string }) {
  const { session } = useStudio();
  const { schema, root } = session;
  const type = useAt(`${at}/type`, asIs);
  const list = schemaAt(schema, root.peek(), toPointer(stepsOf(at).slice(0, -1)));
  const own = chosenSchema(list?.items ?? {}, { type });
  // Categories can be chosen where there are pages for each, and what is chosen stays to be seen.
  const hasCategories = useValue(
    useMemo(() => computed(() => isOnPageOfMany(schema, root.value, at)), [schema, root, at]),
  );
  const isChosen = useAt(`${at}/onlyIn`, Array.isArray);
  const without = hasCategories || isChosen ? ['type'] : ['type', 'onlyIn'];
  return (
    <>
      <Back at={at} />
      <h2 className={styles['title']} id={fieldId(at)} tabIndex={-1}>
        {own?.title ?? String(type)}
      </h2>
      {own && <Help at={at} schema={own} />}
      <BlockActions at={at} role="group" className={styles['icons']} />
      <LeftOut at={at} />
      <SharedNote at={at} />
      {own && isForm(own) && <Arriving at={at} />}
      {own ? <Fields schema={own} at={at} without={without} /> : <Problems at={at} />}
    </>
  );
}

function PageForm({ at }: { at: string }) {
  const { session } = useStudio();
  const schema = schemaAt(session.schema, session.root.peek(), at) ?? {};
  const blocks = schema.properties?.['blocks'] ?? {};
  const name = useAt(at, pageName);
  const isListed = at.startsWith('/pages/');
  const hasBlocks = useAt(`${at}/blocks`, (value) => Array.isArray(value) && value.length > 0);
  return (
    <>
      <h2 className={styles['title']} id={fieldId(at)} tabIndex={-1}>
        {isListed ? name : WORDS.sections.notFound}
      </h2>
      {isListed && <PageActions index={Number(stepsOf(at).at(-1))} />}
      <h3>{WORDS.blocks}</h3>
      {!hasBlocks && <p className={styles['hint']}>{WORDS.noBlocks}</p>}
      <Problems at={`${at}/blocks`} />
      <Entries schema={blocks} at={`${at}/blocks`} label={WORDS.blocks} />
      <h3>{WORDS.aboutPage}</h3>
      <Fields schema={schema} at={at} without={isListed ? ['blocks', 'path'] : ['blocks']} />
    </>
  );
}

function SectionForm({ at }: { at: string }) {
  const { session, host } = useStudio();
  const { schema, root } = session;
  const exists = useMemo(
    () => computed(() => valueAt(root.value, stepsOf(at)) !== undefined),
    [root, at],
  );
  const own = schemaAt(schema, root.peek(), at) ?? {};
  const steps = stepsOf(at);
  const name = nameOfSection(schema, at);
  const isThere = useValue(exists) || own.default !== undefined;
  const add = () => {
    const value = starter(own);
    host.change([{ op: 'set', at, value }]);
    // The button has gone: go on in the first field of what it has added.
    host.reveal(toPointer([...steps, ...Object.keys(Object(value)).slice(0, 1)]));
  };
  return (
    <>
      <h2 className={styles['title']} id={fieldId(at)} tabIndex={-1}>
        {name}
      </h2>
      <Help at={at} schema={own} />
      {!isThere && (
        <>
          <p className={styles['hint']}>{WORDS.notThere(name)}</p>
          <Button isSmall onClick={add}>
            {FORM_WORDS.add(name.toLowerCase())}
          </Button>
        </>
      )}
      {isThere && own.properties && (
        <Fields schema={own} at={at} without={steps[0] === 'store' ? ['products'] : []} />
      )}
      {isThere && own.items && (
        <>
          <Problems at={at} />
          <Entries schema={own} at={at} label={name} />
        </>
      )}
      {isThere && !own.properties && !own.items && (
        <Field schema={own} at={at} label={name} required={false} />
      )}
    </>
  );
}

/** Whether a block is a form that visitors send. */
const isForm = ({ properties = {} }: Schema) =>
  Object.values(properties).some((field) => field['x-kind'] === 'form-fields');

const asIs = (value: unknown) => value;
