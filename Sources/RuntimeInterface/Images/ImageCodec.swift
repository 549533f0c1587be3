import CoreGraphics
import Foundation

/// Reads and writes image files. All methods can be called on any thread. Nothing is cached.
package protocol ImageCodec: AnyObject, Sendable {
  /// Returns the properties in the header of an image, without decoding its pixels.
  func probe(_ source: ImageSource) throws -> ImageInfo

  /// Returns the stored pixels; the orientation is not applied.
  ///
  /// With `fitting`, the longer side has at most that many pixels, and the image is not enlarged: a JPEG file is
  /// decoded at a fraction of its size. Images with more than `ImageLimits.maximumPixels` after scaling are rejected,
  /// as are those that need more memory than all decoding may use. An image that does not fit in the memory next to
  /// those being decoded waits for them.
  func decode(_ source: ImageSource, fitting maximumSide: Int?) throws -> PixelBuffer

  /// Returns all frames of an animated image with their durations in seconds. An image without animation gives one
  /// frame with a duration of 0.
  func decodeFrames(_ source: ImageSource) throws -> [(pixels: PixelBuffer, delay: TimeInterval)]

  func encodePNG(_ pixels: PixelBuffer) throws -> Data
  /// Encodes pixels as a JPEG file. `quality` is 0...1. Transparent pixels are drawn on white. `orientation` is written
  /// as EXIF data unless it is 1.
  func encodeJPEG(_ pixels: PixelBuffer, quality: Double, orientation: Int) throws -> Data
}
