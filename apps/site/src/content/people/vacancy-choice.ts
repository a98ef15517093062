/** What the careers form calls a post: "Sous chef, Marataba Safari Lodge". */
export function vacancyChoice({ title, place }: { readonly title: string; readonly place: string }): string {
  return [title, place].filter((part) => part !== '').join(', ');
}
