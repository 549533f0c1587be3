import CoreGraphics
import Foundation

/// The time, the camera and the position that a camera or phone wrote into the box `moov` of an MP4 or QuickTime file.
///
/// There are two places: `udta` with a box for each text (QuickTime File Format, "User data atoms"), and `meta` with a
/// list of keys and a list of values ("Metadata atoms"), which iPhones and some Android phones write.
struct MovieMetadata: Equatable {
  /// The time at the place of the camera.
  private(set) var taken: CivilTime?
  private(set) var maker: String?
  private(set) var model: String?
  private(set) var position: Position?

  /// A place on the earth, in degrees.
  struct Position: Equatable {
    var latitude: Double
    var longitude: Double
  }

  /// The name of the camera.
  var camera: String? { ExifMetadataReader.camera(maker: maker, model: model) }

  /// The maximum number of keys that are read.
  private static let maximumKeys = 256
  /// The maximum length of a text in bytes.
  private static let maximumLength = 256

  /// Reads the content of a box `moov`.
  init(_ bytes: FileBytes) {
    let all = 0..<bytes.count
    if let data = bytes.content(of: "udta", in: all) {
      readUserData(bytes, data)
      if let list = bytes.content(of: "meta", in: data) { readKeys(bytes, list) }
    }
    if let list = bytes.content(of: "meta", in: all) { readKeys(bytes, list) }
  }

  private mutating func set(_ key: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    switch key {
    case "com.apple.quicktime.make", "com.android.manufacturer", "\u{A9}mak": maker = text
    case "com.apple.quicktime.model", "com.android.model", "\u{A9}mod": model = text
    case "com.apple.quicktime.creationdate", "\u{A9}day": taken = CivilTime(exif: text) ?? taken
    case "com.apple.quicktime.location.ISO6709", "\u{A9}xyz": position = Position(iso6709: text) ?? position
    default: break
    }
  }

  /// Reads boxes with texts in several languages: two bytes with the length, two with the language, and the text.
  private mutating func readUserData(_ bytes: FileBytes, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound, let box = bytes.box(offset, range.upperBound - offset) {
      // The first character is a copyright sign in Mac OS Roman, which is not UTF-8.
      if bytes.number(offset + 4, 1) == 0xA9, let name = bytes.text(offset + 5, 3),
        let length = bytes.integer(offset + box.content, 2), length <= box.length - box.content - 4
      {
        set("\u{A9}\(name)", Self.text(bytes, offset + box.content + 4, length))
      }
      offset += box.length
    }
  }

  private mutating func readKeys(_ bytes: FileBytes, _ range: Range<Int>) {
    // In MP4 files, a version comes before the boxes, in QuickTime files not.
    let isVersioned = bytes.text(range.lowerBound + 4, 4) != "hdlr"
    let start = range.lowerBound + (isVersioned ? 4 : 0)
    guard start < range.upperBound, let keys = bytes.content(of: "keys", in: start..<range.upperBound),
      let values = bytes.content(of: "ilst", in: start..<range.upperBound)
    else { return }
    var names: [String] = []
    var offset = keys.lowerBound + 8
    while offset < keys.upperBound, names.count < Self.maximumKeys,
      let box = bytes.box(offset, keys.upperBound - offset)
    {
      names.append(Self.text(bytes, offset + box.content, box.length - box.content) ?? "")
      offset += box.length
    }
    offset = values.lowerBound
    while offset < values.upperBound, let box = bytes.box(offset, values.upperBound - offset) {
      // The type of the box is the number of the key. The box `data` has its type and its language before the value.
      if let number = bytes.integer(offset + 4, 4), number > 0, number <= names.count, box.length >= box.content + 16,
        let data = bytes.box(offset + box.content, box.length - box.content), data.type == "data", data.length >= 16,
        bytes.integer(offset + box.content + data.content, 4) == 1
      {
        let value = offset + box.content + data.content + 8
        set(names[number - 1], Self.text(bytes, value, data.length - data.content - 8))
      }
      offset += box.length
    }
  }

  /// Returns a text without control characters and without spaces at its ends.
  private static func text(_ bytes: FileBytes, _ offset: Int, _ length: Int) -> String? {
    guard length > 0, let text = bytes.text(offset, min(length, maximumLength)) else { return nil }
    return text.filter { !$0.isNewline && $0 >= " " && !$0.unicodeScalars.contains(where: FilePath.isControl) }
      .trimmingCharacters(in: .whitespaces)
  }
}

extension MovieMetadata.Position {
  /// Creates a position from a text such as "+48.8582+002.2945+035.1/" (ISO 6709, annex H), with degrees only.
  init?(iso6709 text: String) {
    guard let match = text.wholeMatch(of: /([+-]\d{2}(?:\.\d{1,12})?)([+-]\d{3}(?:\.\d{1,12})?)(?:[+-][^+-]*)?\/?/),
      let latitude = Double(match.1), let longitude = Double(match.2), abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
