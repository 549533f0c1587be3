import Foundation

extension UIView {
  /// A namespace for the types of updates that an `Invalidating` property can request.
  public enum Invalidations {
    /// An invalidation that redraws the view.
    public struct Display: UIViewInvalidating {
      /// Creates the invalidation. Use the short form `.display`.
      nonisolated public init() {}

      /// Calls `setNeedsDisplay()` on the view.
      ///
      /// - Parameter view: The view with the changed property.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// An invalidation that lays out the view again.
    public struct Layout: UIViewInvalidating {
      /// Creates the invalidation. Use the short form `.layout`.
      nonisolated public init() {}

      /// Calls `setNeedsLayout()` on the view.
      ///
      /// - Parameter view: The view with the changed property.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// An invalidation that updates the constraints of the view.
    public struct Constraints: UIViewInvalidating {
      /// Creates the invalidation. Use the short form `.constraints`.
      nonisolated public init() {}

      /// Calls `setNeedsUpdateConstraints()` on the view.
      ///
      /// - Parameter view: The view with the changed property.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// An invalidation that computes the intrinsic content size of the view again.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the invalidation. Use the short form `.intrinsicContentSize`.
      nonisolated public init() {}

      /// Calls `invalidateIntrinsicContentSize()` on the view.
      ///
      /// - Parameter view: The view with the changed property.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// An invalidation that updates the configuration of the view.
    public struct Configuration: UIViewInvalidating {
      /// Creates the invalidation. Use the short form `.configuration`.
      nonisolated public init() {}

      /// Calls `setNeedsUpdateConfiguration()` on a cell, or on a header or footer of a table. Has no effect on other
      /// views.
      ///
      /// - Parameter view: The view with the changed property.
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
      }
    }

    /// A combination of two invalidations.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second

      /// Creates a combination of two invalidations.
      ///
      /// - Parameters:
      ///   - first: The invalidation that is requested first.
      ///   - second: The invalidation that is requested second.
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      /// Requests both invalidations, in order.
      ///
      /// - Parameter view: The view with the changed property.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property wrapper that invalidates a part of the enclosing view, such as its layout, when the value changes.
  @propertyWrapper @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    var value: Value
    let invalidation: InvalidationType

    init(value: Value, all invalidation: InvalidationType) {
      self.value = value
      self.invalidation = invalidation
    }

    /// Creates a property with an initial value and one invalidation.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    ///   - invalidation: The update that a change of the value requests.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property with an initial value and two invalidations.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    ///   - invalidation1: The first update to request when the value changes, such as a layout.
    ///   - invalidation2: The second update to request when the value changes.
    public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
    ) where InvalidationType == Invalidations.Tuple<First, Second> {
      value = wrappedValue
      invalidation = Invalidations.Tuple(invalidation1, invalidation2)
    }

    /// The value of the property. It is available only in subclasses of `UIView`, through the static subscript.
    @available(*, unavailable, message: "@Invalidating is available only on properties of UIView subclasses")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Accesses the value of a view's property. Setting a different value requests the invalidations.
    ///
    /// - Parameters:
    ///   - view: The view that declares the property.
    ///   - wrapped: The key path of the property.
    ///   - storage: The key path of the wrapper.
    /// - Returns: The current value of the property.
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
