import Foundation
import SwiftABI

extension AppearanceCatalog {
  /// Creates the appearance proxy of a class.
  ///
  /// In UIKit, proxies forward messages, so a class needs no particular initializer. In Tessera a proxy is an instance
  /// that is created with `init(frame:)`, or with `init()` for a bar item. If a class of the application does not
  /// implement that initializer, or if the implementation traps, only the properties of UIKit's superclass are
  /// initialized. The bits of the class's own properties are zero.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - isView: `true` for a view, `false` for a bar item.
  static func makeProxy<Target: NSObject>(_ type: Target.Type, isView: Bool) -> Target {
    func castToTarget(_ object: AnyObject) -> Target { unsafeDowncast(object, to: type) }
    guard shared.isApplicationClass(type) else {
      return castToTarget(isView ? InitializerDispatch.makeWithFrame(type, .zero) : InitializerDispatch.make(type))
    }
    if let object = InitializerDispatch.makeUnlessTrapping(type, isView) { return castToTarget(object) }
    let initializer = isView ? "init(frame:)" : "init()"
    guard let object = InitializerDispatch.makeWithoutInitializers(type) else {
      fatalError(
        "\(type).appearance(): the proxy cannot be created, because the class has no \(initializer) and its superclass is "
          + "not one of UIKit's. Implement \(initializer)")
    }
    Diagnostics.report(
      "\(type).appearance(): the class has no \(initializer). The proxy stores the values of UIKit's properties. Those of "
        + "the class itself are not initialized in it. Override \(initializer) to set them on the proxy"
    )
    return castToTarget(object)
  }
}
