/** A text as it is searched: without accents, in small letters, so that 'Jóola' finds 'JOOLA'. */
export function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
