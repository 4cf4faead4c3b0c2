// Choosing a language.
export const texts = {
  label: 'Language',
  /** `language` is named in itself. */
  notLoaded: (language: string) =>
    `${language} couldn’t be loaded. Go online once and choose it again.`,
};
