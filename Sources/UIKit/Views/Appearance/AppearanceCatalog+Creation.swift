import Foundation
import SwiftABI

extension AppearanceCatalog {
  /// Creates the object that is the proxy of a class.
  ///
  /// UIKit's proxies forward messages, so a class needs no particular initializer there. Here a proxy is an instance,
  /// made with `init(frame:)`, or with `init()` for a bar item. If a class of the application does not have it, or stops
  /// the program in it, then the instance has only what UIKit's superclass initializes. Its own properties are zero.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - isView: `true` for a view, `false` for a bar item.
  static func makeProxy<Target: NSObject>(_ type: Target.Type, isView: Bool) -> Target {
    func checked(_ object: AnyObject) -> Target { unsafeDowncast(object, to: type) }
    guard shared.isApplicationClass(type) else {
      return checked(isView ? InitializerDispatch.makeWithFrame(type, .zero) : InitializerDispatch.make(type))
    }
    if let object = InitializerDispatch.makeUnlessTrapping(type, isView) { return checked(object) }
    let initializer = isView ? "init(frame:)" : "init()"
    guard let object = InitializerDispatch.makeWithoutInitializers(type) else {
      fatalError("\(type).appearance(): the class needs \(initializer), because its superclass is not known")
    }
    Diagnostics.report(
      "\(type).appearance(): the class has no \(initializer). The proxy stores the values of UIKit's properties; those of "
        + "the class itself are not initialized in it. Override \(initializer) to set them on the proxy"
    )
    return checked(object)
  }
}
