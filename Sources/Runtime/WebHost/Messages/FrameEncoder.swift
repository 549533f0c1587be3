import CoreGraphics
import Foundation
import RuntimeInterface

/// Encodes a frame for the page: the copies within the canvas (for scrolling), then the damaged rectangles.
///
/// A frame consists of 32-bit words, so that both sides copy whole words instead of bytes. The words are the kind of
/// the message, the number of the frame, the size of the canvas, the number of copies, six words for each copy (the
/// source rectangle and its offset), the number of rectangles, and the rectangles. Each rectangle consists of its
/// position, its size, the number of data words, and the data words. The data encodes runs of pixels, row by row. The
/// two most significant bits of the first word of a run are its kind, and the other bits are the number of pixels:
///
/// | bits | |
/// | 0 | one word for each pixel follows (red in the lowest byte) |
/// | 1 | one word follows: the color of all pixels |
/// | 2 | each pixel equals the one above it |
///
/// User interfaces consist of flat colors and repeated rows, and these become very short. The loops read each pixel once
/// or twice, which costs less than sending it.
///
/// The photographic parts of the rectangles (`PhotoTiles`) follow as one compressed image (`PhotoAtlas`): the number of parts, and if
/// there are any, the number of bytes of the image, six words for each part (its rectangle and its place in the image), and the bytes,
/// filled up to whole words. The rectangles do not contain these parts.
final class FrameEncoder {
  /// The smallest number of photographic pixels in a frame for which they are compressed. Fewer pixels are sent as
  /// quickly without compression.
  static let minimumPhotoPixels = 16_384

  /// A closure that compresses an image, or returns `nil` if it cannot. Without the closure, photographs are sent
  /// unchanged.
  private let compress: ((PixelBuffer) -> Data?)?
  private var memory: UnsafeMutablePointer<UInt32>
  private var capacity = 1 << 12
  private(set) var count = 0

