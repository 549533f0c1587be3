import Foundation

extension ImageFile {
  /// Reads the blocks of a GIF file. Source: CompuServe's "Graphics Interchange Format, Version 89a".
  mutating func readGIF() {
    type = "com.compuserve.gif"
    isComplete = false
    guard let width = reader.littleEndian16(6), let height = reader.littleEndian16(8), let flags = reader.byte(10)
    else {
      return
    }
    (self.width, self.height) = (width, height)
    profileName = "sRGB IEC61966-2.1"
    var position = 13 + (flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0)
    var control: Range<Int>?
    var frame = Frame()
    reading: while let kind = reader.byte(position), frames.count < Self.largestFrameCount {
      switch kind {
      case 0x21:
        let label = reader.byte(position + 1)
        if label == 0xF9, let flags = reader.byte(position + 3), let delay = reader.littleEndian16(position + 4),
          reader.byte(position + 2) == 4, reader.byte(position + 7) == 0
        {
          control = position..<position + 8
          frame.delay = Double(delay) / 100
          frame.disposal = flags >> 2 & 7 == 2 ? .clear : flags >> 2 & 7 == 3 ? .restore : .keep
          if flags & 1 == 1 { hasAlpha = true }
        } else if label == 0xFF, reader.hasText("NETSCAPE2.0", at: position + 3), reader.byte(position + 15) == 1 {
          loopCount = reader.littleEndian16(position + 16)
        }
        guard let end = endOfBlocks(position + 2) else { break reading }
        position = end
      case 0x2C:
        guard let x = reader.littleEndian16(position + 1), let y = reader.littleEndian16(position + 3),
          let width = reader.littleEndian16(position + 5), let height = reader.littleEndian16(position + 7),
          let flags = reader.byte(position + 9)
        else { break reading }
        let pixels = position + 10 + (flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0)
        guard let end = endOfBlocks(pixels + 1) else { break reading }
        (frame.x, frame.y, frame.width, frame.height) = (x, y, width, height)
        frame.parts = (control.map { [$0] } ?? []) + [position..<end]
        // Some files state no size, or one that is too small.
        if frames.isEmpty, self.width == 0 || self.height == 0 { (self.width, self.height) = (x + width, y + height) }
        if width > 0, height > 0 { frames.append(frame) }
        (control, frame) = (nil, Frame())
        position = end
      case 0x3B:
        isComplete = true
        break reading
      default: break reading
      }
    }
    if let first = frames.first, first.x > 0 || first.y > 0 || first.width < self.width || first.height < self.height {
      hasAlpha = true
    }
    dictionaries["{GIF}"] = ["HasGlobalColorMap": flags & 0x80 != 0]
  }

  /// Returns the position after blocks that state their lengths, or nil if the data ends before.
  private func endOfBlocks(_ start: Int) -> Int? {
    var position = start
    while let size = reader.byte(position) {
      position += 1 + size
      if size == 0 { return position }
    }
    return nil
  }

  /// Returns a GIF file with one frame that fills its canvas.
  func gifFile(_ frame: Frame) -> Data? {
    guard let flags = reader.byte(10), let table = reader.bytes(10, 3 + (flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0))
    else { return nil }
    var file = Data("GIF89a".utf8)
    file.appendLittleEndian16(frame.width)
    file.appendLittleEndian16(frame.height)
    file.append(table)
    for part in frame.parts {
      guard var bytes = reader.bytes(part.lowerBound, part.count) else { return nil }
      if bytes.first == 0x2C {
        bytes.replaceSubrange(bytes.startIndex + 1..<bytes.startIndex + 5, with: [0, 0, 0, 0])
      } else {
        // The disposal of the frame is applied to the canvas, not to its pixels.
        bytes[bytes.startIndex + 3] &= 1
      }
      file.append(bytes)
    }
    file.append(0x3B)
    return file
  }
}
