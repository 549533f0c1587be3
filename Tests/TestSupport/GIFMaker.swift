import Foundation

/// Writes small GIF files. Each frame has one color of a palette of red, green and blue.
package enum GIFMaker {
  package static func animation(width: Int, height: Int, colors: [UInt8], delays: [Int]) -> Data {
    var data = Data("GIF89a".utf8)
    func short(_ value: Int) { data.append(contentsOf: [UInt8(value & 255), UInt8(value >> 8)]) }
    short(width)
    short(height)
    data.append(contentsOf: [0x81, 0, 0])
    data.append(contentsOf: [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255])
    for (color, delay) in zip(colors, delays) {
      data.append(contentsOf: [0x21, 0xF9, 4, 0])
      short(delay)
      data.append(contentsOf: [0, 0])
      data.append(0x2C)
      [0, 0, width, height].forEach(short)
      data.append(0)
      // LZW with a clear code before each pixel, so that codes keep a width of three bits.
      data.append(2)
      var bits: [Bool] = []
      func code(_ value: Int) { for bit in 0..<3 { bits.append(value >> bit & 1 == 1) } }
      for _ in 0..<(width * height) {
        code(4)
        code(Int(color))
      }
      code(5)
      var bytes: [UInt8] = []
      for start in stride(from: 0, to: bits.count, by: 8) {
        var byte: UInt8 = 0
        for bit in 0..<8 where start + bit < bits.count && bits[start + bit] { byte |= 1 << bit }
        bytes.append(byte)
      }
      for start in stride(from: 0, to: bytes.count, by: 255) {
        let block = bytes[start..<min(start + 255, bytes.count)]
        data.append(UInt8(block.count))
        data.append(contentsOf: block)
      }
      data.append(0)
    }
    data.append(0x3B)
    return data
  }
}