  /// Creates an encoder.
  ///
  /// - Parameter compress: A closure that compresses an image as JPEG, or `nil` to send all pixels unchanged.
  init(compress: ((PixelBuffer) -> Data?)? = nil) {
    self.compress = compress
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  /// The bytes of the encoded frame. The bytes are valid until the next frame begins.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count * 4) }

  /// Begins a frame, and reuses the memory of the previous one.
  func begin(number: UInt32, width: Int, height: Int) {
    // The memory of a whole window is not retained for the smaller frames that follow.
    if capacity > 1 << 20, count < 1 << 16 {
      memory.deallocate()
      capacity = 1 << 16
      memory = .allocate(capacity: capacity)
    }
    count = 0
    append([HostMessage.frame, number, UInt32(width), UInt32(height)])
  }

  func append(copies: [(source: PixelRect, dx: Int, dy: Int)]) {
    append([UInt32(copies.count)])
    for (source, dx, dy) in copies {
      append([
        UInt32(source.x), UInt32(source.y), UInt32(source.width), UInt32(source.height),
        UInt32(bitPattern: Int32(dx)), UInt32(bitPattern: Int32(dy)),
      ])
    }
  }

  func append(rects: [PixelRect], of pixels: PixelTarget) {
    let (rects, photos) = divide(rects, pixels)
    append(exact: rects, of: pixels)
    guard let (atlas, data) = photos else { return append([0]) }
    append([UInt32(atlas.pieces.count), UInt32(data.count)])
    for piece in atlas.pieces {
      append([
        UInt32(piece.rect.x), UInt32(piece.rect.y), UInt32(piece.rect.width), UInt32(piece.rect.height),
        UInt32(piece.x), UInt32(piece.y),
      ])
    }
    let wordCount = (data.count + 3) / 4
    reserveCapacity(wordCount)
    if wordCount > 0 { memory[count + wordCount - 1] = 0 }
    data.withUnsafeBytes {
      UnsafeMutableRawPointer(memory + count).copyMemory(from: $0.baseAddress!, byteCount: $0.count)
    }
    count += wordCount
  }

  /// Returns the rectangles to send unchanged, and the compressed photographs in the remaining rectangles.
  private func divide(
    _ rects: [PixelRect], _ pixels: PixelTarget
  ) -> (exact: [PixelRect], photos: (PhotoAtlas, Data)?) {
    guard let compress, rects.reduce(0, { $0 + $1.width * $1.height }) >= FrameEncoder.minimumPhotoPixels else {
      return (rects, nil)
    }
    // Two damaged rectangles may overlap. The page shows the part that is sent last, and the overlap is the same in
    // both.
    var (photos, others): ([PixelRect], [PixelRect]) = ([], [])
    for rect in rects {
      let tiles = PhotoTiles(rect, of: pixels)
      if tiles.photos.isEmpty {
        others.append(rect)
      } else {
        photos += tiles.photos
        others += tiles.others
      }
    }
    guard photos.reduce(0, { $0 + $1.width * $1.height }) >= FrameEncoder.minimumPhotoPixels else {
      return (rects, nil)
    }
    let atlas = PhotoAtlas(photos)
    guard let data = compress(atlas.picture(of: pixels)), !data.isEmpty else { return (rects, nil) }
    return (others, (atlas, data))
  }

  private func append(exact rects: [PixelRect], of pixels: PixelTarget) {
    append([UInt32(rects.count)])
    for rect in rects {
      append([UInt32(rect.x), UInt32(rect.y), UInt32(rect.width), UInt32(rect.height), 0])
      let start = count
      encode(rect, of: pixels)
      memory[start - 1] = UInt32(count - start)
    }
  }

  private func append(_ words: [UInt32]) {
    reserveCapacity(words.count)
    for word in words {
      memory[count] = word
      count += 1
    }
  }

  private func reserveCapacity(_ wordCount: Int) {
    guard count + wordCount > capacity else { return }
    capacity = max(capacity * 2, count + wordCount)
    let largerBuffer = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    largerBuffer.update(from: memory, count: count)
    memory.deallocate()
    memory = largerBuffer
  }

  // MARK: Pixels

  private static let runTag: UInt32 = 1 << 30
  private static let rowAboveTag: UInt32 = 2 << 30

  private func encode(_ rect: PixelRect, of pixels: PixelTarget) {
    let (width, height) = (rect.width, rect.height)
    guard width > 0, height > 0 else { return }
    // Every run except unchanged pixels represents at least four pixels and has two words. A row therefore needs at
    // most its own length plus two words.
    reserveCapacity(width * height + 2 * height + 1)
    var output = memory + count
    // The number of pixels in rows that are equal to the row above them and have not been written yet.
    var unchangedPixelCount = 0
    for y in 0..<height {
      let row = (pixels.base + (rect.y + y) * pixels.bytesPerRow + rect.x * 4).assumingMemoryBound(to: UInt32.self)
      let rowAbove = y == 0 ? nil : row - pixels.bytesPerRow / 4
      if let rowAbove, memcmp(row, rowAbove, width * 4) == 0 {
        unchangedPixelCount += width
        continue
      }
      if unchangedPixelCount > 0 {
        output[0] = FrameEncoder.rowAboveTag | UInt32(unchangedPixelCount)
        output += 1
        unchangedPixelCount = 0
      }
      output = FrameEncoder.encode(row, above: rowAbove ?? row, hasAbove: y > 0, width, to: output)
    }
    if unchangedPixelCount > 0 {
      output[0] = FrameEncoder.rowAboveTag | UInt32(unchangedPixelCount)
      output += 1
    }
    count = output - memory
  }

  /// Writes the runs of a row. Returns the end of the words that were written.
  private static func encode(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, hasAbove: Bool, _ width: Int,
    to start: UnsafeMutablePointer<UInt32>
  ) -> UnsafeMutablePointer<UInt32> {
    var output = start
    var literalStart = 0
    var x = 0
    // A separate run is shorter and faster if it has at least four pixels.
    while x + 4 <= width {
      let pixel = row[x]
      if pixel == row[x + 1], pixel == row[x + 2], pixel == row[x + 3] {
        var end = x + 4
        while end < width, row[end] == pixel { end += 1 }
        output = write(row + literalStart, x - literalStart, to: output)
        output[0] = runTag | UInt32(end - x)
        output[1] = pagePixel(pixel)
        output += 2
        x = end
        literalStart = x
      } else if hasAbove, pixel == above[x], row[x + 1] == above[x + 1], row[x + 2] == above[x + 2],
        row[x + 3] == above[x + 3]
      {
        var end = x + 4
        while end < width, row[end] == above[end] { end += 1 }
        output = write(row + literalStart, x - literalStart, to: output)
        output[0] = FrameEncoder.rowAboveTag | UInt32(end - x)
        output += 1
        x = end
        literalStart = x
      } else {
        x += 1
      }
    }
    return write(row + literalStart, width - literalStart, to: output)
  }

  /// Writes a run as the number of its pixels, followed by one word for each pixel. Returns the end of the words that
  /// were written.
  private static func write(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, to output: UnsafeMutablePointer<UInt32>
  ) -> UnsafeMutablePointer<UInt32> {
    guard count > 0 else { return output }
    output[0] = UInt32(count)
    let target = output + 1
    for index in 0..<count { target[index] = pagePixel(pixels[index]) }
    return target + count
  }

  /// Returns a pixel in the format of the page: opaque, with red and blue exchanged.
  private static func pagePixel(_ pixel: UInt32) -> UInt32 {
    (pixel & 0xff) << 16 | (pixel & 0xff00) | (pixel >> 16 & 0xff) | 0xff00_0000
  }
}
