import Foundation

extension UIView.Invalidations {
  /// Any number of them, one after the other.
  public struct Many<each Invalidation: UIViewInvalidating>: UIViewInvalidating {
    private let all: (repeat each Invalidation)

    /// Those, in that order.
    public init(_ all: repeat each Invalidation) { self.all = (repeat each all) }

    /// Asks for each of them.
    public func invalidate(view: UIView) { repeat (each all).invalidate(view: view) }
  }
}

// UIKit has an initializer for each number up to ten; this one serves all of them, and more.
extension UIView.Invalidating {
  /// The first value, and the three or more things that later ones ask for.
  public init<
    First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating, each Other: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third,
    _ others: repeat each Other
  ) where InvalidationType == UIView.Invalidations.Many<First, Second, Third, repeat each Other> {
    self.init(
      value: wrappedValue,
      all: UIView.Invalidations.Many(invalidation1, invalidation2, invalidation3, repeat each others))
  }
}
