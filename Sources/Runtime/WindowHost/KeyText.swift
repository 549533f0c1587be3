import CSDL
import CX11
import Foundation

/// Determines the text that keys and input methods produce.
enum KeyText {
  /// Returns the text of a key press with its modifiers, according to the tables of the X server. The text is empty if
  /// the key has no character, or a character without a direct Unicode number.
  static func text(of event: inout XKeyEvent) -> String {
    var symbol: KeySym = 0
    var buffer = [CChar](repeating: 0, count: 16)
    _ = XLookupString(&event, &buffer, Int32(buffer.count), &symbol, nil)
    return text(ofSymbol: symbol)
  }

  /// Returns the text of a key symbol of the X server. Supported symbols are those of Latin 1, and Unicode numbers with
  /// bit 24 set. SDL converts the symbols of older alphabets.
  static func text(ofSymbol symbol: KeySym) -> String {
    let number: UInt
    switch symbol {
    case 0x20...0x7e, 0xa0...0xff: number = symbol
    case 0x0100_0100...0x0110_ffff: number = symbol - 0x0100_0000
    default: return ""
    }
    guard let scalar = Unicode.Scalar(UInt32(number)) else { return "" }
    return String(Character(scalar))
  }

  /// Returns the text of a key without modifiers. SDL's key codes are the Unicode numbers of that text.
  static func unmodifiedText(of key: SDL_Keycode) -> String {
    switch key {
    case 13: return "\r"
    case 9: return "\t"
    case 27: return "\u{1b}"
    case 8: return "\u{8}"
    case 127: return "\u{7f}"
    default: break
    }
    guard key >= 0x20, key < 0x110000, let scalar = Unicode.Scalar(UInt32(key)) else { return "" }
    return String(Character(scalar))
  }

  /// Converts one of SDL's fixed-size character arrays to a string. The array ends with a zero unless it is full.
  static func text<T>(from array: T) -> String {
    withUnsafeBytes(of: array) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Converts a range of Unicode characters, which input methods use, to a range of UTF-16 offsets. The result is
  /// limited to the text.
  static func range(in text: String, start: Int, length: Int) -> Range<Int> {
    let scalars = text.unicodeScalars
    let first =
      scalars.index(scalars.startIndex, offsetBy: max(0, start), limitedBy: scalars.endIndex) ?? scalars.endIndex
    let last = scalars.index(first, offsetBy: max(0, length), limitedBy: scalars.endIndex) ?? scalars.endIndex
    return first.utf16Offset(in: text)..<last.utf16Offset(in: text)
  }
}
