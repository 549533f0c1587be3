import CPixbuf
import CoreGraphics
import Foundation
import RuntimeInterface

/// An image codec that uses gdk-pixbuf and its loaders, for the formats of `ImageFormat`. The codec can be used on any thread. All
/// decodings share one memory budget.
package final class PixbufImageCodec: ImageCodec {
  let budget: DecodingBudget
  private let vectorProgram: String?

  /// Creates a codec.
  ///
  /// - Parameters:
  ///   - memoryLimit: The maximum total memory of all decodings, in bytes. With `nil`, the limit is the value of the
  ///     environment variable `TESSERA_IMAGE_MEMORY`, or a default that depends on the physical memory.
  ///   - vectorProgram: The path of the program that draws SVG files of users in a process of its own (`VectorProcess`), or
  ///     `nil` if there is none. These files cannot be drawn then.
  package init(memoryLimit: Int? = nil, vectorProgram: String? = nil) {
    self.vectorProgram = vectorProgram
    let process = ProcessInfo.processInfo
    budget = DecodingBudget(
      limit: memoryLimit
        ?? DecodingBudget.standardLimit(environment: process.environment, physicalMemory: process.physicalMemory))
  }

  package func probe(_ source: ImageSource) throws -> ImageInfo { try ImageHeader(ByteReader(source)).info }

  package func decode(_ source: ImageSource, fitting maximumSide: Int?) throws -> PixelBuffer {
    let reader = try ByteReader(source)
    return try decode(reader, ImageHeader(reader, isForDecoding: true), fitting: maximumSide)
  }

  private func decode(_ reader: ByteReader, _ header: ImageHeader, fitting maximumSide: Int?) throws -> PixelBuffer {
    let cost = try DecodingCost(header, fitting: maximumSide)
    return try budget.run(reserving: cost.workingBytes + cost.resultBytes, cost.imageDescription) {
      try PixbufDecoder(header, fitting: maximumSide).decode(reader)
    }
  }

  package func decodeFrames(_ source: ImageSource) throws -> [(pixels: PixelBuffer, delay: TimeInterval)] {
    let reader = try ByteReader(source)
    var header = try ImageHeader(reader, isForDecoding: true)
    var count = 1
    switch header.format {
    case .gif:
      let frames = AnimationFrames(gif: reader)
      count = frames.count
      header.largestFrameArea = max(header.largestFrameArea, frames.largestArea)
    case .webp: count = AnimationFrames(webp: reader).count
    case .jpeg, .png, .tiff, .avif, .heif, .jxl: break
    }
    guard count > 1 else { return [(try decode(reader, header, fitting: nil), 0)] }
    let cost = try DecodingCost(header, fitting: nil)
    // If memory is not sufficient for all frames, only the first frames are returned.
    let size = header.pixelWidth * header.pixelHeight
    let pixels = max(size, min(count * size, ImageLimits.maximumPixels, (budget.limit - cost.workingBytes) / 4))
    return try budget.run(reserving: cost.workingBytes + pixels * 4, cost.imageDescription) {
      try PixbufDecoder(header, fitting: nil).frames(reader, count: count, maximumPixels: pixels)
    }
  }

  package func vectorSize(_ source: ImageSource) throws -> CGSize { try VectorHeader(ByteReader(source)).size }

  package func drawVector(_ source: ImageSource, width: Int, height: Int) throws -> PixelBuffer {
    let reader = try ByteReader(source)
    guard width > 0, height > 0, width.multipliedReportingOverflow(by: height).overflow == false,
      width * height <= ImageLimits.maximumPixels
    else { throw ImageError("a vector image cannot be drawn with a size of \(width) × \(height) pixels") }
    _ = try VectorHeader(reader)
    return try budget.run(reserving: width * height * 8, "\(width) × \(height) pixels") {
      try VectorRenderer(width: width, height: height).draw(reader)
    }
  }

  package func drawVectorFile(_ file: RegularFile, fitting maximumSide: Int) throws -> PixelBuffer {
    guard let vectorProgram else { throw ImageError("this program cannot draw SVG files", dependsOnSystem: true) }
    let size = try VectorHeader(ByteReader(.opened(file))).size
    // A side of a million pixels is too large with any other side, and more would not be a number of pixels.
    let scale = Double(min(max(1, maximumSide), 1 << 30)) / max(size.width, size.height)
    let width = max(1, Int((size.width * scale).rounded()))
    let height = max(1, Int((size.height * scale).rounded()))
    guard width.multipliedReportingOverflow(by: height).overflow == false, width * height <= ImageLimits.maximumPixels
    else { throw ImageError("a vector image cannot be drawn with a size of \(width) × \(height) pixels") }
    // The process has a surface and a pixbuf, and its answer is read before it is copied to the result.
    return try budget.run(reserving: width * height * 16, "\(width) × \(height) pixels") {
      try VectorProcess(program: vectorProgram).draw(file, width: width, height: height)
    }
  }

  package func encodePNG(_ pixels: PixelBuffer) throws -> Data {
    let pixbuf = try PixelConversion.pixbuf(of: pixels, keepsAlpha: true)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return try save(pixbuf, type: "png", options: [])
  }

  package func encodeJPEG(_ pixels: PixelBuffer, quality: Double, orientation: Int) throws -> Data {
    let pixbuf = try PixelConversion.pixbuf(of: pixels, keepsAlpha: false)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let percent = quality.isFinite ? min(100, max(0, Int((quality * 100).rounded()))) : 90
    var data = try save(pixbuf, type: "jpeg", options: [("quality", "\(percent)")])
    if (2...8).contains(orientation) && data.count > 2 {
      // The EXIF block has one entry, directly after the start marker.
      let tiff: [UInt8] = [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0,
      ]
      let block: [UInt8] = [0xFF, 0xE1, 0, UInt8(tiff.count + 8), 0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
      data.insert(contentsOf: block, at: data.startIndex + 2)
    }
    return data
  }

  private func save(_ pixbuf: OpaquePointer, type: String, options: [(String, String)]) throws -> Data {
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    var keys: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0.0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0.1) } + [nil]
    defer {
      keys.forEach { free($0) }
      values.forEach { free($0) }
    }
    let isSaved = gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, type, &keys, &values, &error)
    guard isSaved != 0, let buffer else {
      throw PixbufDecoder.imageError(error, "the image cannot be encoded as \(type.uppercased())")
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(size))
  }
}
