import CX11
import Foundation

/// The value of a property of an X11 window.
struct SelectionValue {
  var type: Atom
  /// The number of bits of an element: 8, 16 or 32.
  var format: Int32
  /// The elements. Xlib stores elements of 32 bits as longs.
  var bytes: Data

  /// The elements of a value with a format of 32 bits, or nil for other formats.
  var words: [UInt]? {
    guard format == 32 else { return nil }
    return bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / MemoryLayout<UInt>.size).map {
        bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self)
      }
    }
  }

  /// The bytes of Latin-1 text in UTF-8.
  var utf8OfLatin1: Data { Data(String(bytes.map { Character(Unicode.Scalar($0)) }).utf8) }

  /// Reads a property and deletes it. The deletion tells the sender that the property has been read.
  ///
  /// - Returns: The value, or nil if there is no property or it is larger than `limit` bytes.
  static func consume(_ property: Atom, of window: Window, on display: OpaquePointer, limit: Int) -> SelectionValue? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var remainingByteCount: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, 0, limit / 4 + 1, 1, UInt(AnyPropertyType), &type, &format, &count,
      &remainingByteCount, &bytes)
    defer { if let bytes { XFree(bytes) } }
    guard status == 0, type != 0, remainingByteCount == 0 else {
      // A property that was not read completely still exists, so it is deleted here.
      if status == 0, remainingByteCount > 0 { XDeleteProperty(display, window, property) }
      return nil
    }
    let size = format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8
    let data = bytes.map { Data(bytes: $0, count: Int(count) * size) } ?? Data()
    return SelectionValue(type: type, format: format, bytes: data)
  }
}
