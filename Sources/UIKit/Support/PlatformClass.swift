import Foundation

/// The most specific class of UIKit among a class and its superclasses.
enum PlatformClass {
  /// Returns the class of UIKit from which an object's class is derived, or the object's class if there is none.
  static func of(_ object: NSObject) -> AnyClass {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, let type = current.subjectType as? AnyClass {
      if String(reflecting: type).hasPrefix("UIKit.") { return type }
      mirror = current.superclassMirror
    }
    return type(of: object)
  }
}
