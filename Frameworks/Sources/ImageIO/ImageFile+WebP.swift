import Foundation

extension ImageFile {
  /// Reads the chunks of a WebP file. Source: Google's "WebP Container Specification"; RFC 6386, section 9.1; "WebP Lossless
  /// Bitstream Specification", section 3.
  mutating func readWebP() {
    type = "org.webmproject.webp"
    profileName = "sRGB IEC61966-2.1"
    let end = (reader.littleEndian32(4) ?? 0) + 8
    isComplete = reader.count >= end
    var position = 12
    var isAnimated = false
    while let name = reader.text(position, 4), let length = reader.littleEndian32(position + 4) {
      let content = position + 8
      switch name {
      case "VP8X":
        guard let flags = reader.byte(content), let width = reader.littleEndian24(content + 4),
          let height = reader.littleEndian24(content + 7)
        else { break }
        (self.width, self.height) = (width + 1, height + 1)
        hasAlpha = flags & 0x10 != 0
        isAnimated = flags & 2 != 0
      case "VP8 ":
        if width == 0, reader.byte(content + 3) == 0x9D, let width = reader.littleEndian16(content + 6),
          let height = reader.littleEndian16(content + 8)
        {
          (self.width, self.height) = (width & 0x3FFF, height & 0x3FFF)
        }
      case "VP8L":
        if width == 0, reader.byte(content) == 0x2F, let bits = reader.littleEndian32(content + 1) {
          (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
          hasAlpha = bits >> 28 & 1 == 1
        }
      case "ANIM": if isAnimated { loopCount = reader.littleEndian16(content + 4) }
      case "ANMF" where isAnimated && frames.count < Self.largestFrameCount && length <= reader.count - content:
        if let frame = frame(content, length) { frames.append(frame) }
      case "EXIF":
        if let block = reader.bytes(content, length) {
          let hasName = ByteReader(block).hasText("Exif\0\0", at: 0)
          if let directory = TagDirectory(hasName ? block.dropFirst(6) : block) { apply(directory) }
        }
      case "ICCP": if let profile = reader.bytes(content, length) { applyProfile(profile) }
      default: break
      }
      guard length <= reader.count - content else { break }
      position = content + length + length & 1
    }
    if !isAnimated || frames.isEmpty {
      loopCount = nil
      frames = [Frame(width: width, height: height)]
    }
  }

  private func frame(_ content: Int, _ length: Int) -> Frame? {
    guard length > 24, let x = reader.littleEndian24(content), let y = reader.littleEndian24(content + 3),
      let width = reader.littleEndian24(content + 6), let height = reader.littleEndian24(content + 9),
      let duration = reader.littleEndian24(content + 12), let flags = reader.byte(content + 15),
      2 * x + width + 1 <= self.width, 2 * y + height + 1 <= self.height
    else { return nil }
    return Frame(
      x: 2 * x, y: 2 * y, width: width + 1, height: height + 1, delay: Double(duration) / 1000,
      disposal: flags & 1 == 1 ? .clear : .keep, replaces: flags & 2 != 0, parts: [content + 16..<content + length])
  }

  /// Returns a WebP file with one frame.
  func webPFile(_ frame: Frame) -> Data? {
    guard let part = frame.parts.first, let chunks = reader.bytes(part.lowerBound, part.count) else { return nil }
    var body = Data("WEBP".utf8)
    // A separate chunk with alpha needs the header of the extended format.
    if ByteReader(chunks).hasText("ALPH", at: 0) {
      body.append(contentsOf: "VP8X".utf8)
      body.appendLittleEndian32(10)
      body.appendLittleEndian32(0x10)
      for size in [frame.width - 1, frame.height - 1] {
        body.appendLittleEndian16(size)
        body.append(UInt8(truncatingIfNeeded: size >> 16))
      }
    }
    body.append(chunks)
    var file = Data("RIFF".utf8)
    file.appendLittleEndian32(body.count)
    return file + body
  }
}
