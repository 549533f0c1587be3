import Foundation
import RuntimeInterface
import SwiftABI

// `T(frame:)` and `T()` with a generic parameter, and `type(of: view).init(frame:)`, call only `required` initializers in Swift, unless the
// initializers come from Objective-C as on iOS. `init(frame:)` cannot be required, because subclasses write `override init(frame:)`. So
// Swift skips the class's own initializer and calls that of a protocol. In a protocol's initializer `Self` is the class that the caller
// names (`UIView` for a `UIView.Type`), not the dynamic class; in a static method `self` is the dynamic one. Both have the same calling
// convention, so the initializers here have no body: each is bound by symbol name to the method below it (`GenericMakingTests` tests that).

/// A protocol with initializers for view classes that are known only at run time. It is specific to Tessera.
///
/// Classes that are known at compile time do not use these initializers. If a class lacks them, the program traps with
/// a message that contains the name of the class.
@preconcurrency @MainActor
public protocol ViewMakeable: ObjectMakeable {}

extension UIView: ViewMakeable {}

extension ViewMakeable {
  /// Creates a view of the dynamic class with its `init(frame:)`. Traps if the class has no such initializer.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  @_silgen_name("tessera_make_view_with_frame")
  public init(frame: CGRect)

  @usableFromInline @_silgen_name("tessera_make_view_with_frame")
  static func making(frame: CGRect) -> Self { createObject(self) { InitializerDispatch.makeWithFrame($0, frame) } }

  /// Creates a view of the dynamic class. Calls its `init()` if the class overrides that, otherwise its `init(frame:)`
  /// with an empty frame.
  @_silgen_name("tessera_make_view")
  public init()

  @usableFromInline @_silgen_name("tessera_make_view")
  static func making() -> Self { makeWithInit(self) }
}

/// A protocol with initializers for view controller classes that are known only at run time. It is specific to Tessera, like
/// `ViewMakeable`.
@preconcurrency @MainActor
public protocol ViewControllerMakeable: ObjectMakeable {}

extension ViewControllerMakeable {
  /// Creates a view controller of the dynamic class with its `init()`. Traps if the class has no such initializer.
  @_silgen_name("tessera_make_view_controller")
  public init()

  @usableFromInline @_silgen_name("tessera_make_view_controller")
  static func making() -> Self { makeWithInit(self) }

  /// Creates a view controller of the dynamic class with its `init(nibName:bundle:)`. Traps if the class has no such initializer.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file with the view, or nil.
  ///   - nibBundleOrNil: The bundle with the file. If it is nil, the file is in the main bundle.
  @_silgen_name("tessera_make_view_controller_with_nib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @usableFromInline @_silgen_name("tessera_make_view_controller_with_nib")
  static func making(nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?) -> Self {
    createObject(self) { InitializerDispatch.makeViewController($0, nibNameOrNil, nibBundleOrNil) }
  }
}

/// Creates an object of exactly the class `type`. At compile time, the caller knows only a protocol of the class.
@MainActor
func createObject<Object>(_ type: Any.Type, _ make: (AnyClass) -> AnyObject) -> Object {
  guard let type = type as? AnyClass, let object = make(type) as? Object else {
    fatalError("\(type) cannot be created: it is not a subclass of \(Object.self)")
  }
  return object
}

/// Creates an object of exactly the class `type` with its `init()`.
@MainActor
func makeWithInit<Object>(_ type: Any.Type) -> Object {
  createObject(type) { type in
    guard let type = type as? NSObject.Type else {
      fatalError("\(type) cannot be created: it is not a subclass of NSObject")
    }
    return makeObject(type)
  }
}

/// Creates an object of exactly the class `type` with the `init()` that a message finds on iOS.
@MainActor
private func makeObject(_ type: NSObject.Type) -> AnyObject {
  (type as? UIResponder.Type)?._makeWithInit() ?? (type as? UIGestureRecognizer.Type)?._makeWithInit()
    ?? InitializerDispatch.makeObject(type)
}

/// Creates an object of exactly the class `type` with its `init()`. On another thread than the main one, a responder or a gesture
/// recognizer is created by the designated initializer of UIKit's class.
func makeObject(ofAnyActor type: NSObject.Type) -> AnyObject {
  guard Thread.isMainThread else { return InitializerDispatch.makeObject(type) }
  nonisolated(unsafe) var object: AnyObject?
  MainActor.assumeIsolated { object = makeObject(type) }
  return object ?? InitializerDispatch.makeObject(type)
}
