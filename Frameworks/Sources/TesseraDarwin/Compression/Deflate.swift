/// Compresses data in the format deflate (RFC 1951).
///
/// Repetitions are found by a hash of three bytes, in the last 32 KiB, and written with the fixed Huffman codes. Data that would become
/// larger by them, such as pictures, is written without compression.
struct Deflate {
  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  private static let window = 32_768
  private static let longestMatch = 258
  /// The number of earlier places that are compared at each byte, which bounds the time for data that repeats one byte.
  private static let depth = 32
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

  /// Returns the compressed data, without a header and a checksum.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func encode(_ input: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.writeCompressed(input)
    // A stored block has five bytes more than its content of up to 65,535 bytes.
    let blocks = max(1, (input.count + 65_534) / 65_535)
    return deflate.output.count <= input.count + 5 * blocks ? deflate.output : stored(input)
  }

  private static func stored(_ input: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(input.count + input.count / 65_535 * 5 + 5)
    var start = 0
    while start < input.count {
      let end = min(input.count, start + 65_535)
      let (length, complement) = (UInt16(end - start), ~UInt16(end - start))
      output += [end == input.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)]
      output += [UInt8(complement & 255), UInt8(complement >> 8)]
      output += input[start..<end]
      start = end
    }
    return output
  }

  private mutating func writeCompressed(_ input: [UInt8]) {
    write(1, count: 1)
    write(1, count: 2)
    var latest = [Int32](repeating: -1, count: 1 << 15)
    var earlier = [Int32](repeating: -1, count: min(input.count, Self.window))
    /// Records that a place is the latest one with its three bytes, and returns the one before it.
    func record(_ place: Int) -> Int {
      guard place + 2 < input.count else { return -1 }
      let key = Int(input[place]) << 10 ^ Int(input[place + 1]) << 5 ^ Int(input[place + 2])
      let previous = latest[key & 0x7fff]
      earlier[place & (Self.window - 1)] = previous
      latest[key & 0x7fff] = Int32(place)
      return Int(previous)
    }
    var place = 0
    while place < input.count {
      var (candidate, length, distance, tries) = (record(place), 0, 0, Self.depth)
      let limit = min(Self.longestMatch, input.count - place)
      while candidate >= 0, place - candidate <= Self.window, tries > 0 {
        var count = 0
        while count < limit, input[candidate + count] == input[place + count] { count += 1 }
        if count > length { (length, distance) = (count, place - candidate) }
        if length == limit { break }
        let next = Int(earlier[candidate & (Self.window - 1)])
        // The entry of a place that the window has left is that of a later one.
        guard next < candidate else { break }
        candidate = next
        tries -= 1
      }
      guard length >= 3 else {
        writeSymbol(Int(input[place]))
        place += 1
        continue
      }
      writeMatch(length: length, distance: distance)
      for skipped in place + 1..<place + length { _ = record(skipped) }
      place += length
    }
    writeSymbol(256)
    while bitCount > 0 {
      output.append(UInt8(bits & 255))
      bits >>= 8
      bitCount = bitCount > 8 ? bitCount - 8 : 0
    }
  }

  private mutating func writeMatch(length: Int, distance: Int) {
    let lengthCode = Self.lengthBase.lastIndex { $0 <= length } ?? 0
    writeSymbol(257 + lengthCode)
    write(UInt64(length - Self.lengthBase[lengthCode]), count: Self.lengthBits[lengthCode])
    let distanceCode = Self.distanceBase.lastIndex { $0 <= distance } ?? 0
    writeCode(distanceCode, count: 5)
    write(UInt64(distance - Self.distanceBase[distanceCode]), count: max(0, distanceCode / 2 - 1))
  }

  /// Writes a symbol with its fixed code (RFC 1951, 3.2.6).
  private mutating func writeSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: writeCode(0x30 + symbol, count: 8)
    case ..<256: writeCode(0x190 + symbol - 144, count: 9)
    case ..<280: writeCode(symbol - 256, count: 7)
    default: writeCode(0xC0 + symbol - 280, count: 8)
    }
  }

  /// Writes a code, whose first bit is the highest one.
  private mutating func writeCode(_ code: Int, count: Int) {
    for bit in (0..<count).reversed() { write(UInt64(code >> bit & 1), count: 1) }
  }

  private mutating func write(_ value: UInt64, count: Int) {
    bits |= value << bitCount
    bitCount += UInt64(count)
    while bitCount >= 8 {
      output.append(UInt8(bits & 255))
      bits >>= 8
      bitCount -= 8
    }
  }
}
