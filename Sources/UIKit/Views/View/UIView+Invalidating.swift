import Foundation

/// What a changed property asks of its view.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// The things that a property can ask for.
  public enum Invalidations {
    /// Draw again.
    public struct Display: UIViewInvalidating {
      nonisolated public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Lay out again.
    public struct Layout: UIViewInvalidating {
      nonisolated public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Update constraints.
    public struct Constraints: UIViewInvalidating {
      nonisolated public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Measure again.
    public struct IntrinsicContentSize: UIViewInvalidating {
      nonisolated public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Two of them.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that asks for display, layout, … when it gets another value.
  @propertyWrapper @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
    ) where InvalidationType == Invalidations.Tuple<First, Second> {
      value = wrappedValue
      invalidation = Invalidations.Tuple(invalidation1, invalidation2)
    }

    @available(*, unavailable, message: "only for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    public static subscript<Enclosing: UIView>(
      _enclosingInstance view: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
      storage storage: ReferenceWritableKeyPath<Enclosing, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  nonisolated public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  nonisolated public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  nonisolated public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  nonisolated public static var intrinsicContentSize: Self { Self() }
}
