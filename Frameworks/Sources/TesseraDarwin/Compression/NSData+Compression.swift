import Foundation
import UIKit

extension NSData {
  /// The formats of compressed data.
  public enum CompressionAlgorithm: Int, Sendable {
    /// The format LZFSE, which is not available.
    case lzfse
    /// The format LZ4, which is not available.
    case lz4
    /// The format LZMA, which is not available.
    case lzma
    /// The format deflate (RFC 1951), without the header and the checksum of zlib.
    case zlib
  }

  /// Returns the data in a compressed form.
  ///
  /// The bytes can differ from those of iOS, but each decoder of the format restores the same data.
  ///
  /// - Parameter algorithm: The format. Only `zlib` is available.
  /// - Returns: The compressed data.
  /// - Throws: `CocoaError.compressionFailed` for other formats, and if there is not enough memory.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard algorithm == .zlib else { throw Self.unavailable(algorithm, .compressionFailed) }
    guard let bytes = Deflate.encode([UInt8](self as Data)) else {
      throw CocoaError(
        .compressionFailed,
        userInfo: [NSDebugDescriptionErrorKey: "There is not enough memory to compress \(count) bytes."])
    }
    return NSData(data: Data(bytes))
  }

  /// Returns data that `compressed(using:)` has compressed.
  ///
  /// - Parameter algorithm: The format. Only `zlib` is available.
  /// - Returns: The data.
  /// - Throws: `CocoaError.decompressionFailed` for other formats, and for data which is not complete or not of the format.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard algorithm == .zlib else { throw Self.unavailable(algorithm, .decompressionFailed) }
    guard let bytes = _inflate([UInt8](self as Data)) else {
      throw CocoaError(
        .decompressionFailed,
        userInfo: [NSDebugDescriptionErrorKey: "The \(count) bytes are not complete data of the format deflate."])
    }
    return NSData(data: Data(bytes))
  }

  private static func unavailable(_ algorithm: CompressionAlgorithm, _ code: CocoaError.Code) -> CocoaError {
    CocoaError(
      code,
      userInfo: [NSDebugDescriptionErrorKey: "The format \(algorithm) is not available on Linux. Use .zlib instead."])
  }
}

extension NSMutableData {
  /// Compresses the data.
  ///
  /// - Parameter algorithm: The format. Only `zlib` is available.
  /// - Throws: `CocoaError.compressionFailed` for other formats. The data does not change then.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try compressed(using: algorithm) as Data)
  }

  /// Decompresses the data.
  ///
  /// - Parameter algorithm: The format. Only `zlib` is available.
  /// - Throws: `CocoaError.decompressionFailed` for other formats, and for data which is not complete or not of the format. The data
  ///   does not change then.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try decompressed(using: algorithm) as Data)
  }
}

extension CocoaError.Code {
  /// Data could not be compressed.
  public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
  /// Data could not be decompressed.
  public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}

extension CocoaError {
  /// Data could not be compressed.
  public static var compressionFailed: CocoaError.Code { .compressionFailed }
  /// Data could not be decompressed.
  public static var decompressionFailed: CocoaError.Code { .decompressionFailed }
}
