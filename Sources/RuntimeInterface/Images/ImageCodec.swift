import CoreGraphics
import Foundation

/// Reads and writes image files. All methods can be called on any thread. The codec has no cache.
package protocol ImageCodec: AnyObject, Sendable {
  /// Returns the properties in the header of an image, without decoding its pixels.
  func probe(_ source: ImageSource) throws -> ImageInfo

  /// Returns the pixels as they are stored. The orientation is not applied.
  ///
  /// With `fitting`, the image is scaled down until its longer side has at most that many pixels. A JPEG file is
  /// decoded at a fraction of its size. The method throws an error if the image has more than
  /// `ImageLimits.maximumPixels` after scaling, or if it needs more memory than the codec allows for all decodings
  /// together. If there is not enough memory because other images are being decoded, the call waits until their
  /// decoding has ended.
  func decode(_ source: ImageSource, fitting maximumSide: Int?) throws -> PixelBuffer

  /// Returns all frames of an animated image with their durations in seconds. An image without animation has one frame
  /// with a duration of 0.
  func decodeFrames(_ source: ImageSource) throws -> [(pixels: PixelBuffer, delay: TimeInterval)]

  /// Returns the size in points of a vector image (SVG). Applications have such images in their asset catalogs. Vector images
  /// are not decoded by the other methods.
  func vectorSize(_ source: ImageSource) throws -> CGSize

  /// Draws a vector image with a size in pixels, and returns the pixels. There is no limit for the time, so the image must
  /// belong to the application.
  func drawVector(_ source: ImageSource, width: Int, height: Int) throws -> PixelBuffer

  /// Draws the vector image in a file of the user, with limits for time and memory, and returns the pixels. The longer side
  /// gets `maximumSide` pixels, whatever the size of the image is.
  func drawVectorFile(_ file: RegularFile, fitting maximumSide: Int) throws -> PixelBuffer

  func encodePNG(_ pixels: PixelBuffer) throws -> Data
  /// Encodes pixels as a JPEG file. `quality` is 0...1. Transparent pixels are drawn on a white background. An
  /// `orientation` other than 1 is written as EXIF data.
  func encodeJPEG(_ pixels: PixelBuffer, quality: Double, orientation: Int) throws -> Data
}
