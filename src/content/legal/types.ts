/** The form of a legal page: what Terms, Refund Policy and Privacy Policy are made of. */

/** A paragraph, a bulleted list, or a list of outbound links. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly links: readonly { readonly text: string; readonly url: string }[] };

export interface LegalSection {
  /** The anchor, in lower case with hyphens; once published it stays. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}

export interface LegalDocument {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  /** The figures that a hurried reader needs: a short figure and what it means. */
  readonly glance: readonly { readonly figure: string; readonly text: string }[];
  readonly sections: readonly LegalSection[];
  /** The question over the two contact buttons at the end. */
  readonly question: string;
}
