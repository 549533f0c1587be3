import Foundation
import RuntimeInterface

/// Counts the frames of animated files without decoding them. Counting stops when the reader reaches
/// `ByteReader.maximumVisitCount` or `ByteReader.maximumReadCount`.
struct AnimationFrames {
  /// The number of frames. Counting ends at the limit that was passed to the initializer.
  private(set) var count = 0
  /// The number of pixels of the largest frame. A frame of a GIF can be larger than the size in the header of the file.
  private(set) var largestArea = 0

  /// The maximum number of frames that are counted, unless the initializer's argument is lower.
  static let maximumFrameCount = 10_000

  /// Counts the frames of a GIF file until their number is `limit`.
  init(gif reader: ByteReader, upTo limit: Int = Self.maximumFrameCount) {
    let header = reader.bytes(0, 13)
    guard header.count == 13 else { return }
    var offset = 13
    if header[10] & 0x80 != 0 { offset += 3 << (Int(header[10] & 7) + 1) }
    func skipBlocks() -> Bool {
      while let size = reader.byte(offset) {
        offset += 1 + Int(size)
        if size == 0 { return true }
      }
      return false
    }
    while count < limit {
      let header = reader.bytes(offset, 10)
      guard let kind = header.first else { break }
      switch kind {
      case 0x21:
        offset += 2
        if !skipBlocks() { return }
      case 0x2C:
        guard let width = header.littleEndianUInt16(at: 5), let height = header.littleEndianUInt16(at: 7),
          header.count == 10
        else { return }
        largestArea = max(largestArea, width * height)
        offset += 10
        if header[9] & 0x80 != 0 { offset += 3 << (Int(header[9] & 7) + 1) }
        offset += 1
        count += 1
        if count == limit || !skipBlocks() { return }
      default: return
      }
    }
  }

  /// Counts the frames of a WebP file.
  init(webp reader: ByteReader) {
    var offset = 12
    while count < Self.maximumFrameCount {
      let chunk = reader.bytes(offset, 8)
      guard let name = chunk.text(0, 4), let length = chunk.littleEndianUInt32(at: 4) else { break }
      if name == "ANMF" { count += 1 }
      offset += 8 + length + (length & 1)
    }
  }
}
