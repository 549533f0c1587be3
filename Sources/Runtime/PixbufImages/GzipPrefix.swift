import CPixbuf

/// The first bytes of a file that is compressed with gzip (RFC 1952), such as an SVGZ file.
enum GzipPrefix {
  /// Returns whether a file with these first bytes is compressed.
  static func isCompressed(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Decompresses the first bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The first bytes of the compressed file.
  ///   - limit: The maximum size of the result. What comes after it is not decompressed.
  /// - Returns: The decompressed bytes, up to the place at which the bytes end or are damaged.
  static func decompressed(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    guard let decompressor = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(decompressor)) }
    return [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      var place = 0
      while count < limit, place < bytes.count {
        var (read, written): (gsize, gsize) = (0, 0)
        let result = bytes.withUnsafeBytes {
          g_converter_convert(
            decompressor, $0.baseAddress! + place, gsize(bytes.count - place),
            output.baseAddress! + count, gsize(limit - count), G_CONVERTER_NO_FLAGS, &read, &written, nil)
        }
        guard result == G_CONVERTER_CONVERTED else {
          count += result == G_CONVERTER_FINISHED ? Int(written) : 0
          return
        }
        place += Int(read)
        count += Int(written)
      }
    }
  }
}
