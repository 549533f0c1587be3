import Foundation

/// The operations of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// The drop is cancelled.
  case cancel = 0
  /// The drop is cancelled, although the destination usually accepts it. A sign beside the items shows that.
  case forbidden = 1
  /// The data is copied.
  case copy = 2
  /// The data is moved. If the source does not allow moves, the drop is cancelled.
  case move = 3
}
