import Foundation

/// A list of the layers whose views receive no touches because they are animated without `allowUserInteraction`.
@MainActor
final class TouchSuppression {
  private static var shared: TouchSuppression { ApplicationContext.object(.touchSuppression, TouchSuppression()) }
  private var counts: [ObjectIdentifier: Int] = [:]

  static func block(_ layer: CALayer) { shared.counts[ObjectIdentifier(layer), default: 0] += 1 }

  static func unblock(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    guard let count = shared.counts[id] else { return }
    shared.counts[id] = count > 1 ? count - 1 : nil
  }

  static func isBlocked(_ layer: CALayer) -> Bool {
    !shared.counts.isEmpty && shared.counts[ObjectIdentifier(layer)] != nil
  }
}

extension UIView {
  /// Indicates whether hit testing skips the view because of an animation without `allowUserInteraction`. The cost is
  /// negligible while there is no such animation.
  ///
  /// - Complexity: O(1).
  package final var ignoresTouchesWhileAnimated: Bool { TouchSuppression.isBlocked(layer) }
}
