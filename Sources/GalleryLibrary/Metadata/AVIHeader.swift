import CoreGraphics

/// The properties in the header of an AVI file (Microsoft, "AVI RIFF File Reference"): chunks of a name, a length with the least
/// significant byte first, and the content, which lists contain in turn.
struct AVIHeader {
  /// The length in seconds, or `nil` if the file does not contain it.
  private(set) var duration: Double?
  /// The width in pixels, or 0 if it is unknown.
  private(set) var width = 0
  /// The height in pixels, or 0 if it is unknown.
  private(set) var height = 0
  /// The time that the camera wrote.
  private(set) var taken: CivilTime?

  /// The number of bytes in which the header is searched. The frames follow it.
  static let searchedByteCount = 1 << 20
  /// The maximum number of chunks that are visited.
  private static let maximumVisits = 1024
  private static let maximumSide = 1 << 20

  private let bytes: FileBytes
  private var visits = 0

  /// Reads the header at the beginning of a file. Damaged chunks end the reading, and what was read before remains.
  init(_ bytes: FileBytes) {
    self.bytes = bytes
    readChunks(12..<max(12, bytes.count), depth: 0)
  }

  /// Indicates whether bytes are the beginning of an AVI file.
  static func isAVI(_ start: FileBytes) -> Bool { start.text(0, 4) == "RIFF" && start.text(8, 4) == "AVI " }

  private func number(_ offset: Int) -> Int? {
    guard let number = bytes.number(offset, 4) else { return nil }
    return Int(UInt32(truncatingIfNeeded: number).byteSwapped)
  }

  private mutating func readChunks(_ range: Range<Int>, depth: Int) {
    var offset = range.lowerBound
    while visits < Self.maximumVisits, offset + 8 <= range.upperBound, let name = bytes.text(offset, 4),
      let length = number(offset + 4)
    {
      visits += 1
      let start = offset + 8
      let end = min(range.upperBound, start + length)
      switch name {
      case "LIST" where depth < 2 && ["hdrl", "INFO"].contains(bytes.text(start, 4) ?? ""):
        readChunks(min(start + 4, end)..<end, depth: depth + 1)
      case "avih": readMainHeader(start)
      case "IDIT", "ICRD": if taken == nil { taken = bytes.text(start, min(end - start, 32)).flatMap(Self.time) }
      default: break
      }
      // A chunk has an even number of bytes.
      offset = start + length + length % 2
    }
  }

  private mutating func readMainHeader(_ start: Int) {
    guard let interval = number(start), let frames = number(start + 16), let width = number(start + 32),
      let height = number(start + 36)
    else { return }
    if interval > 0, frames > 0 { duration = Double(interval) * Double(frames) / 1_000_000 }
    if (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) {
      (self.width, self.height) = (width, height)
    }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Returns the time of a text such as "WED MAY 01 12:30:00 2024", which the C function `ctime` writes, or "2024:05:01 12:30:00".
  private static func time(_ text: String) -> CivilTime? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard words.count >= 7, let month = months.firstIndex(where: { words[1].hasPrefix($0) }), let day = Int(words[2]),
      let hour = Int(words[3]), let minute = Int(words[4]), let second = Int(words[5]),
      let year = Int(words[6].prefix(4))
    else { return CivilTime(exif: text) }
    return CivilTime(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
  }
}
