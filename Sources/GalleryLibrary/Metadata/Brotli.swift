import CoreGraphics
import Foundation

/// Decompresses streams of Brotli (RFC 7932), with the library that libjxl uses. It is loaded for the first stream, because only
/// JPEG XL files have any.
enum Brotli {
  private typealias Decompress =
    @convention(c) (Int, UnsafeRawPointer?, UnsafeMutablePointer<Int>, UnsafeMutableRawPointer?) -> Int32

  /// The function `BrotliDecoderDecompress`, or `nil` if the library is not installed.
  private static let decompress: Decompress? = {
    guard let library = dlopen("libbrotlidec.so.1", RTLD_NOW | RTLD_LOCAL),
      let function = dlsym(library, "BrotliDecoderDecompress")
    else { return nil }
    return unsafeBitCast(function, to: Decompress.self)
  }()

  /// The value that the function returns if the whole stream was decompressed.
  private static let success: Int32 = 1

  /// Returns the bytes of a stream, or `nil` if the stream is damaged or larger than `limit`.
  static func decompressed(_ stream: [UInt8], limit: Int) -> [UInt8]? {
    guard let decompress else { return nil }
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      var size = limit
      isComplete =
        stream.withUnsafeBytes { decompress($0.count, $0.baseAddress, &size, output.baseAddress) } == success
      count = isComplete ? size : 0
    }
    return isComplete ? bytes : nil
  }
}
