import CoreGraphics
import Foundation

/// The texts of a PNG file (chunks of the type `tEXt`), which contain the source of a thumbnail.
enum PNGTexts {
  /// The eight bytes at the start of every PNG file.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The length of the signature and of the header chunk, after which texts are inserted.
  private static let headerEnd = 8 + 25
  /// The maximum size of a text, and the maximum number of chunks that are visited.
  private static let limit = 64 << 10
  private static let visits = 64

  /// Reads the texts in front of the pixels of an open file. The result is empty if the file is not a PNG file.
  static func read(_ file: RegularFile) -> [String: String] {
    var texts: [String: String] = [:]
    guard bytes(file, 0, 8) == signature else { return texts }
    var offset = 8
    for _ in 0..<visits {
      let head = bytes(file, offset, 8)
      guard head.count == 8 else { break }
      let size = head[0..<4].reduce(0) { $0 << 8 | Int($1) }
      let type = Array(head[4...])
      if type == Array("IDAT".utf8) || type == Array("IEND".utf8) { break }
      if type == Array("tEXt".utf8), size <= limit {
        let content = bytes(file, offset + 8, size)
        if content.count == size, let end = content.firstIndex(of: 0) {
          texts[String(decoding: content[..<end], as: UTF8.self)] = String(
            decoding: content[(end + 1)...], as: UTF8.self)
        }
      }
      offset += size + 12
    }
    return texts
  }

  /// Returns a PNG file with additional texts after its header, or `nil` if the data is not a PNG file.
  ///
  /// - Parameters:
  ///   - texts: The keywords, of 1 to 79 characters, and their texts.
  ///   - png: The contents of the file.
  static func inserting(_ texts: [(keyword: String, text: String)], into png: Data) -> Data? {
    guard png.count > headerEnd, png.starts(with: signature) else { return nil }
    var result = Data(png.prefix(headerEnd))
    for (keyword, text) in texts {
      let chunk = Array("tEXt".utf8) + Array(keyword.utf8) + [0] + Array(text.utf8)
      result.append(bigEndian: UInt32(chunk.count - 4))
      result.append(contentsOf: chunk)
      result.append(bigEndian: Checksum.crc32(chunk))
    }
    return result + png.dropFirst(headerEnd)
  }

  private static func bytes(_ file: RegularFile, _ offset: Int, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = file.read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }
}

extension Data {
  fileprivate mutating func append(bigEndian value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}
