/// The calls of `super` in overrides that extensions of UIKit's classes contain.
///
/// `tessera` rewrites such an override as a replacement of the method for all objects of UIKit's class. The replacement calls the
/// extension's code for objects of the extended class. A call of `super` in that code would call the replacement again.
@MainActor final class ExtensionOverrides {
  static var shared: ExtensionOverrides { ApplicationContext.object(.extensionOverrides, ExtensionOverrides()) }

  private struct Call: Hashable {
    let objectID: ObjectIdentifier
    let member: String
  }

  private var calls: Set<Call> = []

  func begin(_ member: String, of object: AnyObject) {
    calls.insert(Call(objectID: ObjectIdentifier(object), member: member))
  }

  /// Removes the record that `begin(_:of:)` made of a call of `super`, for a member of an object. Returns `false` if there is no
  /// such record.
  func end(_ member: String, of object: AnyObject) -> Bool {
    calls.remove(Call(objectID: ObjectIdentifier(object), member: member)) != nil
  }
}
