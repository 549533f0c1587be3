import TestSupport
import UIKit
import XCTest

/// Returns a frame in the configuration of a case. The configuration may contain only a size.
func frame(_ config: OracleValues, _ key: String) throws -> CGRect {
  let numbers = try config.numbers(key)
  return numbers.count == 2 ? CGRect(origin: .zero, size: try config.size(key)) : try config.rect(key)
}

func list(_ rect: CGRect) -> [Double] { rect.fourNumbers }
func list(_ insets: UIEdgeInsets) -> [Double] {
  [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
}
func list(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }

/// Compares lists of numbers in order.
func check(
  _ actual: [Double], _ expected: [Double], _ id: String, tolerance: Double = 0.01, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(actual.count, expected.count, id, file: file, line: line)
  for (one, other) in zip(actual, expected) where abs(one - other) > max(tolerance, 1e-9) {
    XCTFail("\(id): \(actual) instead of \(expected)", file: file, line: line)
    return
  }
}
