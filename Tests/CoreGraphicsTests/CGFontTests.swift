import CoreGraphics
import Foundation
import XCTest

/// Font files, and the numbers that Foundation on Linux cannot convert to `CGFloat`.
final class CGFontTests: XCTestCase {
  /// Returns a font file with the tables that all fonts have, in the format of the OpenType specification.
  private static func file(names: [(platform: Int, number: Int, text: Data)] = []) -> Data {
    func number(_ value: Int, _ count: Int = 2) -> Data {
      Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
    var records = Data()
    var texts = Data()
    for name in names {
      records += number(name.platform) + number(0) + number(0) + number(name.number) + number(name.text.count)
      records += number(texts.count)
      texts += name.text
    }
    let tables: [(String, Data)] = [
      ("head", Data(count: 18) + number(2048)), ("hhea", Data(count: 4) + number(1900) + number(-483) + number(67)),
      ("maxp", Data(count: 4) + number(12)),
      ("name", number(0) + number(names.count) + number(6 + records.count) + records + texts),
    ]
    var result = Data([0, 1, 0, 0]) + number(tables.count) + Data(count: 6)
    var offset = 12 + 16 * tables.count
    for (tag, content) in tables {
      result += Data(tag.utf8) + number(0, 4) + number(offset, 4) + number(content.count, 4)
      offset += content.count
    }
    for (_, content) in tables { result += content }
    return result
  }

  private func font(_ data: Data) -> CGFont? { CGDataProvider(data: data as CFData).flatMap { CGFont($0) } }

  func testMetricsAndNames() throws {
    let utf16 = try XCTUnwrap("Größe-Bold".data(using: .utf16BigEndian))
    let font = try XCTUnwrap(
      font(Self.file(names: [(1, 6, Data("Roman".utf8)), (3, 6, utf16), (1, 4, Data("Groesse Bold".utf8))])))
    XCTAssertEqual(font.postScriptName, "Größe-Bold")
    XCTAssertEqual(font.fullName, "Groesse Bold")
    XCTAssertEqual(font.unitsPerEm, 2048)
    XCTAssertEqual(font.numberOfGlyphs, 12)
    XCTAssertEqual([font.ascent, font.descent, font.leading], [1900, -483, 67])
    XCTAssertNil(self.font(Self.file())?.postScriptName)
  }

  func testDamagedFiles() {
    XCTAssertNil(font(Data()))
    XCTAssertNil(font(Data("this is no font at all".utf8)))
    let whole = Self.file(names: [(3, 6, Data([0, 65]))])
    for count in 0..<whole.count { XCTAssertNil(font(whole.prefix(count)), "\(count)") }
    for place in whole.indices {
      var damaged = whole
      damaged[place] = 0xFF
      _ = font(damaged)?.postScriptName
    }
  }

  /// Foundation's overlay declares them for `CGFloat` as for all other numbers (NSNumber.swift of swift-corelibs-foundation
  /// lacks them).
  func testNumbers() {
    XCTAssertEqual(CGFloat(truncating: NSNumber(value: 1.5)), 1.5)
    XCTAssertEqual(CGFloat(exactly: NSNumber(value: 3)), 3)
    let number: NSNumber? = 7
    XCTAssertEqual(number.map { CGFloat(truncating: $0) }, 7)
  }

  func testReferences() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let others = [object, object]
    XCTAssertGreaterThan(CFGetRetainCount(object), before)
    withExtendedLifetime(others) {}
  }
}
