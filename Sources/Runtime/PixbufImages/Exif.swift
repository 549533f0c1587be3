import Foundation

/// The little that is read of a photo's EXIF block: which way up it is and when it was taken.
struct Exif {
  var orientation = 1
  var date: String?

  init() {}

  /// Parses a TIFF block; what makes no sense is passed over.
  init(_ bytes: [UInt8]) {
    guard bytes.count >= 8, let order = bytes.text(0, 2), order == "II" || order == "MM" else { return }
    let isBig = order == "MM"
    func short(_ offset: Int) -> Int? { isBig ? bytes.big16(offset) : bytes.little16(offset) }
    func long(_ offset: Int) -> Int? { isBig ? bytes.big32(offset) : bytes.little32(offset) }
    func text(_ entry: Int) -> String? {
      guard let count = long(entry + 4), count >= 19, count < 64, let offset = long(entry + 8) else { return nil }
      return bytes.text(offset, 19)
    }
    var fallback: String?
    func walk(_ offset: Int, depth: Int) {
      guard depth < 3, let count = short(offset), count < 1000 else { return }
      for index in 0..<count {
        let entry = offset + 2 + index * 12
        guard let tag = short(entry) else { return }
        switch tag {
        case 0x0112: if let value = short(entry + 8), (1...8).contains(value) { orientation = value }
        case 0x0132: fallback = text(entry)
        case 0x9003: date = text(entry)
        case 0x8769: if let next = long(entry + 8) { walk(next, depth: depth + 1) }
        default: break
        }
      }
    }
    if let first = long(4) { walk(first, depth: 0) }
    if date == nil { date = fallback }
  }
}
