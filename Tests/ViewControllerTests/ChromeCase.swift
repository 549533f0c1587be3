import TestSupport
@testable import UIKit
import XCTest

/// A case of `chrome-cases.json` of which every expectation is looked at: `finish` fails for those that were not.
@preconcurrency @MainActor
final class ChromeCase {
  let id: String
  let config: [String: Any]
  private let expect: [String: Any]
  private let tolerance: CGFloat
  private var read: Set<String> = []

  init(_ id: String) throws {
    let one = try Oracle.entry("chrome-cases.json", id)
    self.id = id
    config = one.config.all
    expect = one.expect.all
    tolerance = CGFloat(max(one.tolerance ?? 0, 0.001))
  }

  /// The cases of a family.
  static func all(_ cases: [Oracle.Case]) throws -> [ChromeCase] { try cases.map { try ChromeCase($0.id) } }

  func has(_ key: String) -> Bool { expect[key] != nil }

  private func value(_ key: String, _ line: UInt) -> Any? {
    read.insert(key)
    if expect[key] == nil { XCTFail("\(id) expects nothing of \(key)", line: line) }
    return expect[key]
  }

  func expect(_ key: String, _ have: CGFloat?, line: UInt = #line) {
    guard let want = value(key, line) as? NSNumber, let have else {
      return XCTFail("\(id) \(key): \(String(describing: have))", line: line)
    }
    XCTAssertEqual(have, CGFloat(want.doubleValue), accuracy: tolerance, "\(id) \(key)", line: line)
  }

  /// A list of numbers, of which one that is a word stands for a number.
  func expect(_ key: String, _ have: [CGFloat?], _ words: [String: CGFloat] = [:], line: UInt = #line) {
    guard let want = value(key, line) as? [Any] else { return XCTFail("\(id) \(key) is no list", line: line) }
    XCTAssertEqual(have.count, want.count, "\(id) \(key)", line: line)
    for (one, other) in zip(have, want) {
      let number = (other as? NSNumber).map { CGFloat($0.doubleValue) } ?? (other as? String).flatMap { words[$0] }
      guard let one else { continue }
      XCTAssertEqual(one, number ?? .nan, accuracy: tolerance, "\(id) \(key): \(have)", line: line)
    }
  }

  func expect(_ key: String, _ have: CGRect, _ words: [String: CGFloat] = [:], line: UInt = #line) {
    expect(key, [have.minX, have.minY, have.width, have.height], words, line: line)
  }

  func expect(_ key: String, text have: String?, line: UInt = #line) {
    let want = value(key, line)
    XCTAssertEqual(have, want is NSNull ? nil : want as? String ?? "\(want ?? "nothing")", "\(id) \(key)", line: line)
  }

  func expect(_ key: String, texts have: [String]?, line: UInt = #line) {
    let want = value(key, line)
    XCTAssertEqual(have, want is NSNull ? nil : want as? [String] ?? ["?"], "\(id) \(key)", line: line)
  }

  /// The parts of an expectation that is made of several.
  func parts(_ key: String, line: UInt = #line) throws -> [String: Any] {
    try XCTUnwrap(value(key, line) as? [String: Any], "\(id) \(key)", line: line)
  }

  /// An expectation that cannot be compared here: `docs/differences.md` names it, behind the id.
  func differs(_ key: String, line: UInt = #line) throws {
    _ = value(key, line)
    XCTAssertTrue(try Oracle.differences().contains("`\(id)`: `\(key)`"), "\(id) \(key)", line: line)
  }

  func finish(line: UInt = #line) {
    XCTAssertEqual(Set(expect.keys).subtracting(read).sorted(), [], "\(id): expectations that nobody read", line: line)
  }

  /// As the cases write numbers.
  static func text(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
