import Foundation

/// Views that take no touches because they are animated without `allowUserInteraction`.
@MainActor
final class TouchBlocking {
  private static var own: TouchBlocking { ApplicationContext.current.touchBlocking }
  private var counts: [ObjectIdentifier: Int] = [:]

  static func block(_ layer: CALayer) { own.counts[ObjectIdentifier(layer), default: 0] += 1 }

  static func unblock(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    guard let count = own.counts[id] else { return }
    own.counts[id] = count > 1 ? count - 1 : nil
  }

  static func isBlocked(_ layer: CALayer) -> Bool { !own.counts.isEmpty && own.counts[ObjectIdentifier(layer)] != nil }
}

extension UIView {
  /// Whether the view is left out of hit testing because an animation without `allowUserInteraction` runs on it.
  /// O(1), and next to nothing while no such animation runs.
  package final var ignoresTouchesWhileAnimated: Bool { TouchBlocking.isBlocked(layer) }
}
