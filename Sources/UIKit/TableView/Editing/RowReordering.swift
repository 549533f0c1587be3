import Foundation

/// A row that the user moves by its reorder control. `DataMapping.movement` tracks its current position.
@MainActor
struct RowReordering {
  let element: TableElement
  /// The vertical distance from the finger to the upper edge of the row, in points.
  let holdOffset: CGFloat
  let autoscroll: EdgeAutoscroll
  let look: LiftedPreview
  /// The position of the finger, in the coordinates of the content.
  var finger: CGPoint

  /// The key of the row's element, at its current position in the table.
  var key: ElementKey { element.key }
}
