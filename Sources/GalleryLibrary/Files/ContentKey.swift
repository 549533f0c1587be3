import CPixbuf
import CoreGraphics
import Foundation

/// A fingerprint of a file's content. A file that is moved or renamed keeps its key, so the index finds its photo again.
///
/// The key is made of the size and of the first and last 16 KB: reading all of a large library would take minutes. An
/// image's header and its last compressed blocks are in these parts, so different photos have different keys.
package enum ContentKey {
  private static let part = 16 << 10

  /// Returns the key of an open file.
  package static func of(_ file: RegularFile) -> Int64 {
    let size = file.size
    let first = min(size, part)
    let last = min(size - first, part)
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
