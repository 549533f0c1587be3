import Foundation

/// The values that are read from a photo's EXIF block: the orientation and the date.
struct Exif {
  /// The maximum total number of entries that are read. Cameras write a few hundred. The limit is necessary because an
  /// entry may refer to a directory at any offset, even to its own directory.
  static let maximumVisitCount = 4096

  var orientation = 1
  var date: String?
  /// The number of entries that have been read.
  private(set) var visitCount = 0

  init() {}

  /// Parses a TIFF block. Invalid entries are ignored.
  init(_ bytes: [UInt8]) {
    guard bytes.count >= 8, let byteOrder = bytes.text(0, 2), byteOrder == "II" || byteOrder == "MM" else { return }
    let isBigEndian = byteOrder == "MM"
    func short(_ offset: Int) -> Int? {
      isBigEndian ? bytes.bigEndianUInt16(at: offset) : bytes.littleEndianUInt16(at: offset)
    }
    func long(_ offset: Int) -> Int? {
      isBigEndian ? bytes.bigEndianUInt32(at: offset) : bytes.littleEndianUInt32(at: offset)
    }
    func text(_ entry: Int) -> String? {
      guard let count = long(entry + 4), count >= 19, count < 64, let offset = long(entry + 8) else { return nil }
      return bytes.text(offset, 19)
    }
    var modificationDate: String?
    // The list contains the first directory and the directories that entries refer to, each once.
    var directories = long(4).map { [$0] } ?? []
    var visitedDirectories = Set(directories)
    var nextIndex = 0
    while nextIndex < directories.count {
      let offset = directories[nextIndex]
      nextIndex += 1
      guard let count = short(offset), count < 1000 else { continue }
      for index in 0..<count {
        let entry = offset + 2 + index * 12
        guard visitCount < Self.maximumVisitCount, let tag = short(entry) else { break }
        visitCount += 1
        switch tag {
        case 0x0112: if let value = short(entry + 8), (1...8).contains(value) { orientation = value }
        case 0x0132: modificationDate = text(entry)
        case 0x9003: date = text(entry)
        case 0x8769:
          if let offset = long(entry + 8), visitedDirectories.insert(offset).inserted { directories.append(offset) }
        default: break
        }
      }
    }
    if date == nil { date = modificationDate }
  }
}
