/** Labels by key, nested where a field's source has a dot ('task.name'). */
export type LabelTree = { [key: string]: string | LabelTree }
