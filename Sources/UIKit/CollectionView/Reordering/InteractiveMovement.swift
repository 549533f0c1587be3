import CoreGraphics
import Foundation

/// The state of an interactive movement: the moved item, its position and the state of the gesture.
///
/// The index paths of the item are stored in `DataMapping.movement`.
@MainActor
struct InteractiveMovement {
  /// The position of the moved item and the state of the gesture that moves it.
  struct State {
    /// The center of the item in the content, in points.
    var position: CGPoint
    /// Indicates whether the standard gesture moves the item. The item is then enlarged and has a shadow.
    var isLifted = false
    /// Indicates whether the content scrolls automatically below the item because the pointer is near an edge.
    var isAutoscrolling = false
    /// Indicates whether the item is the gap that a drag opens. A gap is invisible and is at the position of its index
    /// path.
    var isGap = false
    /// The first target position that the application has set, in the coordinates of the visible area, and the last one. They are
    /// `nil` if the application does not move the item by its own gesture.
    var targets: (first: CGPoint, last: CGPoint)?
    /// The object that scrolls the content while the application holds the item near an edge.
    var autoscroll: EdgeAutoscroll?
  }

  let item: ItemMovement
  let state: State

  /// The index path of the item before the movement.
  var originalPath: IndexPath { item.originalPath }
  /// The index path where the item would be dropped.
  var currentPath: IndexPath { item.currentPath }
  var key: ElementKey { item.key }
  var position: CGPoint { state.position }
  var isLifted: Bool { state.isLifted }
  var isAutoscrolling: Bool { state.isAutoscrolling }
  var isGap: Bool { state.isGap }
}
