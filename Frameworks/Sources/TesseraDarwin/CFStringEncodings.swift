import CoreGraphics
import Foundation

/// The number of an encoding of text in Core Foundation (CFString.h and CFStringEncodingExt.h).
public typealias CFStringEncoding = UInt32

/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The encodings that are known: the number in Core Foundation, the one in Foundation, and the names by which servers call it, the
/// registered one first.
private let encodings: [(number: CFStringEncoding, foundation: String.Encoding?, names: [String])] = [
  (0x0800_0100, .utf8, ["utf-8", "utf8"]),
  (0x0600, .ascii, ["us-ascii", "ascii"]),
  (0x0201, .isoLatin1, ["iso-8859-1", "latin1"]),
  (0x0202, .isoLatin2, ["iso-8859-2", "latin2"]),
  (0x0500, .windowsCP1252, ["windows-1252", "cp1252"]),
  (0x0501, .windowsCP1250, ["windows-1250", "cp1250"]),
  (0x0502, .windowsCP1251, ["windows-1251", "cp1251"]),
  (0x0503, .windowsCP1253, ["windows-1253", "cp1253"]),
  (0x0504, .windowsCP1254, ["windows-1254", "cp1254"]),
  (0x0100, .utf16, ["utf-16"]),
  (0x1000_0100, .utf16BigEndian, ["utf-16be"]),
  (0x1400_0100, .utf16LittleEndian, ["utf-16le"]),
  (0x0C00_0100, .utf32, ["utf-32"]),
  (0x1800_0100, .utf32BigEndian, ["utf-32be"]),
  (0x1C00_0100, .utf32LittleEndian, ["utf-32le"]),
  (0x0000, .macOSRoman, ["macintosh"]),
  (0x0820, .iso2022JP, ["iso-2022-jp"]),
  (0x0920, .japaneseEUC, ["euc-jp"]),
  (0x0A01, .shiftJIS, ["shift_jis", "shift-jis"]),
  (0x0940, nil, ["euc-kr"]),
  (0x0A03, nil, ["big5"]),
  (0x0A02, nil, ["koi8-r"]),
  (0x0632, nil, ["gb18030"]),
  (0x0930, nil, ["gb2312"]),
]

/// Returns the number of an encoding by its name.
///
/// - Parameter theString: The registered name, such as "utf-8", in capitals or not.
/// - Returns: The number, or `kCFStringEncodingInvalidId` for a name that is not known.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  let name = (theString ?? "").lowercased()
  return encodings.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

/// Returns the name of an encoding.
///
/// - Parameter encoding: The number.
/// - Returns: The registered name, or nil for a number that is not known.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  encodings.first { $0.number == encoding }?.names.first
}

/// Returns the number of an encoding in Foundation.
///
/// - Parameter encoding: The number in Core Foundation.
/// - Returns: The raw value of a `String.Encoding`. Foundation on Linux does not read text in those that it does not name.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  encodings.first { $0.number == encoding }?.foundation?.rawValue ?? 0x8000_0000 | UInt(encoding)
}

/// Returns the number of an encoding in Core Foundation.
///
/// - Parameter encoding: The raw value of a `String.Encoding`.
/// - Returns: The number, or `kCFStringEncodingInvalidId` for a value that is not known.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let known = encodings.first(where: { $0.foundation?.rawValue == encoding }) { return known.number }
  let number = CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF)
  return encoding & 0x8000_0000 != 0 && encoding <= 0xFFFF_FFFF ? number : kCFStringEncodingInvalidId
}
