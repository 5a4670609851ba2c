/** The device's own date; whole days have no time zone. */
export function todayHere(): string {
  const now = new Date();
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
