import CoreGraphics
import Foundation
import TestSupport

/// Creates malicious files and small valid ones.
enum HostilePictures {
  static func big16(_ value: Int) -> Data { Data([UInt8(value >> 8 & 255), UInt8(value & 255)]) }
  static func big32(_ value: Int) -> Data { big16(value >> 16) + big16(value & 0xFFFF) }
  static func little32(_ value: Int) -> Data { Data(big32(value).reversed()) }

  static func segment(_ kind: UInt8, _ content: Data) -> Data {
    Data([0xFF, kind]) + big16(content.count + 2) + content
  }

  /// Returns a gray JPEG or, with 3 `components`, a JPEG in color without subsampling. All its blocks are equal, with
  /// one bit for the mean and one for the rest.
  ///
  /// - Parameters:
  ///   - isProgressive: Indicates whether it has several scans, of which only the first is present.
  ///   - scanSize: The number of bytes in the scan, which are zero.
  ///   - header: Segments at the beginning.
  static func jpeg(
    _ width: Int, _ height: Int, components: Int = 1, isProgressive: Bool = false, scanSize: Int, header: Data = Data(),
    end: Data = Data([0xFF, 0xD9])
  ) -> Data {
    let table = Data([1] + [UInt8](repeating: 0, count: 15) + [0])
    var data = Data([0xFF, 0xD8]) + header
    data += segment(0xDB, Data([0]) + Data(repeating: 1, count: 64))
    var frame = Data([8]) + big16(height) + big16(width) + Data([UInt8(components)])
    for index in 1...components { frame += Data([UInt8(index), 0x11, 0]) }
    data += segment(isProgressive ? 0xC2 : 0xC0, frame)
    data += segment(0xC4, Data([0]) + table) + segment(0xC4, Data([0x10]) + table)
    var scan = Data([UInt8(components)])
    for index in 1...components { scan += Data([UInt8(index), 0]) }
    data += segment(0xDA, scan + Data([0, isProgressive ? 0 : 63, 0]))
    return data + Data(repeating: 0, count: scanSize) + end
  }

  /// Returns an EXIF segment with directories of 999 entries each. The entries refer to the directories at `next`.
  static func exif(directories: Int, next: (_ directory: Int, _ entry: Int) -> Int) -> Data {
    var block = Data("MM".utf8) + big16(42) + big32(8)
    for directory in 0..<directories {
      block += big16(999)
      for entry in 0..<999 {
        block += big16(0x8769) + big16(4) + big32(1) + big32(8 + next(directory, entry) * (2 + 999 * 12))
      }
    }
    return block
  }

  /// Returns a GIF whose only frame consists of blocks of one byte.
  static func gif(blocks: Int) -> Data {
    var data = Data("GIF89a".utf8) + Data([8, 0, 8, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
    data += Data([0x2C, 0, 0, 0, 0, 8, 0, 8, 0, 0, 2])
    data += Data((0..<(blocks * 2)).map { $0 % 2 == 0 ? 1 : 0x55 })
    return data + Data([0, 0x3B])
  }

  /// Returns a TIFF with one white strip in CCITT encoding. A row takes one bit.
  static func tiff(side: Int) -> Data {
    let strip = Data(repeating: 0xFF, count: side / 8) + Data([0, 0x10, 1, 0])
    let entries = [
      (256, 4, side), (257, 4, side), (258, 3, 1), (259, 3, 4), (262, 3, 0), (273, 4, 8), (277, 3, 1), (278, 4, side),
      (279, 4, strip.count),
    ]
    var data = Data("II".utf8) + Data([42, 0]) + little32(8 + strip.count) + strip + Data([UInt8(entries.count), 0])
    for (tag, type, value) in entries {
      data += Data([UInt8(tag & 255), UInt8(tag >> 8), UInt8(type), 0]) + little32(1) + little32(value)
    }
    return data + little32(0)
  }

  /// Returns a PNG chunk with an invalid checksum.
  static func chunk(_ name: String, _ content: Data) -> Data {
    big32(content.count) + Data(name.utf8) + content + big32(0)
  }

  /// Returns a WebP with an extended header, EXIF and frames without pixels.
  static func webp(exif: Data) -> Data {
    func chunk(_ name: String, _ content: Data) -> Data {
      Data(name.utf8) + little32(content.count) + content + Data(count: content.count & 1)
    }
    var content = Data("WEBP".utf8)
    content += chunk("VP8X", Data([2, 0, 0, 0, 9, 0, 0, 19, 0, 0]))
    content += chunk("ANIM", Data(count: 6)) + chunk("ANMF", Data(count: 24)) + chunk("ANMF", Data(count: 24))
    content += chunk("EXIF", exif)
    return Data("RIFF".utf8) + little32(content.count) + content
  }

  /// Returns a copy of data with random damage.
  static func damaged(_ data: Data, _ random: inout SeededRandom) -> Data {
    var bytes = Array(data)
    let extremes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      // Headers are at the beginning.
      let limit = Bool.random(using: &random) ? min(64, bytes.count) : bytes.count
      let place = Int.random(in: 0..<limit, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] = extremes.randomElement(using: &random)!
      case 2:
        let value = extremes.randomElement(using: &random)!
        for index in place..<min(place + 4, bytes.count) { bytes[index] = value }
      case 3: bytes.removeLast(Int.random(in: 0...(bytes.count - place) / 2, using: &random))
      case 4: bytes.removeSubrange(place..<min(place + Int.random(in: 1...16, using: &random), bytes.count))
      case 5:
        let from = Int.random(in: 0..<bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[from..<min(from + 32, bytes.count)], at: place)
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return Data(bytes)
  }
}

/// A folder that exists for one test.
final class PictureFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }
}
