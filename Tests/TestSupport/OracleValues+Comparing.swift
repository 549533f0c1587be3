import Foundation
import UIKit
import XCTest

/// Compares what the tests found with what a case expects; whatever differs or is missing fails the test with the case's id.
extension Oracle.Case {
  /// Compares a number, within the case's tolerance.
  public func expect(
    _ key: String, _ have: CGFloat?, tolerance: CGFloat? = nil, in source: StaticString = #filePath, line: UInt = #line
  ) {
    compare(key, have.map { [$0] }, tolerance, source, line) { [try expect.number(key)] }
  }

  /// Compares numbers in their order, within the case's tolerance.
  public func expect(
    _ key: String, _ have: [CGFloat], tolerance: CGFloat? = nil, in source: StaticString = #filePath, line: UInt = #line
  ) {
    compare(key, have, tolerance, source, line) { try expect.numbers(key) }
  }

  /// Compares a rectangle, within the case's tolerance.
  public func expect(
    _ key: String, _ have: CGRect?, tolerance: CGFloat? = nil, in source: StaticString = #filePath, line: UInt = #line
  ) {
    let numbers = have.map { [$0.minX, $0.minY, $0.width, $0.height] }
    compare(key, numbers, tolerance, source, line) { try expect.numbers(key) }
  }

  /// Compares a size, within the case's tolerance.
  public func expect(
    _ key: String, _ have: CGSize?, tolerance: CGFloat? = nil, in source: StaticString = #filePath, line: UInt = #line
  ) {
    compare(key, have.map { [$0.width, $0.height] }, tolerance, source, line) { try expect.numbers(key) }
  }

  /// Compares yes or no.
  public func expect(_ key: String, _ have: Bool, in source: StaticString = #filePath, line: UInt = #line) {
    same(key, have, source, line) { try expect.bool(key) }
  }

  /// Compares lines in their order.
  public func expect(_ key: String, _ have: [String], in source: StaticString = #filePath, line: UInt = #line) {
    same(key, have, source, line) { try expect.strings(key) }
  }

  /// Compares words; the file may add a remark, in brackets or behind a comma.
  public func expect(_ key: String, _ have: String?, in source: StaticString = #filePath, line: UInt = #line) {
    same(key, have, source, line) {
      let words = try expect.string(key)
      guard let have, words.hasPrefix(have), " (,".contains(words.dropFirst(have.count).first ?? " ") else {
        return words
      }
      return have
    }
  }

  private func compare(
    _ key: String, _ have: [CGFloat]?, _ tolerance: CGFloat?, _ source: StaticString, _ line: UInt,
    _ wanted: () throws -> [CGFloat]
  ) {
    do {
      let wanted = try wanted()
      let most = max(tolerance ?? CGFloat(self.tolerance ?? 0), 1e-9)
      let isSame = have.map { $0.count == wanted.count && zip($0, wanted).allSatisfy { abs($0 - $1) <= most } } ?? false
      if !isSame {
        XCTFail("\(id): \(key) is \(have.map { "\($0)" } ?? "nothing") instead of \(wanted)", file: source, line: line)
      }
    } catch { XCTFail("\(id): \(error)", file: source, line: line) }
  }

  private func same<Value: Equatable>(
    _ key: String, _ have: Value, _ source: StaticString, _ line: UInt, _ wanted: () throws -> Value
  ) {
    do {
      let wanted = try wanted()
      if have != wanted { XCTFail("\(id): \(key) is \(have) instead of \(wanted)", file: source, line: line) }
    } catch { XCTFail("\(id): \(error)", file: source, line: line) }
  }
}
