/** A span of time as a clock shows it: 0:42, 12:05, 3 h 07, 2 d. */
export function span(seconds: number): string {
  const rest = Math.max(0, Math.round(seconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  if (rest >= 172_800) return `${Math.floor(rest / 86_400)} d`;
  if (rest >= 3600) return `${Math.floor(rest / 3600)} h ${two(Math.floor((rest % 3600) / 60))}`;
  return `${Math.floor(rest / 60)}:${two(rest % 60)}`;
}

/** How long something has lasted, in a word: 40 s, 2 min, 3 h, 2 d. */
export function whileOf(seconds: number): string {
  const rest = Math.max(0, seconds);
  if (rest < 60) return `${Math.floor(rest)} s`;
  if (rest < 3600) return `${Math.floor(rest / 60)} min`;
  return rest < 172_800 ? `${Math.floor(rest / 3600)} h` : `${Math.floor(rest / 86_400)} d`;
}
