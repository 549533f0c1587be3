import CoreGraphics
import Foundation

/// The item that the user moves interactively, its position and the state of the gesture.
///
/// Its index path among the items is stored in `DataMapping.movement`.
@MainActor
struct InteractiveMovement {
  /// The state of the gesture that holds the item.
  struct Hold {
    /// The center of the item in the content, in points.
    var position: CGPoint
    /// Indicates whether the item is held by the standard gesture. The item is then shown enlarged and with a shadow.
    var isLifted = false
    /// Indicates whether the content scrolls because the pointer is near an edge.
    var isScrolledUnder = false
    /// Indicates whether the item is the gap of a drag. A gap is invisible and is positioned at its index path.
    var isGap = false
  }

  let item: ItemMovement
  let hold: Hold

  /// The index path of the item before the movement.
  var original: IndexPath { item.original }
  /// The index path where the item would be dropped.
  var current: IndexPath { item.current }
  var key: ElementKey { item.key }
  var position: CGPoint { hold.position }
  var isLifted: Bool { hold.isLifted }
  var isScrolledUnder: Bool { hold.isScrolledUnder }
  var isGap: Bool { hold.isGap }
}
