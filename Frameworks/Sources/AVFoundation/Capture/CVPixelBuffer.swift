import Foundation

/// A picture in memory, with one plane of pixels.
public final class CVBuffer: NSObject, @unchecked Sendable {
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
  /// The number of bytes of a row.
  let bytesPerRow: Int
  /// The format of a pixel, such as `kCVPixelFormatType_32BGRA`.
  let format: UInt32
  /// The first pixel.
  let memory: UnsafeMutableRawPointer

  /// The number of bytes of a pixel, by its format.
  static func bytesPerPixel(_ format: UInt32) -> Int? {
    switch format {
    case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA, kCVPixelFormatType_32ABGR: 4
    case kCVPixelFormatType_OneComponent8: 1
    default: nil
    }
  }

  /// Creates a picture of zeros, or nil if the size is not valid or too large for memory.
  init?(width: Int, height: Int, format: UInt32, bytesPerPixel: Int) {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20 else { return nil }
    // Rows begin at multiples of 64 bytes, as on iOS.
    bytesPerRow = (width * bytesPerPixel + 63) / 64 * 64
    guard let memory = calloc(height, bytesPerRow) else { return nil }
    (self.width, self.height, self.format, self.memory) = (width, height, format, memory)
    super.init()
  }

  deinit { free(memory) }
}

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory.
public typealias CVPixelBuffer = CVBuffer
/// The result of a function: `kCVReturnSuccess` or the number of an error.
public typealias CVReturn = Int32

/// The flags of locks.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt64
  /// Creates flags.
  ///
  /// - Parameter rawValue: The flags as a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The pixels are only read.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// The function succeeded.
public let kCVReturnSuccess: CVReturn = 0
/// An argument is not valid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The memory is not sufficient.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The size of a picture is not valid.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The format of pixels is not supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

/// Pixels of four bytes: blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Pixels of four bytes: alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
/// Pixels of four bytes: red, green, blue, alpha.
public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
/// Pixels of four bytes: alpha, blue, green, red.
public let kCVPixelFormatType_32ABGR: UInt32 = 0x4142_4752
/// Pixels of one byte.
public let kCVPixelFormatType_OneComponent8: UInt32 = 0x4C30_3038
/// Two planes of luminance and colors, in the range of videos. Pictures in memory cannot have this format in Tessera.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// Two planes of luminance and colors, in the full range. Pictures in memory cannot have this format in Tessera.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066

/// The key of the format of pixels.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// The key of the width, in pixels.
public let kCVPixelBufferWidthKey = "Width"
/// The key of the height, in pixels.
public let kCVPixelBufferHeightKey = "Height"
/// The key of whether the picture can be drawn to by Core Graphics.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
/// The key of whether the picture can be drawn by Core Graphics.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"

/// Creates a picture in memory. All its bytes are zero.
///
/// - Parameters:
///   - allocator: An allocator, which has no effect.
///   - width: The width, in pixels.
///   - height: The height, in pixels.
///   - pixelFormatType: The format of pixels: 32 bits of three colors and alpha in any of four orders, or 8 bits.
///   - pixelBufferAttributes: Attributes, which have no effect.
///   - pixelBufferOut: A pointer to the result, which is nil after an error.
/// - Returns: `kCVReturnSuccess`, or the number of the error.
public func CVPixelBufferCreate(
  _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: UInt32, _ pixelBufferAttributes: Any?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  pixelBufferOut.pointee = nil
  guard let bytes = CVBuffer.bytesPerPixel(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  guard width > 0, height > 0 else { return kCVReturnInvalidSize }
  pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType, bytesPerPixel: bytes)
  return pixelBufferOut.pointee == nil ? kCVReturnAllocationFailed : kCVReturnSuccess
}
/// Begins to use the pixels of a picture.
///
/// - Parameters:
///   - pixelBuffer: The picture.
///   - lockFlags: The flags.
/// - Returns: `kCVReturnSuccess`, because the pixels are always in memory.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
  kCVReturnSuccess
}
/// Ends using the pixels of a picture.
///
/// - Parameters:
///   - pixelBuffer: The picture.
///   - unlockFlags: The flags.
/// - Returns: `kCVReturnSuccess`, because the pixels are always in memory.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Returns the address of the first pixel.
///
/// - Parameter pixelBuffer: The picture.
/// - Returns: The address, which is valid as long as the picture exists.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }
/// Returns the width of a picture.
///
/// - Parameter pixelBuffer: The picture.
/// - Returns: The width, in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the height of a picture.
///
/// - Parameter pixelBuffer: The picture.
/// - Returns: The height, in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the size of a row.
///
/// - Parameter pixelBuffer: The picture.
/// - Returns: The number of bytes from a row to the next one.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// Returns the format of pixels.
///
/// - Parameter pixelBuffer: The picture.
/// - Returns: The format, such as `kCVPixelFormatType_32BGRA`.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
