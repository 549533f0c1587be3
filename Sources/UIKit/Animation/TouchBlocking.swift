import Foundation

/// Views that take no touches because they are animated without `allowUserInteraction`.
@MainActor
enum TouchBlocking {
  private static var counts: [ObjectIdentifier: Int] = [:]

  static func block(_ layer: CALayer) { counts[ObjectIdentifier(layer), default: 0] += 1 }

  static func unblock(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    guard let count = counts[id] else { return }
    counts[id] = count > 1 ? count - 1 : nil
  }

  static func isBlocked(_ layer: CALayer) -> Bool { !counts.isEmpty && counts[ObjectIdentifier(layer)] != nil }
}

extension UIView {
  /// Whether the view is left out of hit testing because an animation without `allowUserInteraction` runs on it.
  /// O(1), and next to nothing while no such animation runs.
  package final var ignoresTouchesWhileAnimated: Bool { TouchBlocking.isBlocked(layer) }
}
