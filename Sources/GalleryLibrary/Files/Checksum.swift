import CPixbuf
import Foundation

/// Functions that compute checksums: those of GLib, such as MD5, and CRC-32.
enum Checksum {
  /// Returns a checksum of GLib as lowercase hexadecimal digits.
  static func hexadecimal(_ bytes: [UInt8], _ type: GChecksumType) -> String {
    guard let text = g_compute_checksum_for_data(type, bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// Returns the CRC-32 of bytes, which PNG files and the user data journal use.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }
}
