import Foundation

/// The row that the user moves by its reorder control. `DataMapping.movement` contains its index paths.
@MainActor
struct RowReordering {
  let element: TableElement
  /// The vertical distance from the finger to the top edge of the row, in points.
  let grabOffset: CGFloat
  let autoscroll: EdgeAutoscroll
  let preview: LiftedPreview
  /// The position of the finger in content coordinates, in points.
  var touchLocation: CGPoint

  /// The current key of the row's element.
  var key: ElementKey { element.key }
}
