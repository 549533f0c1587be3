import ImageIO
import UIKit
import XCTest

/// Image files for the tests of ImageIO, written byte by byte where their structure matters.
enum ImageFiles {
  static let red: UInt32 = 0xFFFF_0000
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFF00_00FF

  /// A frame of a GIF file. The pixels are indices into the colors red, green, blue and transparent.
  struct Frame {
    var x = 0
    var y = 0
    var width: Int
    var pixels: [UInt8]
    var delay: Int
    var disposal = 1
  }

  /// Returns a GIF file. A clear code before every pair of pixels keeps the codes at three bits.
  static func gif(width: Int, height: Int, loopCount: Int?, _ frames: [Frame]) -> Data {
    var file = Data("GIF89a".utf8)
    file += word(width) + word(height) + [0x81, 0, 0]
    file += [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
    if let loopCount { file += [0x21, 0xFF, 11] + Data("NETSCAPE2.0".utf8) + [3, 1] + word(loopCount) + [0] }
    for frame in frames {
      file += [0x21, 0xF9, 4, UInt8(frame.disposal << 2 | 1)] + word(frame.delay) + [3, 0]
      file += [0x2C] + word(frame.x) + word(frame.y) + word(frame.width) + word(frame.pixels.count / frame.width) + [0]
      var bits: [UInt8] = []
      for (number, pixel) in frame.pixels.enumerated() {
        for code in number % 2 == 0 ? [4, pixel] : [pixel] { bits += [code & 1, code >> 1 & 1, code >> 2 & 1] }
      }
      bits += [1, 0, 1]
      var bytes: [UInt8] = []
      for start in stride(from: 0, to: bits.count, by: 8) {
        bytes.append(bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 })
      }
      file += [2, UInt8(bytes.count)] + Data(bytes) + [0]
    }
    return file + [0x3B]
  }

  /// Returns an animated PNG file from files of the same size. The checksums are wrong, except in what the files contain.
  static func animatedPNG(_ files: [Data], delays: [(Int, Int)], loopCount: Int) -> Data {
    var result = files[0].prefix(33)
    result += chunk("acTL", long(files.count) + long(loopCount))
    var number = 0
    for (file, delay) in zip(files, delays) {
      let size = file[16..<24]
      let control = long(number) + size + long(0) + long(0) + bigWord(delay.0) + bigWord(delay.1) + [0, 0]
      number += 1
      result += chunk("fcTL", control)
      for (name, content) in chunks(file) where name == "IDAT" {
        result += number == 1 ? chunk("IDAT", content) : chunk("fdAT", long(number) + content)
      }
    }
    return result + chunk("IEND", Data())
  }

  static func chunks(_ file: Data) -> [(name: String, content: Data)] {
    var result: [(String, Data)] = []
    var position = 8
    while position + 8 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      result.append((name, file.subdata(in: position + 8..<position + 8 + length)))
      position += 12 + length
    }
    return result
  }

  /// Returns an animated WebP file with one red pixel at the left of three, and then one at the right.
  static func animatedWebP() -> Data {
    // A lossless image of 1 × 1 pixel: the signature, the size, and a Huffman code with one symbol for each channel, whose values
    // need no bits in the pixels. Source: "WebP Lossless Bitstream Specification", sections 3 and 6.2.
    var bits: [UInt8] = []
    func append(_ value: Int, _ count: Int) { for bit in 0..<count { bits.append(UInt8(value >> bit & 1)) } }
    append(0x2F, 8)
    append(0, 14)
    append(0, 14)
    append(1, 1)
    append(0, 3)
    append(0, 1)
    append(0, 1)
    append(0, 1)
    for symbol in [0, 255, 0, 255, 0] {
      append(1, 1)
      append(0, 1)
      append(1, 1)
      append(symbol, 8)
    }
    var image = Data()
    for start in stride(from: 0, to: bits.count, by: 8) {
      image.append(bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 })
    }
    if image.count % 2 == 1 { image.append(0) }
    let picture = Data("VP8L".utf8) + word(image.count) + word(0) + image
    var body = Data("WEBP".utf8) + Data("VP8X".utf8) + word(10) + word(0) + [0x12, 0, 0, 0, 2, 0, 0, 0, 0, 0]
    body += Data("ANIM".utf8) + word(6) + word(0) + [0, 0, 0, 0] + word(3)
    for (x, delay) in [(0, 30), (1, 250)] {
      let header = Data([UInt8(x), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(delay & 255), UInt8(delay >> 8), 0, 0])
      body += Data("ANMF".utf8) + word(header.count + picture.count) + word(0) + header + picture
    }
    return Data("RIFF".utf8) + word(body.count) + word(0) + body
  }

  static func word(_ value: Int) -> Data { Data([UInt8(value & 255), UInt8(value >> 8 & 255)]) }
  static func bigWord(_ value: Int) -> Data { Data([UInt8(value >> 8 & 255), UInt8(value & 255)]) }
  static func long(_ value: Int) -> Data { bigWord(value >> 16) + bigWord(value) }

  private static func chunk(_ name: String, _ content: Data) -> Data {
    long(content.count) + Data(name.utf8) + content + long(0)
  }

  /// Returns a picture whose pixels have the colors of an array of rows.
  static func image(_ rows: [[UInt32]]) -> CGImage {
    let words = rows.flatMap { $0 }
    let data = words.withUnsafeBytes { Data($0) }
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).union(.byteOrder32Little)
    return CGImage(
      width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: rows[0].count * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: CGDataProvider(data: data as CFData)!,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)!
  }

  /// Returns rows in which red increases to the right, and blue downwards.
  static func gradient(width: Int, height: Int) -> [[UInt32]] {
    (0..<height).map { y -> [UInt32] in
      let blue = UInt32(y * 255 / height)
      return (0..<width).map { x -> UInt32 in 0xFF00_0000 | UInt32(x * 255 / width) << 16 | blue }
    }
  }

  /// Returns the premultiplied pixels of an image in rows.
  static func pixels(_ image: CGImage?) -> [[UInt32]] {
    guard let image else { return [] }
    var words = [UInt32](repeating: 0, count: image.width * image.height)
    words.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      _ = context?.data
    }
    return (0..<image.height).map { Array(words[$0 * image.width..<($0 + 1) * image.width]) }
  }

  static func data(_ image: CGImage, _ type: String, _ properties: [CFString: Any] = [:]) -> Data? {
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil) else {
      return nil
    }
    CGImageDestinationAddImage(destination, image, properties as CFDictionary)
    return CGImageDestinationFinalize(destination) ? data as Data : nil
  }
}

/// Numbers that are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}
