import Foundation

/// The accessibility properties of an object that is neither a view nor an accessibility element. They are associated
/// with the object when the first one is set.
final class ObjectAccessibility {
  private var values = ViewAccessibility()

  /// The key of the association: the address of the class. As an object, a class would be in a new box for each use, at an
  /// address that need not be the same.
  private static var key: UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(ObjectAccessibility.self)))!
  }

  /// Returns the properties of an object, or the default values if none has been set.
  static func values(of object: AnyObject) -> ViewAccessibility {
    (objc_getAssociatedObject(object, key) as? ObjectAccessibility)?.values ?? ViewAccessibility()
  }

  /// Returns the label of an object: the result of its closure, or the stored value.
  @MainActor static func label(of object: AnyObject) -> String? {
    let values = values(of: object)
    if let block = values.blocks?.label { return block() }
    return values.label
  }

  /// Returns the hint of an object: the result of its closure, or the stored value.
  @MainActor static func hint(of object: AnyObject) -> String? {
    let values = values(of: object)
    if let block = values.blocks?.hint { return block() }
    return values.hint
  }

  /// Returns the value of an object: the result of its closure, or the stored value.
  @MainActor static func value(of object: AnyObject) -> String? {
    let values = values(of: object)
    if let block = values.blocks?.value { return block() }
    return values.value
  }

  /// Changes the properties of an object with a closure. The first call associates them with the object.
  static func update(_ object: AnyObject, _ change: (inout ViewAccessibility) -> Void) {
    let own = objc_getAssociatedObject(object, key) as? ObjectAccessibility ?? ObjectAccessibility()
    change(&own.values)
    objc_setAssociatedObject(object, key, own, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
