import Foundation

/// The squares of a QR code with bytes. Source: ISO/IEC 18004:2015; the sections are named at the steps.
struct QRCode {
  /// A level of error correction.
  enum Level: Int {
    case low, medium, quartile, high

    init?(_ name: String) {
      guard let index = ["L", "M", "Q", "H"].firstIndex(of: name) else { return nil }
      self.init(rawValue: index)
    }

    /// The two bits of the level in the format information (section 7.9).
    var formatBits: Int { [1, 0, 3, 2][rawValue] }
  }

  let size: Int
  /// The dark squares in rows from the top.
  private(set) var modules: [[Bool]]
  private var isFunction: [[Bool]]
  private let version: Int
  private let level: Level

  /// The codewords of error correction in a block, by level and version (table 9).
  private static let correctionLengths: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// The number of blocks, by level and version (table 9).
  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// The number of squares for codewords in a version: all squares without those of patterns and information (section 6.3).
  private static func dataModules(_ version: Int) -> Int {
    var result = (16 * version + 128) * version + 64
    if version >= 2 {
      let patterns = version / 7 + 2
      result -= (25 * patterns - 10) * patterns - 55
      if version >= 7 { result -= 36 }
    }
    return result
  }

  private static func dataCodewords(_ version: Int, _ level: Level) -> Int {
    dataModules(version) / 8 - correctionLengths[level.rawValue][version - 1] * blockCounts[level.rawValue][version - 1]
  }

  /// Creates the smallest code for bytes. The result is nil if they do not fit into version 40.
  init?(_ data: Data, level: Level) {
    func bits(_ version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + 8 * data.count }
    guard let version = (1...40).first(where: { bits($0) <= Self.dataCodewords($0, level) * 8 }) else { return nil }
    self.version = version
    self.level = level
    size = 17 + 4 * version
    modules = Array(repeating: Array(repeating: false, count: size), count: size)
    isFunction = modules
    drawPatterns()
    drawCodewords(codewords(data))
    chooseMask()
  }

  // MARK: Codewords

  private func codewords(_ data: Data) -> [UInt8] {
    // The mode of bytes, their number, the bytes, and padding (section 7.4).
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) { bits += (0..<count).reversed().map { value >> $0 & 1 == 1 } }
    append(4, 4)
    append(data.count, version < 10 ? 8 : 16)
    for byte in data { append(Int(byte), 8) }
    let capacity = Self.dataCodewords(version, level) * 8
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding: UInt8 = 0xEC
    while bytes.count * 8 < capacity {
      bytes.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    // The blocks, of which the last ones have one codeword more (section 7.6).
    let count = Self.blockCounts[level.rawValue][version - 1]
    let correction = Self.correctionLengths[level.rawValue][version - 1]
    let total = Self.dataModules(version) / 8
    let shortCount = count - total % count
    let shortLength = total / count - correction
    let generator = Self.generator(correction)
    var blocks: [[UInt8]] = []
    var start = 0
    for number in 0..<count {
      let length = shortLength + (number < shortCount ? 0 : 1)
      blocks.append(Array(bytes[start..<start + length]))
      start += length
    }
    let corrections = blocks.map { Self.remainder($0, generator) }
    var result: [UInt8] = []
    for index in 0...shortLength { for block in blocks where index < block.count { result.append(block[index]) } }
    for index in 0..<correction { for block in corrections { result.append(block[index]) } }
    return result
  }

  /// Multiplies two elements of the field with 256 elements (annex A, polynomial 285).
  private static func multiply(_ x: UInt8, _ y: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= (Int(y) >> bit & 1) * Int(x)
    }
    return UInt8(result & 255)
  }

  private static func generator(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = multiply(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }

  private static func remainder(_ data: [UInt8], _ generator: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in generator.indices { result[index] ^= multiply(generator[index], factor) }
    }
    return result
  }

  // MARK: Squares

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y][x] = isDark
    isFunction[y][x] = true
  }

  private mutating func drawPatterns() {
    // Section 6.3.
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (centerX, centerY) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for y in max(0, centerY - 4)...min(size - 1, centerY + 4) {
        for x in max(0, centerX - 4)...min(size - 1, centerX + 4) {
          let distance = max(abs(x - centerX), abs(y - centerY))
          set(x, y, distance != 2 && distance != 4)
        }
      }
    }
    let places = alignmentPlaces
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let isCorner =
          (row == 0 && column == 0) || (row == 0 && column == places.count - 1)
          || (row == places.count - 1 && column == 0)
        if isCorner { continue }
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(0)
    drawVersion()
  }

  /// The centers of the alignment patterns (annex E).
  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  private mutating func drawFormat(_ mask: Int) {
    // Section 7.9: five bits with ten bits of a code, and a mask.
    let data = level.formatBits << 3 | mask
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (data << 10 | remainder) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion() {
    // Section 7.10.
    guard version >= 7 else { return }
    var remainder = version
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
    let bits = version << 12 | remainder
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      set(a, b, bits >> index & 1 == 1)
      set(b, a, bits >> index & 1 == 1)
    }
  }

  private mutating func drawCodewords(_ codewords: [UInt8]) {
    // Section 7.7.3: pairs of columns from the right, upwards and downwards in turn.
    var index = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        for column in 0..<2 {
          let x = right - column
          let y = (right + 1) & 2 == 0 ? size - 1 - step : step
          if !isFunction[y][x], index < codewords.count * 8 {
            modules[y][x] = codewords[index >> 3] >> UInt8(7 - index & 7) & 1 == 1
            index += 1
          }
        }
      }
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    // Section 7.8.2.
    for y in 0..<size {
      for x in 0..<size where !isFunction[y][x] {
        let inverts =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if inverts { modules[y][x].toggle() }
      }
    }
  }

  private mutating func chooseMask() {
    var best = (mask: 0, penalty: Int.max)
    for mask in 0..<8 {
      apply(mask)
      drawFormat(mask)
      let penalty = penalty
      if penalty < best.penalty { best = (mask, penalty) }
      apply(mask)
    }
    apply(best.mask)
    drawFormat(best.mask)
  }

  /// The points of section 7.8.3 for runs, blocks, patterns like those of the corners, and an uneven number of dark squares.
  private var penalty: Int {
    var result = 0
    let columns = (0..<size).map { x in (0..<size).map { modules[$0][x] } }
    let finder: [Bool] = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    for line in modules + columns {
      var run = 0
      for index in 0..<size {
        run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
        if run == 5 { result += 3 } else if run > 5 { result += 1 }
      }
      guard size >= 11 else { continue }
      for start in 0...size - 11 {
        let part = line[start..<start + 11]
        if part.elementsEqual(finder + light) || part.elementsEqual(light + finder) { result += 40 }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let dark = modules[y][x]
        if dark == modules[y][x + 1], dark == modules[y + 1][x], dark == modules[y + 1][x + 1] { result += 3 }
      }
    }
    let dark = modules.reduce(0) { $0 + $1.filter { $0 }.count }
    return result + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }
}
