import Foundation

/// What a changed property asks of its view.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Asks it of `view`, whose property has just changed.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Draw again.
  nonisolated public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Lay out again.
  nonisolated public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Update constraints.
  nonisolated public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Measure again.
  nonisolated public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Configure again.
  nonisolated public static var configuration: Self { Self() }
}
