import Foundation

/// A row that the user moves by its reorder control. `DataMapping.movement` tracks its position in the order of the
/// rows.
@MainActor
struct RowReordering {
  let element: TableElement
  /// The distance from the finger to the upper edge of the row, in points.
  let holdOffset: CGFloat
  let autoscroll: EdgeAutoscroll
  let look: LiftedPreview
  /// The position of the finger, in the coordinates of the content.
  var finger: CGPoint

  /// The key of the row in the order that is shown.
  var key: ElementKey { element.key }
}
