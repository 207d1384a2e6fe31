/** The ids of the tables created in this page, whose creator still has the screen. */
export const createdTables = new Set<string>();
