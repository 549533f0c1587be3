import CPixbuf
import CoreGraphics
import Foundation
import RuntimeInterface

/// A single decoding operation with a gdk-pixbuf loader.
final class PixbufDecoder {
  private let header: ImageHeader
  private let maximumSide: Int?
  /// Indicates whether the loader reported a size other than the size in the header. Decoding then fails, because memory was
  /// reserved for the size in the header.
  private var hasDifferentSize = false

  /// Creates a decoding operation. Call `decode(_:)` or `frames` to perform it.
  ///
  /// - Parameters:
  ///   - header: The header of the file. The memory for the decoded image was reserved for the size in the header.
  ///   - maximumSide: The maximum length of the result's longer side, in pixels, or `nil` to keep the original size.
  init(_ header: ImageHeader, fitting maximumSide: Int?) {
    self.header = header
    self.maximumSide = maximumSide
  }

  /// Returns an `ImageError` with the message of a GLib error, or with a fallback message if `error` is `nil`.
  static func imageError(_ error: UnsafeMutablePointer<GError>?, _ fallback: String) -> ImageError {
    guard let error else { return ImageError(fallback) }
    defer { g_error_free(error) }
    let isMemory =
      error.pointee.domain == gdk_pixbuf_error_quark()
      && error.pointee.code == gint(GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY.rawValue)
    return ImageError(error.pointee.message.map { String(cString: $0) } ?? fallback, dependsOnSystem: isMemory)
  }

  /// Decodes the image, or the first frame of an animation, and returns its pixels.
  func decode(_ reader: ByteReader) throws -> PixelBuffer {
    try load(reader) { loader in
      guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw ImageError("the file contains no image") }
      return try PixelConversion.pixels(of: pixbuf)
    }
  }

  /// Decodes up to `count` frames of an animation. Returns fewer frames if their total number of pixels would exceed
  /// `maximumPixels`.
  func frames(
    _ reader: ByteReader, count: Int, maximumPixels: Int
  ) throws -> [(pixels: PixelBuffer, delay: TimeInterval)] {
    try load(reader) { loader in
      guard let animation = gdk_pixbuf_loader_get_animation(loader) else {
        throw ImageError("the file contains no image")
      }
      // gdk-pixbuf's time stamps consist of seconds and microseconds. GLib has deprecated their type.
      let timestamp = UnsafeMutablePointer<Int>.allocate(capacity: 2)
      defer { timestamp.deallocate() }
      timestamp[0] = 1
      timestamp[1] = 0
      func timestampPointer<Stamp>() -> UnsafePointer<Stamp> {
        UnsafeRawPointer(timestamp).assumingMemoryBound(to: Stamp.self)
      }
      guard let iterator = gdk_pixbuf_animation_get_iter(animation, timestampPointer()) else {
        throw ImageError("the file contains no frames")
      }
      defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
      var frames: [(pixels: PixelBuffer, delay: TimeInterval)] = []
      var totalPixelCount = 0
      for _ in 0..<count {
        guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else { break }
        totalPixelCount += Int(gdk_pixbuf_get_width(pixbuf)) * Int(gdk_pixbuf_get_height(pixbuf))
        if totalPixelCount > maximumPixels && !frames.isEmpty { break }
        let pixels = try PixelConversion.pixels(of: pixbuf)
        let delay = gdk_pixbuf_animation_iter_get_delay_time(iterator)
        frames.append((pixels, delay < 0 ? 0 : TimeInterval(delay) / 1000))
        guard delay >= 0 else { break }
        let next = timestamp[1] + Int(max(delay, 1)) * 1000
        timestamp[0] += next / 1_000_000
        timestamp[1] = next % 1_000_000
        gdk_pixbuf_animation_iter_advance(iterator, timestampPointer())
      }
      return frames
    }
  }

  private func load<Result>(
    _ reader: ByteReader, _ body: (UnsafeMutablePointer<GdkPixbufLoader>) throws -> Result
  ) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    var found: UnsafeMutablePointer<GdkPixbufLoader>?
    // `lazy.compactMap { … }.first` calls its closure twice for the first result, and would create a loader that is not released.
    for type in header.format.loaders where found == nil { found = gdk_pixbuf_loader_new_with_type(type, nil) }
    guard let loader = found else {
      let package = header.format.package ?? "libgdk-pixbuf-2.0-0"
      throw ImageError(
        "\(header.format.name) images need the package \(package), which is not installed", dependsOnSystem: true)
    }
    defer { g_object_unref(loader) }
    observeSize(loader)
    var isWritten = true
    do {
      try ImageFileStream(reader: reader, header: header).run { piece in
        guard let base = piece.baseAddress?.assumingMemoryBound(to: guchar.self), !hasDifferentSize else {
          return false
        }
        isWritten = gdk_pixbuf_loader_write(loader, base, gsize(piece.count), &error) != 0
        return isWritten
      }
    } catch {
      gdk_pixbuf_loader_close(loader, nil)
      throw error
    }
    guard isWritten, !hasDifferentSize else {
      gdk_pixbuf_loader_close(loader, nil)
      throw failure(error)
    }
    if gdk_pixbuf_loader_close(loader, &error) == 0 || hasDifferentSize { throw failure(error) }
    return try body(loader)
  }

  private func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageError {
    guard hasDifferentSize else { return Self.imageError(error, "the file contains no image") }
    if let error { g_error_free(error) }
    return ImageError("the file is damaged: it declares two different sizes of the image")
  }

  private func observeSize(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let handler: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
      loader, width, height, data in
      Unmanaged<PixbufDecoder>.fromOpaque(data).takeUnretainedValue().loaderDidPrepareSize(
        loader, width: Int(width), height: Int(height))
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
      nil, GConnectFlags(rawValue: 0))
  }

  /// Sets the size at which the image is decoded. The loader calls this method after it has read the header.
  private func loaderDidPrepareSize(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Int, height: Int) {
    guard width > 0, height > 0, width * height <= header.pixelWidth * header.pixelHeight else {
      hasDifferentSize = true
      // A size of 0 causes the loader to stop.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
      return
    }
    let longerSide = max(width, height)
    guard let maximumSide, maximumSide > 0, longerSide > maximumSide else { return }
    func scaled(_ side: Int) -> Int32 {
      Int32(max(1, (Double(side) * Double(maximumSide) / Double(longerSide)).rounded()))
    }
    gdk_pixbuf_loader_set_size(loader, scaled(width), scaled(height))
  }
}
