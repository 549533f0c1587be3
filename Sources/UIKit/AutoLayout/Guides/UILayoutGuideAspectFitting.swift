import Foundation

/// A layout guide whose area has a given aspect ratio.
@preconcurrency @MainActor public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The ratio of the width to the height. It must be greater than 0.
  var aspectRatio: CGFloat { get set }
}
