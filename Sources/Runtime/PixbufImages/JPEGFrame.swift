/// The components that the frame header of a JPEG describes. The structure computes the memory that they require.
struct JPEGFrame {
  /// A component of the image, with its horizontal and vertical sampling factors (blocks per MCU).
  struct Component {
    var horizontalSampling: Int
    var verticalSampling: Int
  }

  let components: [Component]
  let isProgressive: Bool
  /// Indicates whether the values are Huffman-coded, with at least one bit each.
  let isHuffman: Bool
  /// Indicates whether the image has several scans. In this case, the decoder stores all coefficients until the last
  /// scan.
  var hasSeveralScans = false

  /// Reads the frame header of a JPEG, which describes the components of the image.
  ///
  /// - Parameters:
  ///   - kind: The second byte of the marker, 0xC0 to 0xCF.
  ///   - bytes: The segment after its length.
  /// - Returns: The components, or `nil` if a count or factor is not allowed in JPEG.
  init?(kind: UInt8, _ bytes: [UInt8]) {
    guard bytes.count >= 6, (1...4).contains(bytes[5]), bytes.count >= 6 + 3 * Int(bytes[5]) else { return nil }
    components = (0..<Int(bytes[5])).map { index in
      let factors = Int(bytes[6 + 3 * index + 1])
      return Component(horizontalSampling: factors >> 4, verticalSampling: factors & 15)
    }
    guard components.allSatisfy({ (1...4).contains($0.horizontalSampling) && (1...4).contains($0.verticalSampling) })
    else { return nil }
    isProgressive = kind & 3 == 2
    isHuffman = kind < 0xC8
  }

  /// Returns the number of blocks of each component, including those that fill the last units.
  private func blockCounts(_ width: Int, _ height: Int) -> [Int] {
    let horizontalSampling = components.reduce(1) { max($0, $1.horizontalSampling) }
    let verticalSampling = components.reduce(1) { max($0, $1.verticalSampling) }
    let unitCount =
      ((width + 8 * horizontalSampling - 1) / (8 * horizontalSampling))
      * ((height + 8 * verticalSampling - 1) / (8 * verticalSampling))
    return components.map { unitCount * $0.horizontalSampling * $0.verticalSampling }
  }

  /// Returns the number of blocks of the largest component.
  func largestBlockCount(_ width: Int, _ height: Int) -> Int { blockCounts(width, height).max() ?? 0 }

  /// Returns the memory of the coefficients that the decoder stores, in bytes. Each block has 64 coefficients of two
  /// bytes. Scaling the image down does not reduce them.
  func coefficientByteCount(_ width: Int, _ height: Int) -> Int {
    hasSeveralScans ? blockCounts(width, height).reduce(0, +) * 128 : 0
  }
}
