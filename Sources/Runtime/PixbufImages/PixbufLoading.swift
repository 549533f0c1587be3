import CPixbuf
import CoreGraphics
import Foundation
import RuntimeInterface

/// One decoding with gdk-pixbuf's loader.
final class PixbufLoading {
  private let maximumSide: Int?
  private var size: (width: Int, height: Int)?
  private var isTooLarge = false
  private var stopsAtSize = false

  init(fitting maximumSide: Int?) { self.maximumSide = maximumSide }

  static func reason(_ error: UnsafeMutablePointer<GError>?, _ fallback: String) -> ImageError {
    guard let error else { return ImageError(fallback) }
    defer { g_error_free(error) }
    return ImageError(error.pointee.message.map { String(cString: $0) } ?? fallback)
  }

  /// The size of a file of a format that only gdk-pixbuf knows.
  func probe(_ data: Data) throws -> ImageInfo {
    stopsAtSize = true
    guard let loader = gdk_pixbuf_loader_new() else { throw ImageError("no memory") }
    defer { g_object_unref(loader) }
    observe(loader)
    // Small pieces, so that it stops soon after the header.
    var error: UnsafeMutablePointer<GError>?
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: guchar.self) else { return }
      var offset = 0
      while offset < bytes.count, size == nil {
        let count = min(4096, bytes.count - offset)
        if gdk_pixbuf_loader_write(loader, base + offset, gsize(count), &error) == 0 { break }
        offset += count
      }
    }
    // No format means that it was not recognised, and asking nothing for its name would be complained of.
    let name = gdk_pixbuf_loader_get_format(loader).flatMap { gdk_pixbuf_format_get_name($0) }
    defer { g_free(name) }
    gdk_pixbuf_loader_close(loader, nil)
    guard let size else { throw Self.reason(error, "not a picture") }
    if let error { g_error_free(error) }
    return ImageInfo(
      pixelWidth: size.width, pixelHeight: size.height, type: name.map { String(cString: $0) } ?? "unknown",
      orientation: 1, captureDate: nil, isAnimated: false)
  }

  func decode(_ data: Data) throws -> PixelBuffer {
    try load(data) { loader in
      guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw ImageError("the file holds no picture") }
      return try PixelConversion.pixels(of: pixbuf)
    }
  }

  func frames(_ data: Data, count: Int) throws -> [(pixels: PixelBuffer, delay: TimeInterval)] {
    try load(data) { loader in
      guard let animation = gdk_pixbuf_loader_get_animation(loader) else {
        throw ImageError("the file holds no picture")
      }
      // gdk-pixbuf's time stamps, seconds and microseconds, whose type's name GLib calls outdated.
      let time = UnsafeMutablePointer<Int>.allocate(capacity: 2)
      defer { time.deallocate() }
      time[0] = 1
      time[1] = 0
      func stamp<Stamp>() -> UnsafePointer<Stamp> { UnsafeRawPointer(time).assumingMemoryBound(to: Stamp.self) }
      guard let iterator = gdk_pixbuf_animation_get_iter(animation, stamp()) else {
        throw ImageError("the file holds no frames")
      }
      defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
      var frames: [(pixels: PixelBuffer, delay: TimeInterval)] = []
      var total = 0
      for _ in 0..<count {
        guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else { break }
        let pixels = try PixelConversion.pixels(of: pixbuf)
        total += pixels.width * pixels.height
        // The frames that fit into memory are better than none.
        if total > ImageLimits.maximumPixels && !frames.isEmpty { break }
        let delay = gdk_pixbuf_animation_iter_get_delay_time(iterator)
        frames.append((pixels, delay < 0 ? 0 : TimeInterval(delay) / 1000))
        guard delay >= 0 else { break }
        let next = time[1] + Int(max(delay, 1)) * 1000
        time[0] += next / 1_000_000
        time[1] = next % 1_000_000
        gdk_pixbuf_animation_iter_advance(iterator, stamp())
      }
      return frames
    }
  }

  private func load<Result>(_ data: Data, _ body: (UnsafeMutablePointer<GdkPixbufLoader>) throws -> Result) throws
    -> Result
  {
    guard let loader = gdk_pixbuf_loader_new() else { throw ImageError("no memory") }
    defer { g_object_unref(loader) }
    observe(loader)
    var error: UnsafeMutablePointer<GError>?
    let written = data.withUnsafeBytes { bytes -> Bool in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: guchar.self) else { return false }
      return gdk_pixbuf_loader_write(loader, base, gsize(bytes.count), &error) != 0
    }
    if !written {
      gdk_pixbuf_loader_close(loader, nil)
      throw failure(error)
    }
    if gdk_pixbuf_loader_close(loader, &error) == 0 { throw failure(error) }
    if isTooLarge { throw failure(nil) }
    return try body(loader)
  }

  private func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageError {
    if isTooLarge, let size {
      if let error { g_error_free(error) }
      return ImageError("\(size.width) × \(size.height) pixels are too many")
    }
    return Self.reason(error, "the file holds no picture")
  }

  private func observe(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let handler: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
      loader, width, height, data in
      Unmanaged<PixbufLoading>.fromOpaque(data).takeUnretainedValue().prepared(
        loader, width: Int(width), height: Int(height))
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
      nil, GConnectFlags(rawValue: 0))
  }

  /// The header was read: says at which size to decode.
  private func prepared(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, width: Int, height: Int) {
    guard size == nil else { return }
    size = (width, height)
    if stopsAtSize { return }
    let longer = max(width, height)
    let product = width.multipliedReportingOverflow(by: height)
    if maximumSide == nil || longer <= (maximumSide ?? 0) {
      if product.overflow || product.partialValue > ImageLimits.maximumPixels {
        isTooLarge = true
        // Decodes as little as the loader lets one ask for.
        gdk_pixbuf_loader_set_size(loader, 1, 1)
      }
      return
    }
    guard let maximumSide, maximumSide > 0 else { return }
    func scaled(_ side: Int) -> Int32 { Int32(max(1, (Double(side) * Double(maximumSide) / Double(longer)).rounded())) }
    gdk_pixbuf_loader_set_size(loader, scaled(width), scaled(height))
  }
}
