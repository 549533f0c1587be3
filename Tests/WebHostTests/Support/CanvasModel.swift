import CoreGraphics
import Foundation
import RuntimeInterface
import UIKitTesting
import XCTest

/// A simple model of the page's canvas. It applies frames pixel by pixel, as the script of the page does.
struct CanvasModel {
  struct Broken: Error, CustomStringConvertible { let description: String }

  private(set) var width = 0
  private(set) var height = 0
  /// The pixels. Red is in the lowest byte, as in a canvas.
  private(set) var pixels: [UInt32] = []
  private(set) var lastNumber: UInt32 = 0
  private(set) var frameCount = 0
  /// The number of copies in the last frame.
  private(set) var copyCount = 0
  private(set) var rectCount = 0
  /// The number of parts of the compressed picture in the last frame.
  private(set) var photoCount = 0
  private(set) var photoBytes: [UInt8] = []
  /// A closure that decodes the compressed picture to rows of pixels. Red is in the lowest byte.
  var decodePhotos: ([UInt8]) throws -> [[UInt32]] = { try CanvasModel.decodeJPEG($0) }

  /// Applies a frame, completely or not at all.
  mutating func apply(_ bytes: some Collection<UInt8>) throws {
    let bytes = Array(bytes)
    guard bytes.count % 4 == 0 else { throw Broken(description: "\(bytes.count) bytes are no words") }
    var words = stride(from: 0, to: bytes.count, by: 4).map { at -> UInt32 in
      bytes[at..<at + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }[...]
    func next() throws -> Int {
      guard let word = words.popFirst() else { throw Broken(description: "the frame ends too soon") }
      return Int(word)
    }
    guard try next() == 1 else { throw Broken(description: "this is no frame") }
    lastNumber = UInt32(try next())
    let size = (try next(), try next())
    if size != (width, height) {
      (width, height) = size
      pixels = [UInt32](repeating: 0xff00_0000, count: width * height)
    }
    copyCount = try next()
    for _ in 0..<copyCount {
      let (x, y, columns, rows) = (try next(), try next(), try next(), try next())
      let (dx, dy) = (
        Int(Int32(truncatingIfNeeded: try next())), Int(Int32(truncatingIfNeeded: try next()))
      )
      try check(x, y, columns, rows)
      try check(x + dx, y + dy, columns, rows)
      let before = pixels
      for row in 0..<rows {
        for column in 0..<columns {
          pixels[(y + dy + row) * width + x + dx + column] = before[(y + row) * width + x + column]
        }
      }
    }
    rectCount = try next()
    for _ in 0..<rectCount {
      let (x, y, columns, rows) = (try next(), try next(), try next(), try next())
      try check(x, y, columns, rows)
      let count = try next()
      guard count <= words.count else { throw Broken(description: "the rectangle ends too soon") }
      let decoded = try CanvasModel.decode(words.prefix(count), columns)
      words = words.dropFirst(count)
      guard decoded.count == columns * rows else { throw Broken(description: "\(decoded.count) pixels instead") }
      for row in 0..<rows {
        for column in 0..<columns {
          pixels[(y + row) * width + x + column] = decoded[row * columns + column]
        }
      }
    }
    photoCount = try next()
    if photoCount > 0 {
      let byteCount = try next()
      let pieces = try (0..<photoCount).map { _ in try (0..<6).map { _ in try next() } }
      guard words.count == (byteCount + 3) / 4 else { throw Broken(description: "the picture has another size") }
      photoBytes = Array(bytes.suffix(words.count * 4).prefix(byteCount))
      words = []
      let rows = try decodePhotos(photoBytes)
      for piece in pieces {
        try check(piece[0], piece[1], piece[2], piece[3])
        for y in 0..<piece[3] {
          for x in 0..<piece[2] {
            pixels[(piece[1] + y) * width + piece[0] + x] = rows[piece[5] + y][piece[4] + x]
          }
        }
      }
    }
    guard words.isEmpty else { throw Broken(description: "something behind the frame") }
    frameCount += 1
  }

  private func check(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int) throws {
    guard x >= 0, y >= 0, columns > 0, rows > 0, x + columns <= width, y + rows <= height else {
      throw Broken(description: "a rectangle \(x), \(y), \(columns) × \(rows) outside of \(width) × \(height)")
    }
  }

  private static func decode(_ steps: ArraySlice<UInt32>, _ width: Int) throws -> [UInt32] {
    var steps = steps
    var result: [UInt32] = []
    while let step = steps.popFirst() {
      let count = Int(step & 0x3fff_ffff)
      switch step >> 30 {
      case 0:
        guard count > 0, count <= steps.count else { throw Broken(description: "too few pixels") }
        result += steps.prefix(count)
        steps = steps.dropFirst(count)
      case 1:
        guard let color = steps.popFirst() else { throw Broken(description: "a run without its colour") }
        result += [UInt32](repeating: color, count: count)
      case 2:
        guard result.count >= width else { throw Broken(description: "nothing is above the first row") }
        for _ in 0..<count { result.append(result[result.count - width]) }
      default: throw Broken(description: "an unknown step")
      }
    }
    return result
  }

  private static func decodeJPEG(_ bytes: [UInt8]) throws -> [[UInt32]] {
    guard let codec = Runtime.makeImageCodec?() else { throw Broken(description: "there is no codec") }
    let picture = try codec.decode(.data(Data(bytes)), fitting: nil)
    return (0..<picture.height).map { y in
      let row = (picture.base + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return (0..<picture.width).map { x in
        (row[x] & 0xff) << 16 | (row[x] & 0xff00) | (row[x] >> 16 & 0xff) | 0xff00_0000
      }
    }
  }

  /// The contents of the canvas as a snapshot.
  var snapshot: Snapshot {
    let buffer = PixelBuffer(width: width, height: height, hasAlpha: false)
    for y in 0..<height {
      let row = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        row[x] = (pixel & 0xff) << 16 | (pixel & 0xff00) | (pixel >> 16 & 0xff) | 0xff00_0000
      }
    }
    return Snapshot(pixels: buffer)
  }
}
