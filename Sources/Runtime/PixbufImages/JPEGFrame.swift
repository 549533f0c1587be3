/// What a JPEG's frame header says of its components, and how much memory follows from it.
struct JPEGFrame {
  /// How many blocks of a component stand in a unit, across and down.
  struct Component {
    var across: Int
    var down: Int
  }

  let components: [Component]
  let isProgressive: Bool
  /// Whether the values are written in Huffman codes, of a bit at least.
  let isHuffman: Bool
  /// Whether the picture comes in several scans: the decoder then keeps all coefficients until the last one.
  var hasSeveralScans = false

  /// Reads a frame header.
  ///
  /// - Parameters:
  ///   - kind: The second byte of the marker, 0xC0 to 0xCF.
  ///   - bytes: The segment behind its length.
  /// - Returns: Nil for counts and factors that JPEG does not know.
  init?(kind: UInt8, _ bytes: [UInt8]) {
    guard bytes.count >= 6, (1...4).contains(bytes[5]), bytes.count >= 6 + 3 * Int(bytes[5]) else { return nil }
    components = (0..<Int(bytes[5])).map { index in
      let factors = Int(bytes[6 + 3 * index + 1])
      return Component(across: factors >> 4, down: factors & 15)
    }
    guard components.allSatisfy({ (1...4).contains($0.across) && (1...4).contains($0.down) }) else { return nil }
    isProgressive = kind & 3 == 2
    isHuffman = kind < 0xC8
  }

  /// The blocks of each component, with those that fill the last units.
  private func blocks(_ width: Int, _ height: Int) -> [Int] {
    let across = components.reduce(1) { max($0, $1.across) }
    let down = components.reduce(1) { max($0, $1.down) }
    let units = ((width + 8 * across - 1) / (8 * across)) * ((height + 8 * down - 1) / (8 * down))
    return components.map { units * $0.across * $0.down }
  }

  /// How many blocks the component with the most has.
  func largestComponent(_ width: Int, _ height: Int) -> Int { blocks(width, height).max() ?? 0 }

  /// The bytes of the coefficients that the decoder keeps: 64 of two bytes a block, at full size, however small the
  /// picture is made.
  func coefficients(_ width: Int, _ height: Int) -> Int {
    hasSeveralScans ? blocks(width, height).reduce(0, +) * 128 : 0
  }
}
