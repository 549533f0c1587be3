import Foundation

/// A coder that reads the objects of a nib or storyboard. Classes that must not depend on the code for nibs use this protocol.
@MainActor protocol NibDecoding: NSCoder {
  /// Sets the values of an object, if `type` is the most specific UIKit class among the object's class and its superclasses.
  func decode(into object: NSObject, as type: AnyClass)

  /// Returns an attribute of the object, such as `style`, or nil if it is missing.
  func attribute(_ name: String) -> String?

  /// Creates the object that is the value of a property, or returns nil if the file has none.
  func makeObject(forKey key: String) -> NSObject?
}

extension NSCoder {
  /// Sets the properties of an object to the values in its nib or archive. Initializers of UIKit's classes call this method
  /// last. Nothing is set before the initializer of the object's most specific class of UIKit.
  ///
  /// - Parameters:
  ///   - object: The object that is being initialized.
  ///   - type: The class that declares the initializer.
  @MainActor func decodeNib(into object: NSObject, as type: AnyClass) {
    if let nib = self as? any NibDecoding {
      nib.decode(into: object, as: type)
    } else if allowsKeyedCoding, let object = object as? any ArchivedObject, PlatformClass.of(object) == type {
      object.decodeArchive(from: self)
    }
  }

  /// Returns an attribute of the nib's object that is being created, or nil for other coders.
  @MainActor func nibAttribute(_ name: String) -> String? { (self as? any NibDecoding)?.attribute(name) }

  /// Creates the value of a property of the nib's object that is being created, or returns nil for other coders.
  @MainActor func makeNibObject<Object: NSObject>(forKey key: String, as type: Object.Type) -> Object? {
    (self as? any NibDecoding)?.makeObject(forKey: key) as? Object
  }
}
