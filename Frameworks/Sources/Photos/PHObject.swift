import Foundation

/// An object of the photo library, which has an identifier. Two objects with the same identifier are equal.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier. In Tessera it is the path of a file or a folder, or the name of a smart album.
  public let localIdentifier: String

  init(localIdentifier: String) { self.localIdentifier = localIdentifier }

  /// Returns the object, which does not change.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether another object has the same class and identifier.
  ///
  /// - Parameter object: The other object.
  /// - Returns: `true` if both denote the same object of the library.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return other === self || (type(of: other) == type(of: self) && other.localIdentifier == localIdentifier)
  }
  /// The hash value of the identifier.
  open override var hash: Int { localIdentifier.hashValue }

  /// Returns the object as it is in another state of the library, or nil if it does not exist there.
  func object(in snapshot: LibrarySnapshot) -> PHObject? { nil }
  /// Returns whether the object differs from its state in a fetch before.
  func differs(from earlier: PHObject) -> Bool { false }
  /// Returns the value of a property for predicates and sort descriptors.
  func value(named key: String) -> Any? { key == "localIdentifier" ? localIdentifier : nil }
}

/// An object that a change is about to create. Its identifier is that of the object afterwards.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
