import Foundation

/// Returns the object in place of a class that is a target or an observer, which is the same for each call. In Objective-C, a class
/// is an object.
///
/// - Parameter type: A class.
/// - Returns: The object. Swift converts it back to the class, so that selectors call the methods of the class.
public func _classObject(_ type: AnyClass) -> AnyObject { ClassObjects.shared.object(for: type) }

/// The objects in place of classes. They are kept, because a class is never deallocated, and observers are not retained.
private final class ClassObjects: @unchecked Sendable {
  static let shared = ClassObjects()
  private let lock = NSLock()
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  func object(for type: AnyClass) -> AnyObject {
    lock.withLock {
      if let object = objects[ObjectIdentifier(type)] { return object }
      let object = type as AnyObject
      objects[ObjectIdentifier(type)] = object
      return object
    }
  }
}
