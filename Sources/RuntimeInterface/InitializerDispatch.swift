import CoreGraphics
import Foundation

/// Makes objects of classes that are known only at run time, by designated initializers that are not `required`.
///
/// Cell classes, layer classes, layout-attributes classes and application delegates are handed over as metatypes, and
/// Swift calls only `required` initializers on those. iOS code writes `override init(frame:)`, so ours are not required;
/// the runtime half looks the initializers up instead (`InitDispatch`). Typed front ends stand beside the classes they
/// serve (`UIView.make(frame:)` and so on).
///
/// A class that does not offer the initializer (it declares other designated ones only) stops with Swift's message
/// "Use of unimplemented initializer", which names the class and the initializer.
package enum InitializerDispatch {
  /// `init()` of a class that inherits from Foundation's `NSObject`.
  nonisolated(unsafe) package static var makeObject: (_ type: NSObject.Type) -> NSObject = { type in
    fatalError("\(type).init() is called by Tessera's runtime half: link the product UIKit, not the module alone")
  }

  /// `init(frame:)` of a class that inherits from `UIView`.
  nonisolated(unsafe) package static var makeWithFrame: (_ type: AnyClass, _ frame: CGRect) -> AnyObject = { type, _ in
    fatalError("\(type).init(frame:) is called by Tessera's runtime half: link the product UIKit, not the module alone")
  }

  /// `init(layer:)` of a class that inherits from `CALayer`.
  nonisolated(unsafe) package static var makeWithLayer: (_ type: AnyClass, _ layer: Any) -> AnyObject = { type, _ in
    fatalError("\(type).init(layer:) is called by Tessera's runtime half: link the product UIKit, not the module alone")
  }

  /// `init(style:reuseIdentifier:)` of a class that inherits from `UITableViewCell`; `style` is the number of the case.
  nonisolated(unsafe) package static var makeWithStyle:
    (_ type: AnyClass, _ style: UInt8, _ identifier: String?) -> AnyObject = {
      type, _, _ in
      fatalError(
        "\(type).init(style:reuseIdentifier:) is called by Tessera's runtime half: link the product UIKit, not the module alone"
      )
    }

  /// `init(reuseIdentifier:)` of a class that inherits from `UITableViewHeaderFooterView`.
  nonisolated(unsafe) package static var makeWithReuseIdentifier:
    (_ type: AnyClass, _ identifier: String?) -> AnyObject = {
      type, _ in
      fatalError(
        "\(type).init(reuseIdentifier:) is called by Tessera's runtime half: link the product UIKit, not the module alone"
      )
    }

  /// A cell of exactly the class `type`, by its `init(style:reuseIdentifier:)`; `style` is the number of the case. `type`
  /// must inherit from `UITableViewCell`.
  package static func make<View: AnyObject>(_ type: View.Type, style: UInt8, reuseIdentifier: String?) -> View {
    unsafeDowncast(makeWithStyle(type, style, reuseIdentifier), to: type)
  }

  /// A header or footer of exactly the class `type`, by its `init(reuseIdentifier:)`. `type` must inherit from
  /// `UITableViewHeaderFooterView`.
  package static func make<View: AnyObject>(_ type: View.Type, reuseIdentifier: String?) -> View {
    unsafeDowncast(makeWithReuseIdentifier(type, reuseIdentifier), to: type)
  }

  /// An object of exactly the class `type`, by its `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(makeObject(type), to: type)
  }

  /// A view of exactly the class `type`, by its `init(frame:)`. `type` must inherit from `UIView`.
  package static func make<View: AnyObject>(_ type: View.Type, frame: CGRect) -> View {
    unsafeDowncast(makeWithFrame(type, frame), to: type)
  }

  /// A layer of exactly the class `type`, by its `init(layer:)`. `type` must inherit from `CALayer`.
  package static func make<Layer: AnyObject>(_ type: Layer.Type, layer: Any) -> Layer {
    unsafeDowncast(makeWithLayer(type, layer), to: type)
  }
}
