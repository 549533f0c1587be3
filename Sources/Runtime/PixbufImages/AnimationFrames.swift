import Foundation
import RuntimeInterface

/// Counts the frames of animated files by walking their blocks.
enum AnimationFrames {
  static func countGIF(_ reader: ByteReader) -> Int {
    let header = reader.bytes(0, 13)
    guard header.count == 13 else { return 0 }
    var offset = 13
    if header[10] & 0x80 != 0 { offset += 3 << (Int(header[10] & 7) + 1) }
    var frames = 0
    func skipBlocks() -> Bool {
      for _ in 0..<10_000_000 {
        guard let size = reader.bytes(offset, 1).first else { return false }
        offset += 1 + Int(size)
        if size == 0 { return true }
      }
      return false
    }
    while frames < 10_000 {
      let mark = reader.bytes(offset, 10)
      guard let kind = mark.first else { break }
      switch kind {
      case 0x21:
        offset += 2
        if !skipBlocks() { return frames }
      case 0x2C:
        guard mark.count == 10 else { return frames }
        offset += 10
        if mark[9] & 0x80 != 0 { offset += 3 << (Int(mark[9] & 7) + 1) }
        offset += 1
        frames += 1
        if !skipBlocks() { return frames }
      default: return frames
      }
    }
    return frames
  }

  static func countWebP(_ reader: ByteReader) -> Int {
    var frames = 0
    var offset = 12
    while frames < 10_000 {
      let chunk = reader.bytes(offset, 8)
      guard let name = chunk.text(0, 4), let length = chunk.little32(4) else { break }
      if name == "ANMF" { frames += 1 }
      offset += 8 + length + (length & 1)
    }
    return frames
  }
}
