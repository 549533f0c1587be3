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
  /// Sets the properties of an object to the values in its nib, if the coder reads a nib. Initializers of UIKit's classes call
  /// this method last.
  ///
  /// - Parameters:
  ///   - object: The object that is being initialized.
  ///   - type: The class that declares the initializer.
  @MainActor func decodeNib(into object: NSObject, as type: AnyClass) {
    (self as? any NibDecoding)?.decode(into: object, as: type)
  }

  /// Returns an attribute of the nib's object that is being created, or nil for other coders.
  @MainActor func nibAttribute(_ name: String) -> String? { (self as? any NibDecoding)?.attribute(name) }

  /// Creates the value of a property of the nib's object that is being created, or returns nil for other coders.
  @MainActor func makeNibObject<Object: NSObject>(forKey key: String, as type: Object.Type) -> Object? {
    (self as? any NibDecoding)?.makeObject(forKey: key) as? Object
  }
}
