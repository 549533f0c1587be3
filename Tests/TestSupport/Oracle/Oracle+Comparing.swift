import Foundation
import UIKit
import XCTest

/// Comparisons of test results with the values that a case expects. A difference or a missing value fails the test with
/// the id of the case.
extension Oracle.Case {
  /// Compares a number within the tolerance of the case.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The number in the test.
  ///   - tolerance: The tolerance, or `nil` for that of the case.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(
    _ key: String, _ have: CGFloat?, tolerance: CGFloat? = nil, in source: StaticString = #filePath, line: UInt = #line
  ) {
    compare(key, have.map { [$0] }, tolerance, source, line) { [CGFloat(try expect.number(key))] }
  }

  /// Compares a list of numbers in order, within the tolerance of the case.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The numbers in the test. Those that are `nil` are not compared.
  ///   - words: The values of words that the file has in place of numbers.
  ///   - tolerance: The tolerance, or `nil` for that of the case.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(
    _ key: String, _ have: [CGFloat?]?, _ words: [String: CGFloat] = [:], tolerance: CGFloat? = nil,
    in source: StaticString = #filePath, line: UInt = #line
  ) {
    compare(key, have, tolerance, source, line) {
      try expect.value(key, as: [OracleValue].self).map { value in
        if let number = CGFloat.read(value) { return number }
        guard let number = String.read(value).flatMap({ words[$0] }) else {
          throw OracleError("\(key) has what is no number: \(value)")
        }
        return number
      }
    }
  }

  /// Compares a rectangle within the tolerance of the case.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The rectangle in the test.
  ///   - words: The values of words that the file has in place of numbers.
  ///   - tolerance: The tolerance, or `nil` for that of the case.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(
    _ key: String, _ have: CGRect?, _ words: [String: CGFloat] = [:], tolerance: CGFloat? = nil,
    in source: StaticString = #filePath, line: UInt = #line
  ) {
    let numbers = have.map { [$0.minX, $0.minY, $0.width, $0.height] }
    expect(key, numbers, words, tolerance: tolerance, in: source, line: line)
  }

  /// Compares a size within the tolerance of the case.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The size in the test.
  ///   - tolerance: The tolerance, or `nil` for that of the case.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(
    _ key: String, _ have: CGSize?, tolerance: CGFloat? = nil, in source: StaticString = #filePath, line: UInt = #line
  ) {
    expect(key, have.map { [$0.width, $0.height] }, tolerance: tolerance, in: source, line: line)
  }

  /// Compares a Boolean value.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The value in the test.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(_ key: String, _ have: Bool, in source: StaticString = #filePath, line: UInt = #line) {
    same(key, have, source, line) { try expect.bool(key) }
  }

  /// Compares a list of lines in order.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The lines in the test.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(_ key: String, _ have: [String], in source: StaticString = #filePath, line: UInt = #line) {
    same(key, have, source, line) { try expect.strings(key) }
  }

  /// Compares text. The file may add a remark in brackets or after a comma.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The text in the test.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(_ key: String, _ have: String?, in source: StaticString = #filePath, line: UInt = #line) {
    same(key, have, source, line) {
      let words = try expect.string(key)
      guard let have, words.hasPrefix(have), " (,".contains(words.dropFirst(have.count).first ?? " ") else {
        return words
      }
      return have
    }
  }

  /// Compares the whole text. Numbers are compared as text.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The text in the test, or `nil` for null.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(_ key: String, text have: String?, in source: StaticString = #filePath, line: UInt = #line) {
    same(key, have, source, line) {
      let value = try expect.value(key, as: OracleValue.self)
      return value == .null ? nil : String.read(value) ?? value.description
    }
  }

  /// Compares a list of lines in order. The list may be null.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - have: The lines in the test, or `nil` for null.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func expect(_ key: String, texts have: [String]?, in source: StaticString = #filePath, line: UInt = #line) {
    same(key, have, source, line) { try expect.value(key, as: [String]?.self) }
  }

  /// Skips a value that cannot be compared. `docs/differences.md` must list its key after the id of the case.
  ///
  /// - Parameters:
  ///   - key: The name of the expected value.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  /// - Throws: An error if the case has no such value, or if `docs/differences.md` cannot be read.
  public func differs(_ key: String, in source: StaticString = #filePath, line: UInt = #line) throws {
    _ = try expect.value(key, as: OracleValue.self)
    XCTAssertTrue(try Oracle.differences().contains("`\(id)`: `\(key)`"), "\(id) \(key)", file: source, line: line)
  }

  /// Fails for each value of the case that the test has not read.
  ///
  /// - Parameters:
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  public func finish(in source: StaticString = #filePath, line: UInt = #line) {
    for key in expect.unread { XCTFail("\(id): \(key) was not compared", file: source, line: line) }
  }

  private func compare(
    _ key: String, _ have: [CGFloat?]?, _ tolerance: CGFloat?, _ source: StaticString, _ line: UInt,
    _ wanted: () throws -> [CGFloat]
  ) {
    do {
      let wanted = try wanted()
      // The files contain three digits.
      let most = max(tolerance ?? CGFloat(self.tolerance ?? 0), 0.001)
      let isSame =
        have.map { have in
          have.count == wanted.count
            && zip(have, wanted).allSatisfy { one, other in one.map { abs($0 - other) <= most } ?? true }
        } ?? false
      if !isSame {
        let words = have.map { "\($0.map { $0.map { "\($0)" } ?? "any" })" } ?? "nothing"
        XCTFail("\(id): \(key) is \(words) instead of \(wanted)", file: source, line: line)
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

extension CGFloat {
  /// The number as the cases write it in text, with at most three digits.
  public var caseText: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
