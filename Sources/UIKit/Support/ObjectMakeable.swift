import Foundation
import SwiftABI

/// A protocol that lets generic code that was written for iOS create an object with `T()`, where `T` is a subclass of `NSObject`
/// that is known only at run time. The protocol is specific to Tessera. `ViewMakeable` describes the mechanism.
public protocol ObjectMakeable {}

extension NSObject: ObjectMakeable {}

extension ObjectMakeable {
  /// Creates an object of the dynamic class with its `init()`. Traps if the class has no such initializer.
  ///
  /// - Parameter nothing: Nothing. The parameter distinguishes the initializer from the class's own `init()`. With two
  ///   initializers of that name, the compiler does not synthesize `init(from:)` for a subclass of `NSObject` that conforms
  ///   to `Codable`.
  @_silgen_name("tessera_make_object")
  public init(_ nothing: Void = ())

  @usableFromInline @_silgen_name("tessera_make_object")
  static func making() -> Self {
    // On iOS `NSError()` is an error without a domain, which many applications pass to completion handlers. Foundation's class
    // has no `init()` on Linux.
    if self == NSError.self, let error = NSError(domain: "", code: 0) as? Self { return error }
    guard let type = self as? NSObject.Type, let object = makeObject(ofAnyActor: type) as? Self else {
      fatalError("\(self) cannot be created: it is not a subclass of NSObject")
    }
    return object
  }
}
