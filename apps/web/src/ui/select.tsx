import './mantine-more.css'
import { Select as MantineSelect, type Primitive, type SelectProps } from '@mantine/core'

/**
 * One of several choices. Where nothing is chosen yet, what one stands on is set as it opens: Mantine's own way sets it
 * a moment later, and on a busy machine forgets the arrow that was pressed meanwhile, so that Enter chose nothing.
 */
export function Select<Value extends Primitive = string>(props: SelectProps<Value>) {
  return <MantineSelect<Value> selectFirstOptionOnDropdownOpen={props.value === null} {...props} />
}
