import Foundation

/// How a row is held that is moved by its control. Where it is in the order of the rows says `DataMapping.movement`.
@MainActor
struct RowReordering {
  let element: TableElement
  /// From the finger to the row's upper edge.
  let grip: CGFloat
  let autoscroll: EdgeAutoscroll
  let look: LiftedLook
  /// Where the finger is, in the content.
  var finger: CGPoint

  /// The key of the row, as it is shown.
  var key: ElementKey { element.key }
}
