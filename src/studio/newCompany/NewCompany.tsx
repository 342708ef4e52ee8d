import { Sparkles } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import type { ApiClient } from '../shell/apiClient';
import { spokenLanguage } from '../language/spoken';
import { Button } from '../ui/Button';
import controls from '../ui/controls.module.css';
import { LanguageChoice } from '../ui/LanguageChoice';
import type { CompanyAnswers, NewCompanyAnswer } from './answers';
import { Colours } from './Colours';
import { keepAnswers, keptAnswers } from './keptAnswers';
import styles from './new-company.module.css';
import { EMPTY_OFFICE, Offices } from './Offices';
import { Pages } from './Pages';
import { TextInput } from './TextInput';
import { hasWords, inLanguage, namesIn } from './names';
import { LANGUAGES, WORDS } from './words';
import { errorMessage } from '../../document/errorMessage';

const START: CompanyAnswers = {
  language: spokenLanguage(),
  name: '',
  trade: '',
  url: '',
  colours: { main: '#1f2d3d', accent: '#ffb703' },
  branches: [EMPTY_OFFICE],
  chat: '',
  ...namesIn(spokenLanguage()),
  categories: [],
};

const languageNames = new Intl.DisplayNames(spokenLanguage(), { type: 'language' });

/** Asks what a new company needs, makes its site, and goes on to Studio. */
export function NewCompany({ api }: { api: ApiClient }) {
  const [answers, setAnswers] = useState(() => keptAnswers(START));
  const [logo, setLogo] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const change = (fields: Partial<CompanyAnswers>) => setAnswers({ ...answers, ...fields });
  const make = async () => {
    setBusy(true);
    setProblems([]);
    try {
      const answer = await api.ask<NewCompanyAnswer>('new-company', {
        answers,
        ...(logo !== undefined && { logo: { data: logo } }),
      });
      if ('url' in answer) return location.assign(answer.url);
      setProblems(answer.problems);
    } catch (error) {
      setProblems([errorMessage(error)]);
    }
    setBusy(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void make();
  };
  return (
    <main className={styles['page']}>
      <form className={styles['form']} onSubmit={submit}>
        <LanguageChoice
          automatic={WORDS.automatic}
          beforeLoading={() => keepAnswers(answers, START)}
        />
        <h1>{WORDS.title}</h1>
        <p className={controls['hint']}>{WORDS.lead}</p>
        <h2>{WORDS.company}</h2>
        <Company answers={answers} onChange={change} />
        <h2>{WORDS.look}</h2>
        <Colours
          api={api}
          colours={answers.colours}
          onChange={(colours) => setAnswers((before) => ({ ...before, colours }))}
          onLogo={setLogo}
        />
        <h2>{WORDS.offices}</h2>
        <Offices offices={answers.branches} onChange={(branches) => change({ branches })} />
        <Chat answers={answers} onChange={change} />
        <h2>{WORDS.pages}</h2>
        <Pages answers={answers} onChange={change} />
        <div role="alert">
          {problems.length > 0 && (
            <>
              <p className={controls['wrong']}>{WORDS.wrong}</p>
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Button type="submit" kind="strong" icon={Sparkles} isOff={isBusy}>
          {isBusy ? WORDS.making : WORDS.make}
        </Button>
      </form>
    </main>
  );
}

/** A part of the answers. */
interface PartProps {
  answers: CompanyAnswers;
  onChange: (fields: Partial<CompanyAnswers>) => void;
}

function Company({ answers, onChange }: PartProps) {
  return (
    <>
      <TextInput
        label={WORDS.name}
        value={answers.name}
        required
        most={40}
        onChange={(name) => onChange({ name })}
      />
      <TextInput
        label={WORDS.trade}
        help={WORDS.tradeHelp}
        value={answers.trade}
        required
        most={140}
        onChange={(trade) => onChange({ trade })}
      />
      <label className={controls['field']}>
        <span>{WORDS.language}</span>
        <select
          className={controls['input']}
          value={answers.language}
          onChange={({ target }) => onChange(inLanguage(answers, target.value))}
        >
          {LANGUAGES.map((tag) => (
            <option key={tag} value={tag}>
              {languageNames.of(tag)}
            </option>
          ))}
        </select>
      </label>
      <p className={controls['hint']}>{WORDS.languageHelp(hasWords(answers.language))}</p>
      <TextInput
        label={WORDS.url}
        type="url"
        value={answers.url}
        onChange={(url) => onChange({ url })}
        onLeave={() => onChange({ url: withScheme(answers.url) })}
      />
    </>
  );
}

/** 'https://acme.com' for 'acme.com', as people write it, and browsers do not take it. */
function withScheme(address: string): string {
  return /^[\w-]+(\.[\w-]+)+/.test(address) ? `https://${address}` : address;
}

function Chat({ answers, onChange }: PartProps) {
  return (
    <>
      <TextInput
        label={WORDS.chat}
        type="tel"
        value={answers.chat}
        onChange={(chat) => onChange({ chat })}
      />
      {answers.chat !== '' && (
        <TextInput
          label={WORDS.chatMessage}
          value={answers.chatMessage}
          required
          onChange={(chatMessage) => onChange({ chatMessage })}
        />
      )}
    </>
  );
}
