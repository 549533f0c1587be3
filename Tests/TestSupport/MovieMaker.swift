import Foundation

/// Writes headers of MP4 and Matroska files without frames.
package enum MovieMaker {
  /// Returns an MP4 file with a track of video, after a track of sound.
  package static func movie(seconds: Int, width: Int, height: Int) -> Data {
    let header = Data(count: 12) + number(1000, 4) + number(seconds * 1000, 4) + Data(count: 80)
    func track(_ width: Int, _ height: Int) -> Data {
      box("trak", box("tkhd", Data(count: 76) + number(width << 16, 4) + number(height << 16, 4)))
    }
    return box("ftyp", Data("isom0000".utf8)) + box("mdat", Data(count: 100))
      + box("moov", box("mvhd", header) + track(0, 0) + track(width, height))
  }

  /// Returns a Matroska file.
  package static func matroska(seconds: Double, width: Int, height: Int) -> Data {
    let milliseconds = withUnsafeBytes(of: (seconds * 1000).bitPattern.bigEndian) { Data($0) }
    let information = element([0x15, 0x49, 0xA9, 0x66], element([0x44, 0x89], milliseconds))
    let video = element([0xE0], element([0xB0], number(width, 2)) + element([0xBA], number(height, 2)))
    let tracks = element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], video))
    return element([0x1A, 0x45, 0xDF, 0xA3], Data()) + element([0x18, 0x53, 0x80, 0x67], information + tracks)
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
