import Foundation

/// A type of update of a view that a change of an `Invalidating` property requests.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Requests the update of a view.
  ///
  /// - Parameter view: The view with the changed property.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The invalidation that redraws the view.
  nonisolated public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The invalidation that lays out the view again.
  nonisolated public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The invalidation that updates the constraints of the view.
  nonisolated public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The invalidation that computes the intrinsic content size of the view again.
  nonisolated public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The invalidation that updates the configuration of the view.
  nonisolated public static var configuration: Self { Self() }
}
