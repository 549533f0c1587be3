import Foundation

extension UIView {
  /// The things that a property can ask for.
  public enum Invalidations {
    /// Draw again.
    public struct Display: UIViewInvalidating {
      /// `.display` says the same.
      nonisolated public init() {}

      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Lay out again.
    public struct Layout: UIViewInvalidating {
      /// `.layout` says the same.
      nonisolated public init() {}

      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Update constraints.
    public struct Constraints: UIViewInvalidating {
      /// `.constraints` says the same.
      nonisolated public init() {}

      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Measure again.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// `.intrinsicContentSize` says the same.
      nonisolated public init() {}

      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Configure again.
    public struct Configuration: UIViewInvalidating {
      /// `.configuration` says the same.
      nonisolated public init() {}

      /// Calls `setNeedsUpdateConfiguration()` of cells, and of headers and footers of tables.
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
      }
    }

    /// Two of them.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second

      /// The two, in that order.
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      /// Asks for the first, then for the second.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that asks for display, layout, … when it gets another value.
  @propertyWrapper @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    var value: Value
    let invalidation: InvalidationType

    init(value: Value, all invalidation: InvalidationType) {
      self.value = value
      self.invalidation = invalidation
    }

    /// The first value, and what later ones ask for.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// The first value, and the two things that later ones ask for.
    public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
    ) where InvalidationType == Invalidations.Tuple<First, Second> {
      value = wrappedValue
      invalidation = Invalidations.Tuple(invalidation1, invalidation2)
    }

    /// The value; of views only, which the subscript serves.
    @available(*, unavailable, message: "only for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value, in a view: a new one asks for what was said.
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
