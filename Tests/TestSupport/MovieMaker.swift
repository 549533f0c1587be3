import Foundation

/// Writes headers of MP4 and Matroska files without frames.
package enum MovieMaker {
  /// Returns an MP4 file with a track of video, after a track of sound.
  ///
  /// - Parameters:
  ///   - seconds: The length.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - created: The time in the header, in seconds since 1904.
  ///   - keys: The metadata as keys and values.
  ///   - isVersioned: `true` if a version comes before the boxes of the metadata, as in MP4 files.
  ///   - texts: The user data: the last three characters of the names of boxes, and their texts.
  package static func movie(
    seconds: Int, width: Int, height: Int, created: Int = 0, keys: [(String, String)] = [], isVersioned: Bool = true,
    texts: [(String, String)] = []
  ) -> Data {
    let header =
      Data(count: 4) + number(created, 4) + Data(count: 4) + number(1000, 4) + number(seconds * 1000, 4)
      + Data(count: 80)
    func track(_ width: Int, _ height: Int) -> Data {
      box("trak", box("tkhd", Data(count: 76) + number(width << 16, 4) + number(height << 16, 4)))
    }
    return box("ftyp", Data("isom0000".utf8)) + box("mdat", Data(count: 100))
      + box(
        "moov", box("mvhd", header) + track(0, 0) + track(width, height) + userData(texts) + metadata(keys, isVersioned)
      )
  }

  private static func userData(_ texts: [(String, String)]) -> Data {
    guard !texts.isEmpty else { return Data() }
    let boxes = texts.map { name, text in
      number(text.utf8.count + 12, 4) + Data([0xA9]) + Data(name.utf8) + number(text.utf8.count, 2) + number(0, 2)
        + Data(text.utf8)
    }
    return box("udta", Data(boxes.joined()))
  }

  private static func metadata(_ keys: [(String, String)], _ isVersioned: Bool) -> Data {
    guard !keys.isEmpty else { return Data() }
    let names = keys.map { box("mdta", Data($0.0.utf8)) }
    let values = keys.enumerated().map { index, key in
      let data = box("data", number(1, 4) + number(0, 4) + Data(key.1.utf8))
      return number(data.count + 8, 4) + number(index + 1, 4) + data
    }
    return box(
      "meta",
      (isVersioned ? number(0, 4) : Data()) + box("hdlr", Data(count: 24))
        + box("keys", number(0, 4) + number(keys.count, 4) + Data(names.joined()))
        + box("ilst", Data(values.joined())))
  }

  /// Returns a Matroska file.
  package static func matroska(seconds: Double, width: Int, height: Int, nanoseconds: Int? = nil) -> Data {
    let milliseconds = withUnsafeBytes(of: (seconds * 1000).bitPattern.bigEndian) { Data($0) }
    let date = nanoseconds.map { element([0x44, 0x61], number($0, 8)) } ?? Data()
    let information = element([0x15, 0x49, 0xA9, 0x66], element([0x44, 0x89], milliseconds) + date)
    let video = element([0xE0], element([0xB0], number(width, 2)) + element([0xBA], number(height, 2)))
    let tracks = element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], video))
    return element([0x1A, 0x45, 0xDF, 0xA3], Data()) + element([0x18, 0x53, 0x80, 0x67], information + tracks)
  }

  /// Returns an AVI file with 25 frames a second.
  ///
  /// - Parameters:
  ///   - date: The time as the camera wrote it, or `nil` for none.
  ///   - name: The name of the chunk of the time: `IDIT` in the header, or `ICRD` in the list `INFO`.
  package static func avi(seconds: Int, width: Int, height: Int, date: String? = nil, named name: String = "IDIT")
    -> Data
  {
    func little(_ value: Int) -> Data { Data(number(value, 4).reversed()) }
    func chunk(_ name: String, _ content: Data) -> Data {
      Data(name.utf8) + little(content.count) + content + Data(count: content.count % 2)
    }
    let header =
      little(40_000) + Data(count: 12) + little(seconds * 25) + Data(count: 12) + little(width) + little(height)
      + Data(count: 16)
    let time = date.map { chunk(name, Data($0.utf8)) } ?? Data()
    let isInHeader = name == "IDIT"
    let lists =
      chunk("LIST", Data("hdrl".utf8) + chunk("avih", header) + (isInHeader ? time : Data()))
      + (isInHeader ? Data() : chunk("LIST", Data("INFO".utf8) + time))
    return chunk("RIFF", Data("AVI ".utf8) + lists + chunk("LIST", Data("movi".utf8) + Data(count: 100)))
  }

  private static func box(_ type: String, _ content: Data) -> Data {
    number(content.count + 8, 4) + Data(type.utf8) + content
  }

  private static func element(_ id: [UInt8], _ content: Data) -> Data {
    Data(id) + [0x10] + number(content.count, 3) + content
  }

  private static func number(_ value: Int, _ length: Int) -> Data {
    Data((0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }
}
