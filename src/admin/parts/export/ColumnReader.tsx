/** Mounts the columns of a list unseen, and hands over what they say of themselves, in their order. */
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { ColumnReading, type ListColumn } from './exportedTable.ts'

/** Each mount reads anew: whether a column is there can change. */
export function ColumnReader({ columns, onRead }: ColumnReaderProps) {
  const [{ read, add }] = useState(newReading)
  // Children's effects come first, so every column has been added.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => onRead([...read]), [])
  return <ColumnReading value={add}>{columns}</ColumnReading>
}

interface ColumnReaderProps {
  /** EntityColumn elements, or components that give them. */
  columns: ReactNode
  onRead: (columns: ListColumn[]) => void
}

function newReading() {
  const read: ListColumn[] = []
  const add = (column: ListColumn) => {
    read.push(column)
    return () => {
      read.splice(read.indexOf(column), 1)
    }
  }
  return { read, add }
}
