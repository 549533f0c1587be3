import Foundation
import PropertyListReading
import TestSupport
import UIKit
import XCTest

@testable import UIKit

/// Archives and property lists from another program that are damaged, or were made to do harm, give nil or an error.
///
/// Foundation's unarchiver on Linux ends the program for some of them, so none reaches it unchecked.
@preconcurrency @MainActor
final class ArchiveFuzzTests: XCTestCase {
  /// Archives of one object of each class, in which every kind of value occurs.
  private func archives() throws -> [Data] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 80)]
    style.textLists = [NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)]
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.systemBlue.withAlphaComponent(0.5)
    let date = NSDate(timeIntervalSinceReferenceDate: 800_000_000)
    let objects: [NSObject & NSCoding] = [
      UIColor.label.withAlphaComponent(0.5), UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5),
      UIColor(patternImage: image),
      UIFont.systemFont(ofSize: 17), image.withTintColor(.red), shadow, style,
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)),
      NSArray(array: [NSString("a"), NSNumber(value: 3), NSDictionary(dictionary: ["b": date])]),
    ]
    return try objects.map {
      let archive = try NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false)
      return try XCTUnwrap(PropertyListBytes.ordered(archive))
    }
  }

  /// Reads bytes in every way in which those of other programs and of damaged files are read, and uses what was read.
  private func read(_ data: Data) {
    _ = PasteboardTypes.color(of: [UniformType.color: data])?.cgColor
    _ = try? UIColor.object(withItemProviderData: data, typeIdentifier: UniformType.color)
    let handler = Diagnostics.handler
    Diagnostics.handler = { _ in }
    defer { Diagnostics.handler = handler }
    _ = PropertyListValues.decode(["tessera.archive": data])
    _ = PropertyListValues.decode(["tessera.archive": data, "tessera.checksum": "0"])
    _ = try? NSUserActivity.object(withItemProviderData: data, typeIdentifier: "com.apple.uikit.useractivity")
    _ = PasteboardContent.items(in: data)
    _ = SavedState(data)
    _ = BinaryPropertyList.contents(of: data)
    // What applications unarchive themselves.
    _ = ArchiveReader.object(UIFont.self, from: data)?.lineHeight
    _ = ArchiveReader.object(UIImage.self, from: data)?.cgImage
    _ = ArchiveReader.object(NSShadow.self, from: data)
    _ = ArchiveReader.object(UITraitCollection.self, from: data)?.description
    _ = ArchiveReader.object(UIBezierPath.self, from: data)?.bounds
    if let style = ArchiveReader.object(NSParagraphStyle.self, from: data) {
      let text = NSAttributedString(string: "1\ttwo\nthree", attributes: [.paragraphStyle: style])
      _ = text.boundingRect(with: CGSize(width: 100, height: 1_000), options: .usesLineFragmentOrigin, context: nil)
    }
  }

  func testUndamagedArchives() throws {
    let archives = try archives()
    XCTAssertEqual(ArchiveReader.object(UIColor.self, from: archives[0]), UIColor.label.withAlphaComponent(0.5))
    XCTAssertEqual(
      ArchiveReader.object(UIColor.self, from: archives[1]), UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    XCTAssertNotNil(ArchiveReader.object(UIColor.self, from: archives[2])?.cgColor.pattern)
    XCTAssertEqual(ArchiveReader.object(UIFont.self, from: archives[3]), .systemFont(ofSize: 17))
    XCTAssertEqual(ArchiveReader.object(UIImage.self, from: archives[4])?.size, CGSize(width: 4, height: 2))
    XCTAssertEqual(
      ArchiveReader.object(NSShadow.self, from: archives[5])?.shadowColor as? UIColor,
      .systemBlue.withAlphaComponent(0.5))
    XCTAssertEqual(ArchiveReader.object(NSParagraphStyle.self, from: archives[6])?.tabStops.first?.location, 80)
    XCTAssertEqual(
      ArchiveReader.object(UIBezierPath.self, from: archives[7])?.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    // The dictionary is no array, and is left out.
    XCTAssertEqual(ArchiveReader.object(NSArray.self, from: archives[8]), NSArray(array: ["a", 3]))
    XCTAssertNil(ArchiveReader.object(UIColor.self, from: archives[3]))
    XCTAssertNil(ArchiveReader.object(UIFont.self, from: archives[0]))
  }

  /// Lists that other programs write have the values that Foundation finds in them.
  func testPropertyLists() throws {
    let list: [String: Any] = [
      "a": [1, -1, Int.max, Int.min, 255, 65_536], "b": [0.5, -1e300], "c": [true, false], "d": "ä€😀", "e": "plain",
      "f": Data(0...99),
      "g": Date(timeIntervalSinceReferenceDate: 1.5), "h": Array(repeating: ["x": "plain"], count: 300),
      "i": [String](),
      "j": String(repeating: "long ", count: 400),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let read = try XCTUnwrap(BinaryPropertyList.contents(of: data) as? [String: Any])
    XCTAssertEqual(NSDictionary(dictionary: read), NSDictionary(dictionary: list))
    XCTAssertEqual((read["c"] as? [Bool]), [true, false])
  }

  /// A list with a few hundred bytes, each of whose arrays contains the next one twice.
  func testListsThatGrow() {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    let count: UInt8 = 60
    for index in 0..<count {
      offsets.append(UInt8(bytes.count))
      bytes += [0xa2, index + 1, index + 1]
    }
    offsets.append(UInt8(bytes.count))
    bytes.append(0x08)
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [count + 1, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    XCTAssertNil(PasteboardContent.items(in: Data(bytes)))
    XCTAssertNil(
      try? NSUserActivity.object(withItemProviderData: Data(bytes), typeIdentifier: "com.apple.uikit.useractivity"))
    XCTAssertNil(ArchiveReader.object(UIColor.self, from: Data(bytes)))
  }

  /// An archive whose objects have numbers of two bytes.
  func testAnArchiveOfManyObjects() throws {
    let texts = NSArray(array: (0..<400).map { "text \($0)" })
    let data = try NSKeyedArchiver.archivedData(withRootObject: texts, requiringSecureCoding: false)
    XCTAssertEqual(ArchiveReader.object(NSArray.self, from: data), texts)
  }

  /// An object of an application's subclass is read as one of the superclass.
  func testAnArchivedSubclass() throws {
    let color = ArchivedColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: false)
    let read = try XCTUnwrap(ArchiveReader.object(UIColor.self, from: data))
    XCTAssertEqual(read.cgColor, color.cgColor)
    XCTAssertNil(ArchiveReader.object(UIFont.self, from: data))
  }

  /// Integers of sixteen bytes contain unsigned numbers, which may be greater than the greatest `Int`.
  func testIntegersOfSixteenBytes() throws {
    func contents(_ number: UInt64) throws -> Int? {
      let list = ["a": NSNumber(value: number)]
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      return (BinaryPropertyList.contents(of: data) as? [String: Int])?["a"]
    }
    XCTAssertEqual(try contents(UInt64(Int.max)), Int.max)
    XCTAssertNil(try contents(UInt64(Int.max) + 1))
    XCTAssertNil(try contents(UInt64.max))
    let list = try PropertyListSerialization.data(fromPropertyList: [UInt64.max], format: .binary, options: 0)
    XCTAssertEqual(try PropertyListReader.contents(of: list) as? [UInt64], [.max])
  }

  /// The objects that the dictionaries of `repeatedDictionary(key:isRoot:)` have as their keys.
  private enum RepeatedKey: CaseIterable { case short, flag, tooLong }

  /// Returns a list with an array of 20,000 objects that have the same bytes: a dictionary with 20,000 entries of one key.
  ///
  /// - Parameter isRoot: Whether the outermost object is the dictionary instead of the array.
  private func repeatedDictionary(key: RepeatedKey, isRoot: Bool) -> Data {
    let number = PropertyListBytes.number
    let count = 20_000
    var bytes = Array("bplist00".utf8)
    var offsets = [bytes.count]
    switch key {
    case .short: bytes += [0x51, 0x61]
    case .flag: bytes.append(0x08)
    case .tooLong: bytes += [0x5f, 0x12] + number(100_000, 4) + [UInt8](repeating: 0x61, count: 100_000)
    }
    offsets += [Int](repeating: bytes.count, count: count)
    bytes += [0xdf, 0x12] + number(count, 4) + [UInt8](repeating: 0, count: 6 * count)
    offsets.append(bytes.count)
    bytes += [0xaf, 0x12] + number(count, 4) + (1...count).flatMap { number($0, 3) }
    let table = bytes.count
    bytes += offsets.flatMap { number($0, 3) } + [0, 0, 0, 0, 0, 0, 3, 3]
    bytes += number(offsets.count, 8) + number(isRoot ? 1 : count + 1, 8) + number(table, 8)
    return Data(bytes)
  }

  /// `PropertyListSerialization` ends the program for sets. Damage can make one of an array or a dictionary.
  func testSets() throws {
    let text: [UInt8] = [0x51, 0x61]
    for (element, value) in [([0x80, 0x00], nil), ([0x00], nil), (text, ["a"])] as [([UInt8], [String]?)] {
      var list = PropertyListBytes(objects: [.bytes([0xc1, 0, 1]), .bytes(element)])
      XCTAssertEqual(try? PropertyListReader.contents(of: list.data) as? [String], value)
      read(list.data)
      list.objects = [.dictionary([(1, 2)]), .bytes(text), .bytes([0xc1, 0, 3]), .bytes(element)]
      XCTAssertEqual((try? PropertyListReader.contents(of: list.data) as? [String: [String]])?["a"], value)
      read(list.data)
    }
  }

  func testListsWithKeysOfOtherKinds() throws {
    let text: [UInt8] = [0x51, 0x61]
    for key: [UInt8] in [[0x80, 0x00], [0x00], [0x08], [0x10, 0x01], [0x41, 0x61], text] {
      let list = PropertyListBytes(objects: [.dictionary([(1, 2)]), .bytes(key), .bytes(text)])
      let contents = try PropertyListReader.contents(of: list.data) as? [String: String]
      XCTAssertEqual(contents, key == text ? ["a": "a"] : [:], "\(key)")
      read(list.data)
      var entry = list
      entry.objects.insert(.array([1]), at: 0)
      entry.objects[1] = .dictionary([(2, 3)])
      XCTAssertEqual((try PropertyListReader.contents(of: entry.data) as? [Any])?.count, 1)
      read(entry.data)
    }
    XCTAssertThrowsError(try PropertyListReader.contents(of: Data("bplist01".utf8)))
    XCTAssertThrowsError(try PropertyListReader.contents(of: Data("<plist><array></plist>".utf8)))
    XCTAssertEqual(
      try PropertyListReader.contents(of: Data("{ a = (b, c); }".utf8)) as? [String: [String]], ["a": ["b", "c"]])
  }

  /// Equal keys of a dictionary, keys that are no texts and long keys cost as much as they take to read.
  func testListsWithEqualKeys() {
    let start = ContinuousClock.now
    for key in RepeatedKey.allCases {
      XCTAssertNil(BinaryPropertyList.contents(of: repeatedDictionary(key: key, isRoot: false)), "\(key)")
      let single = repeatedDictionary(key: key, isRoot: true)
      let contents = BinaryPropertyList.contents(of: single) as? [String: Any]
      XCTAssertEqual(contents?.keys.sorted(), key == .short ? ["a"] : [], "\(key)")
      XCTAssertNil(ArchiveReader.object(UIColor.self, from: single), "\(key)")
    }
    // They took minutes. Now they take 3 seconds in a debug build.
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(30))
  }

  /// An activity that another program offers can contain no objects of any class.
  func testAnActivityOfAnotherProgram() throws {
    let activity = NSUserActivity(activityType: "type")
    activity.userInfo = ["color": NSMeasurement(doubleValue: 1, unit: UnitLength.meters), "text": "a"]
    var received: Data?
    _ = activity.loadData(withTypeIdentifier: "com.apple.uikit.useractivity") { data, _ in
      MainActor.assumeIsolated { received = data }
    }
    let read = try NSUserActivity.object(
      withItemProviderData: XCTUnwrap(received), typeIdentifier: "com.apple.uikit.useractivity")
    XCTAssertEqual(read.userInfo?.count, 1)
    XCTAssertEqual(read.userInfo?["text"] as? String, "a")
    XCTAssertNotNil(PropertyListValues.decode(PropertyListValues.encode(NSOrderedSet(array: ["a"]), of: "a test")))
  }

  /// Archived objects that were changed or have no checksum, as those of earlier versions, are reported and left out.
  func testArchivesWithoutTheirChecksum() throws {
    var reports: [String] = []
    let handler = Diagnostics.handler
    Diagnostics.handler = { reports.append($0) }
    defer { Diagnostics.handler = handler }
    let entry = try XCTUnwrap(PropertyListValues.encode(NSOrderedSet(array: ["a"]), of: "a test") as? [String: Any])
    XCTAssertEqual(entry.keys.sorted(), ["tessera.archive", "tessera.checksum"])
    XCTAssertNotNil(PropertyListValues.decode(entry, of: "a test"))
    XCTAssertEqual(reports, [])
    let old = entry.filter { $0.key == "tessera.archive" }
    XCTAssertNil(PropertyListValues.decode(old, of: "a test"))
    XCTAssertNil(PropertyListValues.decode(entry.merging(["tessera.checksum": "0"]) { $1 }))
    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(reports.first?.hasPrefix("a test contains an archived object") ?? false, "\(reports)")
    XCTAssertNil(PropertyListValues.decode(entry, readsArchives: false))
    // A dictionary of the application that has such a key among others.
    let other = PropertyListValues.decode(["tessera.archive": Data([1]), "b": 2] as [String: Any]) as? [String: Any]
    XCTAssertEqual(other?["tessera.archive"] as? Data, Data([1]))
    XCTAssertEqual(other?["b"] as? Int, 2)
    XCTAssertEqual(reports.count, 2)
  }

  func testDamagedBytes() throws {
    let archives = try archives()
    SeedRun(release: 2_000, debug: 400).check("damaged archives", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var bytes = Array(archives[Int.random(in: archives.indices, using: &random)])
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
        case 2: bytes.remove(at: index)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        case 4:
          // The end of a binary property list says where everything is.
          let last = bytes.count - 1 - Int.random(in: 0..<min(40, bytes.count), using: &random)
          bytes[last] = [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &random) ?? 0
        default: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...60, using: &random)))
        }
        if bytes.count < 20 { break }
      }
      read(Data(bytes))
      return nil
    }
  }

  /// Archives whose property list is right, and whose contents are not.
  func testExchangedValues() throws {
    let texts = try archives().map { data in
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return String(
        decoding: try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0), as: UTF8.self)
    }
    // The elements of an archive, one in a part: a reference, a value, or the name of a class.
    let parts = texts.map { text in
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let replacements =
      parts.flatMap { $0 }.filter { $0.hasSuffix("</string>") || $0.hasSuffix("</integer>") || $0.hasSuffix("</real>") }
      + [
        "<string>NSArray</string>", "<string>NSDictionary</string>", "<string>NSString</string>",
        "<string>NSNumber</string>",
        "<string>NSDate</string>", "<string>NSUUID</string>", "<string>NSURL</string>", "<string>NSSet</string>",
        "<string>NSAttributedString</string>", "<string>NSIndexPath</string>", "<string>NSLocale</string>",
        "<string>UIKit.UIView</string>", "<string>UIKit.UITableView</string>",
        "<string>UIKit.UIViewController</string>",
        "<string>NSData</string>", "<string>NSValue</string>", "<string>NSTimeZone</string>",
        "<string>NSCalendar</string>",
        "<string>NSObject</string>", "<string>NSDateComponents</string>", "<string>NSOrderedSet</string>",
        "<string>NSDecimalNumber</string>", "<string>NSCharacterSet</string>", "<string>NSIndexSet</string>",
        "<string>nan</string>", "<string></string>", "<integer>-1</integer>", "<integer>99999999999</integer>",
        "<integer>9223372036854775807</integer>", "<real>nan</real>", "<real>inf</real>", "<real>1e300</real>",
        "<true/>", "<data></data>", "<array></array>", "<dict></dict>", "<date>2026-01-01T00:00:00Z</date>",
        "<dict><key>CF$UID</key><integer>1</integer></dict>", "<dict><key>CF$UID</key><integer>0</integer></dict>",
        "<dict><key>CF$UID</key><integer>2</integer></dict>",
        "<dict><key>CF$UID</key><integer>4294967295</integer></dict>",
      ]
    SeedRun(release: 4_000, debug: 800).check("archives with exchanged values", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var lines = parts[Int.random(in: parts.indices, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: lines.indices, using: &random)
        let isKey = lines[index].hasPrefix("<key>")
        switch Int.random(in: 0..<8, using: &random) {
        case 0
        where isKey && index + 1 < lines.count && lines[index + 1].hasPrefix("<")
          && !lines[index + 1].hasSuffix("dict>"):
          lines.removeSubrange(index...index + 1)
        case 1 where isKey: lines[index] = lines.filter { $0.hasPrefix("<key>") }.randomElement(using: &random) ?? ""
        default:
          let values = lines.indices.filter {
            !lines[$0].hasPrefix("<key>") && lines[$0].hasPrefix("<")
              && (lines[$0].contains("</") || lines[$0].hasSuffix("/>"))
              && lines[$0] != "</dict>" && lines[$0] != "</array>" && lines[$0] != "</plist>" && lines[$0] != "</data>"
          }
          guard let value = values.randomElement(using: &random) else { break }
          // References are numbers within "CF$UID", and are exchanged for others of the archive most of all.
          if lines[value - 1] == "<key>CF$UID</key>" {
            lines[value] = "<integer>\(Int.random(in: 0...12, using: &random))</integer>"
          } else {
            lines[value] = replacements.randomElement(using: &random) ?? ""
          }
        }
      }
      let text = lines.joined(separator: "\n")
      guard let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil),
        let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      else {
        read(Data(text.utf8))
        return nil
      }
      read(data)
      return nil
    }
  }
}

/// A color of an application.
final class ArchivedColor: UIColor, @unchecked Sendable {}
