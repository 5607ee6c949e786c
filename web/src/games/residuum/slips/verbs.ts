/** Verbs that slips have buttons for: the shell makes no button of them. */
export const slipVerbs: readonly string[] = [];
