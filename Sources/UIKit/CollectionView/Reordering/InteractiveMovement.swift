import CoreGraphics
import Foundation

/// An item that is being moved by hand: where it is, and how it is held.
///
/// Where it is in the order of the items says `DataMapping.movement`.
@MainActor
struct InteractiveMovement {
  /// How an item is held.
  struct Hold {
    /// Its centre, in the content, in points.
    var position: CGPoint
    /// Whether the standard gesture carries it: it looks lifted.
    var isLifted = false
    /// Whether the content is being scrolled below a hand that rests near an edge.
    var isScrolledUnder = false
    /// Whether it is the gap of a drag: nothing is seen of it, and it is at its place instead of at the hand.
    var isGap = false
  }

  let item: ItemMovement
  let hold: Hold

  /// Where the item is without the movement.
  var original: IndexPath { item.original }
  /// Where it would go.
  var current: IndexPath { item.current }
  var key: ElementKey { item.key }
  var position: CGPoint { hold.position }
  var isLifted: Bool { hold.isLifted }
  var isScrolledUnder: Bool { hold.isScrolledUnder }
  var isGap: Bool { hold.isGap }
}
