/// Decompresses data of the formats zlib (RFC 1950) and deflate (RFC 1951).
struct Inflate {
  private let input: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int
  /// A Boolean value that is true after the last block was read without an error.
  private var isComplete = false

  /// A Huffman code: the number of codes of each length, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: ArraySlice<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      for length in 1...15 {
        for (symbol, codeLength) in lengths.enumerated() where codeLength == length { symbols.append(symbol) }
      }
    }
  }

  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Returns the decompressed data up to the first error.
  ///
  /// - Parameters:
  ///   - data: The compressed data, with the header of zlib.
  ///   - limit: The largest size of the result in bytes. More data is not decompressed.
  static func decodeZlib(_ data: [UInt8], limit: Int = 64 << 20) -> [UInt8] {
    guard data.count > 2, data[0] & 15 == 8 else { return [] }
    var inflate = Inflate(input: data, position: 2, limit: limit)
    while inflate.readBlock() {}
    return inflate.output
  }

  /// Returns the decompressed data of the format deflate, or nil if the data is not complete or not of the format.
  static func decode(_ data: [UInt8]) -> [UInt8]? {
    var inflate = Inflate(input: data, position: 0, limit: .max)
    while inflate.readBlock() {}
    return inflate.isComplete ? inflate.output : nil
  }

  private init(input: [UInt8], position: Int, limit: Int) {
    self.input = input
    self.position = position
    self.limit = limit
  }

  private mutating func readBits(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < input.count else { return nil }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = Int(bits & ((1 << UInt32(count)) - 1))
    bits >>= UInt32(count)
    bitCount -= count
    return value
  }

  /// Decompresses a block. Returns `false` after the last one and after an error.
  private mutating func readBlock() -> Bool {
    guard let isLast = readBits(1), let kind = readBits(2) else { return false }
    let isDone: Bool
    switch kind {
    case 0: isDone = readStoredBlock()
    case 1:
      let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      isDone = readCompressedBlock(Code(lengths[...]), Code([Int](repeating: 5, count: 30)[...]))
    case 2:
      guard let codes = readCodes() else { return false }
      isDone = readCompressedBlock(codes.literals, codes.distances)
    default: return false
    }
    isComplete = isDone && isLast == 1
    return isDone && isLast == 0
  }

  private mutating func readStoredBlock() -> Bool {
    bits = 0
    bitCount = 0
    guard position + 4 <= input.count else { return false }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    let end = min(input.count, position + length)
    output += input[position..<end]
    let isComplete = end == position + length
    position = end
    return isComplete && output.count < limit
  }

  private mutating func readCodes() -> (literals: Code, distances: Code)? {
    guard let literals = readBits(5), let distances = readBits(5), let count = readBits(4) else { return nil }
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<(count + 4) {
      guard let length = readBits(3) else { return nil }
      lengths[Self.codeLengthOrder[index]] = length
    }
    let code = Code(lengths[...])
    let total = literals + 257 + distances + 1
    var codeLengths: [Int] = []
    while codeLengths.count < total {
      guard let symbol = readSymbol(code) else { return nil }
      switch symbol {
      case 0...15: codeLengths.append(symbol)
      case 16:
        guard let last = codeLengths.last, let extraBits = readBits(2) else { return nil }
        codeLengths += [Int](repeating: last, count: extraBits + 3)
      default:
        guard let extraBits = readBits(symbol == 17 ? 3 : 7) else { return nil }
        codeLengths += [Int](repeating: 0, count: extraBits + (symbol == 17 ? 3 : 11))
      }
    }
    return (Code(codeLengths[..<(literals + 257)]), Code(codeLengths[(literals + 257)..<total]))
  }

  private mutating func readSymbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = readBits(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count {
        return index + value - first < code.symbols.count ? code.symbols[index + value - first] : nil
      }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func readCompressedBlock(_ literals: Code, _ distances: Code) -> Bool {
    while output.count < limit {
      guard let symbol = readSymbol(literals) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol - 257 < Self.lengthBase.count, let lengthExtraBits = readBits(Self.lengthBits[symbol - 257]),
        let kind = self.readSymbol(distances), kind < Self.distanceBase.count,
        let distanceExtraBits = readBits(kind < 4 ? 0 : kind / 2 - 1)
      else { return false }
      let distance = Self.distanceBase[kind] + distanceExtraBits
      guard distance <= output.count else { return false }
      for _ in 0..<(Self.lengthBase[symbol - 257] + lengthExtraBits) { output.append(output[output.count - distance]) }
    }
    return false
  }
}

/// Returns the decompressed data of the format deflate (RFC 1951), for `NSData.decompressed(using:)`.
///
/// - Parameter data: The compressed data, without a header.
/// - Returns: The data, or nil if the compressed data is not complete or not of the format.
public func _inflate(_ data: [UInt8]) -> [UInt8]? { Inflate.decode(data) }
