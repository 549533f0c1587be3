import CoreGraphics
import Foundation

/// Reads and writes image files. All of it may be called from every thread; nothing is cached.
package protocol ImageCodec: AnyObject, Sendable {
  /// What the file says of itself, without decoding its pixels.
  func probe(_ source: ImageSource) throws -> ImageInfo

  /// The pixels as stored (the orientation is not applied). With `fitting`, the largest size not above the file's own
  /// whose longer side is at most so many pixels: a JPEG is then decoded at a fraction of its size.
  /// Images of more than `ImageLimits.maximumPixels` after scaling are refused, as are those that take more memory
  /// to decode than all decodings may take; one that does not fit beside those that run waits for them.
  func decode(_ source: ImageSource, fitting maximumSide: Int?) throws -> PixelBuffer

  /// All frames of an animated file with how long each is shown, in seconds; one frame with delay 0 of a still one.
  func decodeFrames(_ source: ImageSource) throws -> [(pixels: PixelBuffer, delay: TimeInterval)]

  func encodePNG(_ pixels: PixelBuffer) throws -> Data
  /// `quality` from 0 to 1. Transparent pixels are put on white. `orientation` is written as EXIF unless it is 1.
  func encodeJPEG(_ pixels: PixelBuffer, quality: Double, orientation: Int) throws -> Data
}
