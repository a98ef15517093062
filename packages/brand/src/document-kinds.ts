/** Kinds of document visitors download, in the order a list has them, as the studio offers them and pages head them (CNT-20). */
export const documentKinds = {
  rates: 'Rate sheets',
  facts: 'Fact sheets',
  maps: 'Maps and access',
  pictures: 'Pictures',
  menus: 'Menus',
  policies: 'Policies',
} as const;

export type DocumentKind = keyof typeof documentKinds;
