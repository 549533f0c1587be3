import XCTest

@testable import TesseraProjects

/// Property lists in binary form, which come from other programs and may be damaged.
final class BinaryPropertyListTests: XCTestCase {
  private let entries: [String: Any] = [
    "CFBundleIdentifier": "org.example.app", "LSRequiresIPhoneOS": true, "Version": 2.5,
    "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"], "Scenes": ["Name": "Größe", "Count": 1],
    "Icon": Data([1, 2, 3]), "Date": Date(timeIntervalSinceReferenceDate: 1_000),
  ]

  private func binary() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
  }

  func testAnIntactList() throws {
    let read = try InfoPropertyList.parse(binary(), path: "Info.plist")
    XCTAssertEqual(read as NSDictionary, entries as NSDictionary)
    XCTAssertEqual(try InfoPropertyList.entries(of: binary()) as NSDictionary?, entries as NSDictionary)
  }

  /// Foundation on Linux ends the program for a list that contains a set.
  func testASet() {
    // A dictionary with the key "A", whose value is a set with the element "A".
    var bytes = Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x41, 0xC1, 1]
    let table = bytes.count
    bytes += [8, 11, 13] + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [3, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    XCTAssertEqual(
      try InfoPropertyList.parse(Data(bytes), path: "Info.plist") as NSDictionary, ["A": ["A"]] as NSDictionary)
  }

  /// Each changed bit gives a list or an error, and ends nothing.
  func testDamagedLists() throws {
    let intact = try binary()
    for place in intact.indices {
      for bit in 0..<8 {
        var data = intact
        data[place] ^= 1 << UInt8(bit)
        _ = InfoPropertyList.entries(of: data)
        do {
          _ = try InfoPropertyList.parse(data, path: "Info.plist")
        } catch {
          XCTAssertTrue("\(error)".hasPrefix("Info.plist:1: "), "\(error)")
        }
      }
    }
    for count in 0..<intact.count {
      XCTAssertNil(InfoPropertyList.entries(of: intact.prefix(count)), "\(count)")
    }
  }
}
