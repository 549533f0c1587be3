import CPixbuf
import CoreGraphics
import Foundation

/// A fingerprint of a file's content. A moved or renamed file has the same key as before, so that the index can
/// identify its photo.
///
/// The key is computed from the size, and from the first and last 16 KB, because reading all files of a large library
/// would take minutes. These parts contain the image's header and its last compressed blocks, so different photos have
/// different keys.
package enum ContentKey {
  private static let partSize = 16 << 10

  /// Returns the key of an open file.
  package static func of(_ file: RegularFile) -> Int64 {
    let size = file.size
    let first = min(size, partSize)
    let last = min(size - first, partSize)
    var bytes = [UInt8](repeating: 0, count: 8 + first + last)
    withUnsafeBytes(of: Int64(size).littleEndian) { bytes.replaceSubrange(0..<8, with: $0) }
    bytes.withUnsafeMutableBytes { buffer in
      let content = UnsafeMutableRawBufferPointer(rebasing: buffer[8...])
      _ = file.read(at: 0, into: UnsafeMutableRawBufferPointer(rebasing: content[..<first]))
      _ = file.read(at: size - last, into: UnsafeMutableRawBufferPointer(rebasing: content[first...]))
    }
    return Int64(
      bitPattern: Checksum.hexadecimal(bytes, G_CHECKSUM_SHA1).prefix(16).reduce(UInt64(0)) {
        $0 << 4 | UInt64($1.hexDigitValue ?? 0)
      })
  }
}
