// Functions of the system's zlib. They are declared here, because modules that those with Apple's names import must not import a C module.
@_silgen_name("compressBound") private func zlibBound(_ count: UInt) -> UInt
@_silgen_name("compress2") private func zlibCompress(
  _ output: UnsafeMutablePointer<UInt8>, _ outputCount: UnsafeMutablePointer<UInt>, _ input: UnsafePointer<UInt8>,
  _ inputCount: UInt, _ level: Int32
) -> Int32

/// Compresses data in the format deflate (RFC 1951).
enum Deflate {
  /// Returns the compressed data, without a header and a checksum, or nil if there is not enough memory.
  static func encode(_ input: [UInt8]) -> [UInt8]? {
    var output = [UInt8](repeating: 0, count: Int(zlibBound(UInt(input.count))))
    var count = UInt(output.count)
    // iOS uses level 5, too (Apple, "Compression", `COMPRESSION_ZLIB`).
    guard zlibCompress(&output, &count, input, UInt(input.count), 5) == 0 else { return nil }
    // The format of zlib has a header of two bytes and a checksum of four bytes.
    return Array(output[2..<Int(count) - 4])
  }
}
