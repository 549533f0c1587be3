import Foundation

extension UIView.Invalidations {
  /// A combination of any number of invalidations.
  public struct Many<each Invalidation: UIViewInvalidating>: UIViewInvalidating {
    private let all: (repeat each Invalidation)

    /// Creates a combination of invalidations.
    ///
    /// - Parameter all: The invalidations, in the order in which they are requested.
    public init(_ all: repeat each Invalidation) { self.all = (repeat each all) }

    /// Requests all invalidations, in order.
    ///
    /// - Parameter view: The view with the changed property.
    public func invalidate(view: UIView) { repeat (each all).invalidate(view: view) }
  }
}

// UIKit has one initializer for each number of invalidations up to ten. This one accepts any number from three on.
extension UIView.Invalidating {
  /// Creates a property with an initial value and three or more invalidations.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - invalidation1: An update that a change of the value requests.
  ///   - invalidation2: Another update that a change of the value requests.
  ///   - invalidation3: A third update that a change of the value requests.
  ///   - others: More updates that a change of the value requests.
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
