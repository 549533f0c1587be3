import CoreGraphics
import Foundation

/// Creates objects of classes that are known only at run time, by calling designated initializers that are not `required`.
///
/// Cell classes, layer classes, layout-attributes classes and application delegates are passed as metatypes. Swift can
/// call only `required` initializers of metatypes. Code for iOS declares `override init(frame:)`, so Tessera cannot
/// declare these initializers as required. `InitializerCalls` finds the initializers with the C functions of
/// `InitDispatch`. Typed wrappers are declared with the classes that use them (`UIView.make(frame:)` and others).
///
/// Traps if the class does not have the initializer because it declares only other designated initializers. Swift's
/// message "Use of unimplemented initializer" then contains the class and the initializer.
package enum InitializerDispatch {
  /// A closure that calls `init()` of a class that inherits from Foundation's `NSObject`.
  nonisolated(unsafe) package static var makeObject: (_ type: NSObject.Type) -> NSObject = { type in
    fatalError("\(type).init() requires Tessera's runtime: link the product UIKit, not the module alone")
  }

  /// A closure that calls `init(frame:)` of a class that inherits from `UIView`.
  nonisolated(unsafe) package static var makeWithFrame: (_ type: AnyClass, _ frame: CGRect) -> AnyObject = { type, _ in
    fatalError("\(type).init(frame:) requires Tessera's runtime: link the product UIKit, not the module alone")
  }

  /// A closure that calls `init(layer:)` of a class that inherits from `CALayer`.
  nonisolated(unsafe) package static var makeWithLayer: (_ type: AnyClass, _ layer: Any) -> AnyObject = { type, _ in
    fatalError("\(type).init(layer:) requires Tessera's runtime: link the product UIKit, not the module alone")
  }

  /// A closure that calls `init(style:reuseIdentifier:)` of a class that inherits from `UITableViewCell`. `style` is
  /// the raw value of the style.
  nonisolated(unsafe) package static var makeWithStyle:
    (_ type: AnyClass, _ style: UInt8, _ identifier: String?) -> AnyObject = {
      type, _, _ in
      fatalError(
        "\(type).init(style:reuseIdentifier:) requires Tessera's runtime: link the product UIKit, not the module alone"
      )
    }

  /// A closure that calls `init(reuseIdentifier:)` of a class that inherits from `UITableViewHeaderFooterView`.
  nonisolated(unsafe) package static var makeWithReuseIdentifier:
    (_ type: AnyClass, _ identifier: String?) -> AnyObject = {
      type, _ in
      fatalError(
        "\(type).init(reuseIdentifier:) requires Tessera's runtime: link the product UIKit, not the module alone"
      )
    }

  /// A closure that calls `init(nibName:bundle:)` of a class that inherits from `UIViewController`.
  nonisolated(unsafe) package static var makeWithNib:
    (_ type: AnyClass, _ name: String?, _ bundle: Bundle?) -> AnyObject = { type, _, _ in
      fatalError(
        "\(type).init(nibName:bundle:) requires Tessera's runtime: link the product UIKit, not the module alone")
    }

  /// A closure that calls `init(coder:)` of a class that inherits from `UIGestureRecognizer`.
  nonisolated(unsafe) package static var makeRecognizer: (_ type: AnyClass, _ coder: NSCoder) -> AnyObject? = {
    type, _ in
    fatalError("\(type).init(coder:) requires Tessera's runtime: link the product UIKit, not the module alone")
  }

  /// A closure that calls `init()` of a class, or `init(frame:)` with an empty frame if `isView` is `true`. The closure returns
  /// nil if the initializer traps, for example because the class does not have it.
  nonisolated(unsafe) package static var makeUnlessTrapping: (_ type: AnyClass, _ isView: Bool) -> AnyObject? = {
    type, _ in
    fatalError("\(type) requires Tessera's runtime: link the product UIKit, not the module alone")
  }

  /// A closure that creates an object of a class without calling the initializers of the class. The properties of the superclass from
  /// UIKit are initialized, and the memory of the class's own properties is zero. The closure returns nil if no superclass from UIKit
  /// is known.
  nonisolated(unsafe) package static var makeWithoutInitializers: (_ type: AnyClass) -> AnyObject? = { type in
    fatalError("\(type) requires Tessera's runtime: link the product UIKit, not the module alone")
  }

  /// Creates a cell of the class `type` with `init(style:reuseIdentifier:)`. `style` is the raw value of the style, and
  /// `type` must inherit from `UITableViewCell`.
  package static func make<View: AnyObject>(_ type: View.Type, style: UInt8, reuseIdentifier: String?) -> View {
    unsafeDowncast(makeWithStyle(type, style, reuseIdentifier), to: type)
  }

  /// Creates a header or footer of the class `type` with `init(reuseIdentifier:)`. `type` must inherit from
  /// `UITableViewHeaderFooterView`.
  package static func make<View: AnyObject>(_ type: View.Type, reuseIdentifier: String?) -> View {
    unsafeDowncast(makeWithReuseIdentifier(type, reuseIdentifier), to: type)
  }

  /// Creates an object of the class `type` with `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(makeObject(type), to: type)
  }

  /// Creates a view of the class `type` with `init(frame:)`. `type` must inherit from `UIView`.
  package static func make<View: AnyObject>(_ type: View.Type, frame: CGRect) -> View {
    unsafeDowncast(makeWithFrame(type, frame), to: type)
  }

  /// Creates a layer of the class `type` with `init(layer:)`. `type` must inherit from `CALayer`.
  package static func make<Layer: AnyObject>(_ type: Layer.Type, layer: Any) -> Layer {
    unsafeDowncast(makeWithLayer(type, layer), to: type)
  }
}
