import CPixbuf
import CoreGraphics
import Foundation
import RuntimeInterface

/// The image codec on gdk-pixbuf and its loaders. It keeps no state, so that every thread may use it.
package final class PixbufImageCodec: ImageCodec {
  package init() {}

  package func probe(_ source: ImageSource) throws -> ImageInfo {
    let reader = try ByteReader(source)
    if let info = try ImageHeader.read(reader) { return info }
    return try PixbufLoading(fitting: nil).probe(reader.all())
  }

  package func decode(_ source: ImageSource, fitting maximumSide: Int?) throws -> PixelBuffer {
    let reader = try ByteReader(source)
    let info = try ImageHeader.read(reader)
    if let info { try check(info, fitting: maximumSide) }
    let data = reader.all()
    guard data.count == reader.count else { throw ImageError("the file cannot be read to its end") }
    if info?.type == "png" && !ImageHeader.isCompletePNG(reader) { throw ImageHeader.truncated("PNG") }
    if info?.type == "jpeg" && !ImageHeader.isCompleteJPEG(data) { throw ImageHeader.truncated("JPEG") }
    return try PixbufLoading(fitting: maximumSide).decode(data)
  }

  /// Refuses pictures that would take too much memory. A JPEG is decoded at an eighth of its size if that is enough.
  private func check(_ info: ImageInfo, fitting maximumSide: Int?) throws {
    var pixels = info.pixelWidth.multipliedReportingOverflow(by: info.pixelHeight)
    if info.type == "jpeg", let maximumSide, !pixels.overflow {
      var factor = 1
      while factor < 8 && max(info.pixelWidth, info.pixelHeight) / (factor * 2) >= maximumSide { factor *= 2 }
      pixels.partialValue /= factor * factor
    }
    guard !pixels.overflow, pixels.partialValue <= ImageLimits.maximumPixels else {
      throw ImageError("\(info.pixelWidth) × \(info.pixelHeight) pixels are too many")
    }
  }

  package func decodeFrames(_ source: ImageSource) throws -> [(pixels: PixelBuffer, delay: TimeInterval)] {
    let reader = try ByteReader(source)
    let info = try ImageHeader.read(reader)
    if let info { try check(info, fitting: nil) }
    let count =
      switch info?.type {
      case "gif": AnimationFrames.countGIF(reader)
      case "webp": AnimationFrames.countWebP(reader)
      default: 1
      }
    guard count > 1 else { return [(try decode(source, fitting: nil), 0)] }
    return try PixbufLoading(fitting: nil).frames(reader.all(), count: count)
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
      // An EXIF block with one entry, right after the start mark.
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
    let done = gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, type, &keys, &values, &error)
    guard done != 0, let buffer else { throw PixbufLoading.reason(error, "the picture cannot be written") }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(size))
  }
}
