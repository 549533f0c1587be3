import Foundation

/// Constants that specify the operation that a drop performs with the dragged data.
public enum UIDropOperation: UInt, Sendable {
  /// The drop is cancelled.
  case cancel = 0
  /// The destination usually accepts the items, but not at present. The drop is cancelled, and a sign beside the items
  /// indicates this.
  case forbidden = 1
  /// The data is copied.
  case copy = 2
  /// The data is moved. If the source does not allow moves, the drop is cancelled.
  case move = 3
}
