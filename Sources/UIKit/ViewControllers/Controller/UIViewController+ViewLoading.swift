import Foundation

extension UIViewController {
  /// A property wrapper for properties of a view controller that `viewDidLoad()` sets. Reading such a property loads
  /// the view first.
  ///
  /// The property can be set at any time. If `viewDidLoad()` has not set it, reading it traps with a message that
  /// contains the controller's class.
  @preconcurrency @MainActor @propertyWrapper public struct ViewLoading<Value> {
    private var storedValue: Value?

    /// Creates a property without a value.
    public init() {}

    /// Creates a property with an initial value. Reading the property still loads the view.
    ///
    /// - Parameter wrappedValue: The initial value.
    public init(wrappedValue: Value) { storedValue = wrappedValue }

    /// The value of the property. Swift accesses the value through the static subscript, so the property wrapper can be
    /// used only in view controllers.
    @available(*, unavailable, message: "@ViewLoading is for properties of UIViewController subclasses")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading is used outside of a UIViewController subclass") }
      set { fatalError("@ViewLoading is used outside of a UIViewController subclass") }
    }

    /// Accesses the value of a view controller's property. Reading the property loads the view.
    ///
    /// - Parameters:
    ///   - controller: The view controller that declares the property.
    ///   - wrappedPath: The key path of the property.
    ///   - storagePath: The key path of the wrapper.
    /// - Returns: The current value of the property.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller, wrapped wrappedPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storagePath: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storagePath].storedValue else {
          fatalError(
            "\(type(of: controller)).viewDidLoad() has not set the property \(wrappedPath); set it there or in "
              + "loadView()"
          )
        }
        return value
      }
      set { controller[keyPath: storagePath].storedValue = newValue }
    }
  }
}
