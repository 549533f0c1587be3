import CoreGraphics
import Foundation

/// Methods that encode geometric values as strings in keyed archives. Foundation itself encodes points, sizes and
/// rectangles.
extension NSCoder {
  /// Decodes the point for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The point, or zero if there is no point with this key.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Encodes a vector for a key.
  ///
  /// - Parameters:
  ///   - vector: The vector.
  ///   - key: The key of the value.
  public func encode(_ vector: CGVector, forKey key: String) { encodeText(Self.string(for: vector), key) }
  /// Decodes the vector for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The vector, or zero if there is no vector with this key.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: decodeText(key)) }

  /// Decodes the size for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The size, or zero if there is no size with this key.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Decodes the rectangle for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The rectangle, or zero if there is no rectangle with this key.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Encodes a transform for a key.
  ///
  /// - Parameters:
  ///   - transform: The transform.
  ///   - key: The key of the value.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeText(Self.string(for: transform), key)
  }
  /// Decodes the transform for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The transform, or the identity if there is no transform with this key.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: decodeText(key))
  }

  /// Encodes insets for a key.
  ///
  /// - Parameters:
  ///   - insets: The insets.
  ///   - key: The key of the value.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encodeText(Self.string(for: insets), key) }
  /// Decodes the insets for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The insets, or zero if there are none with this key.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: decodeText(key)) }

  /// Encodes directional insets for a key.
  ///
  /// - Parameters:
  ///   - insets: The insets.
  ///   - key: The key of the value.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encodeText(Self.string(for: insets), key)
  }
  /// Decodes the directional insets for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The insets, or zero if there are none with this key.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: decodeText(key))
  }

  /// Encodes an offset for a key.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - key: The key of the value.
  public func encode(_ offset: UIOffset, forKey key: String) { encodeText(Self.string(for: offset), key) }
  /// Decodes the offset for a key.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The offset, or zero if there is no offset with this key.
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: decodeText(key)) }

  private func encodeText(_ text: String, _ key: String) { encode(NSString(string: text), forKey: key) }

  private func decodeText(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return (decodeObject(of: NSString.self, forKey: key)).map { String(describing: $0) } ?? ""
  }
}
