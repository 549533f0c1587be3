import Foundation

/// Keeps track of the layers whose views receive no touches because they are animated without `allowUserInteraction`.
@MainActor
final class TouchSuppression {
  private static var own: TouchSuppression { ApplicationContext.object(.touchSuppression, TouchSuppression()) }
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
  /// Indicates whether hit testing skips the view because an animation without `allowUserInteraction` runs on it. O(1),
  /// and almost free while no such animation runs.
  package final var ignoresTouchesWhileAnimated: Bool { TouchSuppression.isBlocked(layer) }
}
