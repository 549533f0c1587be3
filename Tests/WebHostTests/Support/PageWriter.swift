import Foundation

/// Encodes messages as the page's script does.
struct PageWriter {
  private(set) var bytes: [UInt8] = []

  init(_ kind: UInt8) { bytes = [kind] }

  private func adding<Value: FixedWidthInteger>(_ value: Value) -> PageWriter {
    var copy = self
    withUnsafeBytes(of: value.littleEndian) { copy.bytes += $0 }
    return copy
  }

  func byte(_ value: UInt8) -> PageWriter { adding(value) }
  func flag(_ value: Bool) -> PageWriter { adding(UInt8(value ? 1 : 0)) }
  func short(_ value: UInt16) -> PageWriter { adding(value) }
  func word(_ value: UInt32) -> PageWriter { adding(value) }
  func number(_ value: Double) -> PageWriter { adding(Float(value).bitPattern) }
  func long(_ value: Double) -> PageWriter { adding(value.bitPattern) }
  func text(_ value: String) -> PageWriter {
    var copy = adding(UInt32(value.utf8.count))
    copy.bytes += Array(value.utf8)
    return copy
  }

  // MARK: Messages

  private func view(_ width: Int, _ height: Int, _ scale: Double, _ dark: Bool) -> PageWriter {
    word(UInt32(width)).word(UInt32(height)).long(scale).flag(dark)
  }

  static func hello(
    width: Int, height: Int, scale: Double = 1, dark: Bool = false, visible: Bool = true, focus: Bool = true
  ) -> [UInt8] {
    PageWriter(1).byte(1).view(width, height, scale, dark).flag(visible).flag(focus).bytes
  }

  static func view(width: Int, height: Int, scale: Double = 1, dark: Bool = false) -> [UInt8] {
    PageWriter(2).view(width, height, scale, dark).bytes
  }

  static func visible(_ visible: Bool) -> [UInt8] { PageWriter(3).flag(visible).bytes }
  static func focus(_ focus: Bool) -> [UInt8] { PageWriter(4).flag(focus).bytes }
  static func shown(_ frame: UInt32) -> [UInt8] { PageWriter(5).word(frame).bytes }

  static func mouse(_ x: Double, _ y: Double, buttons: UInt8 = 0, time: Double = 0) -> [UInt8] {
    PageWriter(8).byte(0).short(1).number(x).number(y).byte(buttons).number(0.5).long(time).bytes
  }

  static func finger(_ id: UInt32, _ phase: UInt8, _ x: Double, _ y: Double, time: Double = 0) -> [UInt8] {
    PageWriter(10).byte(0).word(id).flag(false).byte(phase).short(1).number(x).number(y).byte(1).number(0.5).long(time)
      .bytes
  }

  static func wheel(_ x: Double, _ y: Double, dy: Double, notches: Double = 0, time: Double = 0) -> [UInt8] {
    PageWriter(11).byte(0).number(x).number(y).number(0).number(dy).number(0).number(notches).long(time).bytes
  }

  static func key(_ usage: UInt16, down: Bool, _ characters: String = "", modifiers: UInt8 = 0) -> [UInt8] {
    PageWriter(13).byte(modifiers).flag(down).flag(false).short(usage).text(characters).text(characters).long(0).bytes
  }

  static func text(_ text: String) -> [UInt8] { PageWriter(14).text(text).bytes }
  static func composing(_ text: String, _ start: UInt32, _ end: UInt32) -> [UInt8] {
    PageWriter(15).text(text).word(start).word(end).bytes
  }
  static let back: [UInt8] = PageWriter(21).bytes
  static func clipboard(_ text: String) -> [UInt8] { PageWriter(16).text(text).bytes }
  static func pasted(_ parts: [(String, [UInt8])]) -> [UInt8] {
    var writer = PageWriter(20).short(UInt16(parts.count))
    for (type, data) in parts {
      writer = writer.text(type).word(UInt32(data.count))
      writer.bytes += data
    }
    return writer.bytes
  }
  static func files(_ drop: UInt32, _ count: UInt16, _ x: Double, _ y: Double) -> [UInt8] {
    PageWriter(17).word(drop).short(count).number(x).number(y).bytes
  }
}
