import Foundation

/// A layout guide that keeps a ratio of its sides.
@preconcurrency @MainActor public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The ratio of the width to the height. It must be greater than 0.
  var aspectRatio: CGFloat { get set }
}
