import CPixbuf
import CoreGraphics
import Foundation
import RuntimeInterface

/// Draws an SVG image with gdk-pixbuf's loader, which librsvg provides.
final class VectorRenderer {
  private let width: Int
  private let height: Int

  /// Creates a drawing with a size in pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Draws an image.
  ///
  /// - Parameter reader: A reader for the file.
  /// - Returns: The pixels.
  /// - Throws: An `ImageError` with the reason, such as a loader that is not installed.
  func draw(_ reader: ByteReader) throws -> PixelBuffer {
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type("svg", &error) else {
      if let error { g_error_free(error) }
      throw ImageError("SVG images need the package librsvg2-common, which is not installed")
    }
    defer { g_object_unref(loader) }
    let handler: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
      loader, _, _, data in
      let drawing = Unmanaged<VectorRenderer>.fromOpaque(data).takeUnretainedValue()
      gdk_pixbuf_loader_set_size(loader, Int32(drawing.width), Int32(drawing.height))
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
      nil, GConnectFlags(rawValue: 0))
    var isWritten = true
    try reader.readChunks(from: 0) { piece, offset in
      guard let base = piece.baseAddress?.assumingMemoryBound(to: guchar.self) else { return nil }
      isWritten = gdk_pixbuf_loader_write(loader, base, gsize(piece.count), &error) != 0
      return isWritten ? offset + piece.count : nil
    }
    guard isWritten else {
      gdk_pixbuf_loader_close(loader, nil)
      throw PixbufDecoder.imageError(error, "the SVG image is damaged")
    }
    if gdk_pixbuf_loader_close(loader, &error) == 0 {
      throw PixbufDecoder.imageError(error, "the SVG image is damaged")
    }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw ImageError("the file contains no image") }
    return try PixelConversion.pixels(of: pixbuf)
  }
}
