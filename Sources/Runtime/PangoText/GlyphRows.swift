/// Adds rows of coverage values, eight pixels at a time.
enum GlyphRows {
  /// The number of bytes before and after the pixels of a row that the functions read. These bytes must be allocated.
  /// In the target, they are written back unchanged.
  static let slack = 8

  /// Adds rows of coverage values to a target. Sums are limited to 255, and strides are in bytes.
  static func add(
    _ source: UnsafePointer<UInt8>, stride sourceStride: Int, to target: UnsafeMutablePointer<UInt8>,
    stride targetStride: Int, width: Int, rows: Int
  ) {
    // The mask selects the lanes of the last, incomplete group of eight that belong to the row.
    let remainder = width & 7
    let lanes = SIMD8<UInt8>(0, 1, 2, 3, 4, 5, 6, 7)
    let tail = SIMD8<UInt8>(repeating: 0).replacing(with: 255, where: lanes .< UInt8(remainder))
    for row in 0..<rows {
      let sourceRow = UnsafeRawPointer(source + row * sourceStride)
      let targetRow = UnsafeMutableRawPointer(target + row * targetStride)
      var column = 0
      while column + 8 <= width {
        add(sourceRow.loadUnaligned(fromByteOffset: column, as: SIMD8<UInt8>.self), to: targetRow + column)
        column += 8
      }
      if remainder > 0 {
        add(sourceRow.loadUnaligned(fromByteOffset: column, as: SIMD8<UInt8>.self) & tail, to: targetRow + column)
      }
    }
  }

  @inline(__always)
  private static func add(_ values: SIMD8<UInt8>, to target: UnsafeMutableRawPointer) {
    let sum = target.loadUnaligned(as: SIMD8<UInt8>.self) &+ values
    // A lane whose value has decreased has overflowed.
    target.storeBytes(of: sum.replacing(with: 255, where: sum .< values), as: SIMD8<UInt8>.self)
  }
}
