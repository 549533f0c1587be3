import Foundation

/// A row that is moved by its control. The table shows the order after the drop; the data keeps its order until then.
@MainActor
struct RowReordering {
  let element: TableElement
  /// Where the row is in the data.
  let original: IndexPath
  /// Where it would go.
  var current: IndexPath
  /// From the finger to the row's upper edge.
  let grip: CGFloat
  let autoscroll: EdgeAutoscroll
  let look: LiftedLook
  /// Where the finger is, in the content.
  var finger: CGPoint

  var key: ElementKey { .row(current.item, current.section) }
  private var movement: InteractiveMovement {
    InteractiveMovement(original: original, current: current, position: .zero)
  }
  func dataPath(of path: IndexPath) -> IndexPath { movement.dataPath(of: path) }
  func shownPath(ofData path: IndexPath) -> IndexPath { movement.shownPath(ofData: path) }
}
