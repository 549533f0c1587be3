import CoreGraphics
import Foundation

/// Geometry in keyed archives: written as text. Points, sizes and rectangles are written by Foundation.
extension NSCoder {
  /// What was written under a key; zero where there is nothing, or something else.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Writes it under a key.
  public func encode(_ vector: CGVector, forKey key: String) { put(Self.string(for: vector), key) }
  /// What was written under a key; zero where there is nothing, or something else.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }

  /// What was written under a key; zero where there is nothing, or something else.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// What was written under a key; zero where there is nothing, or something else.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Writes it under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) { put(Self.string(for: transform), key) }
  /// What was written under a key; the identity where there is nothing, or something else.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }

  /// Writes it under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { put(Self.string(for: insets), key) }
  /// What was written under a key; zero where there is nothing, or something else.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(key)) }

  /// Writes it under a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { put(Self.string(for: insets), key) }
  /// What was written under a key; zero where there is nothing, or something else.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key))
  }

  /// Writes it under a key.
  public func encode(_ offset: UIOffset, forKey key: String) { put(Self.string(for: offset), key) }
  /// What was written under a key; zero where there is nothing, or something else.
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

  private func put(_ text: String, _ key: String) { encode(NSString(string: text), forKey: key) }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return (decodeObject(of: NSString.self, forKey: key)).map { String(describing: $0) } ?? ""
  }
}
