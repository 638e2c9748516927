import sentences from '../../mocks/serverSentences.json' with { type: 'json' };

/** A sentence of the server as it comes, with its values, in both languages. */
export interface ServerSentence {
  key: string;
  en: string;
  fa: string;
}

/** Every sentence of the server that takes a value or has Latin letters in Persian, by where a person meets it. */
export const serverSentencesStates = sentences satisfies Record<string, readonly ServerSentence[]>;
