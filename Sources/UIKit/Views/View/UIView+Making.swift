import Foundation
import RuntimeInterface

// `T(frame:)` and `T()` with a generic parameter, `type(of: view).init(frame:)`: Swift calls only `required` initializers
// that way, unless they come from Objective-C as on iOS. `init(frame:)` cannot be required, because subclasses write
// `override init(frame:)`. So Swift passes the class's own over and takes that of a protocol.
//
// In a protocol's initializer `Self` is the class that the caller names (`UIView` for a `UIView.Type`), not the one that it
// has; in a static method `self` is the latter. The two are called in the same way, so the initializers here have no body
// of their own: the method beside each is it, by the name of its symbol (`GenericMakingTests` guards that).

/// Lets views be made by classes that only the running program knows. Tessera's own. Where the class is known nothing comes
/// from here, except that a class without these initializers is found out at run time, with a message that names it.
@preconcurrency @MainActor
public protocol ViewMakeable {}

extension UIView: ViewMakeable {}

extension ViewMakeable {
  /// A view of the class, by its `init(frame:)`; `frame` is in the superview's coordinates, in points. Traps where the
  /// class has no such initializer.
  @_silgen_name("tessera_make_view_with_frame")
  public init(frame: CGRect)

  @usableFromInline @_silgen_name("tessera_make_view_with_frame")
  static func making(frame: CGRect) -> Self { made(self) { InitializerDispatch.makeWithFrame($0, frame) } }

  /// A view of the class, by its `init()` if it overrides that, else by its `init(frame:)` with an empty frame.
  @_silgen_name("tessera_make_view")
  public init()

  @usableFromInline @_silgen_name("tessera_make_view")
  static func making() -> Self { madePlainly(self) }
}

/// Lets view controllers be made by classes that only the running program knows: `T()`. Tessera's own, as `ViewMakeable`.
@preconcurrency @MainActor
public protocol ViewControllerMakeable {}

extension ViewControllerMakeable {
  /// A controller of the class, by its `init()`. Traps where the class has none.
  @_silgen_name("tessera_make_view_controller")
  public init()

  @usableFromInline @_silgen_name("tessera_make_view_controller")
  static func making() -> Self { madePlainly(self) }
}

/// An object of exactly the class `type`, which the caller knows by its protocol alone.
@MainActor
private func made<Object>(_ type: Any.Type, _ make: (AnyClass) -> AnyObject) -> Object {
  guard let type = type as? AnyClass, let object = make(type) as? Object else {
    fatalError("\(type) is no class that can be made")
  }
  return object
}

/// An object of exactly the class `type`, by its `init()`.
@MainActor
func madePlainly<Object>(_ type: Any.Type) -> Object {
  made(type) { type in
    guard let type = type as? NSObject.Type else { fatalError("\(type) is no object's class") }
    return InitializerDispatch.makeObject(type)
  }
}
