import Foundation

extension UIViewController {
  /// A property of a controller that `viewDidLoad` sets: reading it loads the view first. It may be written at any time.
  ///
  /// Reading one that `viewDidLoad` did not set ends the program, with the controller's name.
  @preconcurrency @MainActor @propertyWrapper public struct ViewLoading<Value> {
    private var stored: Value?

    /// No value until one is set.
    public init() {}

    /// That value from the beginning; reading it loads the view all the same.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// Only properties of controllers can be loaded with a view.
    @available(*, unavailable, message: "@ViewLoading is for properties of UIViewController subclasses")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading outside of a controller") }
      set { fatalError("@ViewLoading outside of a controller") }
    }

    /// What the compiler calls in place of `wrappedValue`.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller, wrapped wrappedPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storagePath: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storagePath].stored else {
          fatalError("\(type(of: controller)).viewDidLoad() set no value of \(wrappedPath)")
        }
        return value
      }
      set { controller[keyPath: storagePath].stored = newValue }
    }
  }
}
