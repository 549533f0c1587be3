import Foundation

/// The text chunks (`tEXt`) of a PNG file.
struct PNGText {
  /// The eight bytes at the beginning of every PNG file.
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// Returns the text for a keyword. The result is nil if the file does not contain the keyword or is not a PNG file.
  subscript(keyword: String) -> String? {
    for chunk in chunks where chunk.type == "tEXt" {
      let content = data[chunk.content]
      guard let end = content.firstIndex(of: 0), content[..<end].elementsEqual(keyword.utf8) else { continue }
      return String(decoding: content[(end + 1)...], as: UTF8.self)
    }
    return nil
  }

  /// Returns a copy of the file with an additional text after its header. If the file is not a PNG file, the result is
  /// the unchanged file.
  ///
  /// - Parameters:
  ///   - text: Printable ASCII characters and line feeds, which every PNG reader supports.
  ///   - keyword: At most 79 characters.
  func adding(_ text: String, keyword: String) -> Data {
    guard let header = chunks.first, header.type == "IHDR" else { return data }
    var content = Data("tEXt".utf8)
    content += keyword.utf8
    content.append(0)
    content += text.utf8
    var chunk = Data()
    Self.append(UInt32(content.count - 4), to: &chunk)
    chunk += content
    Self.append(Self.checksum(content), to: &chunk)
    // The checksum is between the content of the header and the next chunk.
    let index = header.content.upperBound + 4
    return data[..<index] + chunk + data[index...]
  }

  /// The type and content of each chunk. The array ends before the first incomplete chunk.
  private var chunks: [(type: String, content: Range<Data.Index>)] {
    guard data.starts(with: Self.signature) else { return [] }
    var result: [(type: String, content: Range<Data.Index>)] = []
    var index = data.startIndex + 8
    while index + 12 <= data.endIndex {
      let length = data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + length <= data.endIndex else { break }
      let type = String(decoding: data[index + 4..<index + 8], as: UTF8.self)
      result.append((type, index + 8..<index + 8 + length))
      index += 12 + length
    }
    return result
  }

  private static func append(_ value: UInt32, to data: inout Data) {
    for shift in [24, 16, 8, 0] as [UInt32] { data.append(UInt8(value >> shift & 255)) }
  }

  /// Returns the CRC-32 checksum that PNG uses (ISO 3309).
  private static func checksum(_ data: Data) -> UInt32 {
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in data {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    return ~checksum
  }
}
