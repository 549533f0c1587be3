import Foundation
import UIKit
import XCTest

/// Reads the oracle's notation.
func numbers(_ value: Any?) -> [CGFloat] { (value as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? [] }

func rect(_ value: Any?) -> CGRect {
  let list = numbers(value)
  switch list.count {
  case 4: return CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
  case 2: return CGRect(x: 0, y: 0, width: list[0], height: list[1])
  default: return .null
  }
}

func insets(_ value: Any?) -> UIEdgeInsets {
  let list = numbers(value)
  return list.count == 4 ? UIEdgeInsets(top: list[0], left: list[1], bottom: list[2], right: list[3]) : .zero
}

func list(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
func list(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.top, insets.left, insets.bottom, insets.right] }
func list(_ point: CGPoint) -> [CGFloat] { [point.x, point.y] }

func check(
  _ actual: [CGFloat], _ expected: [CGFloat], _ id: String, tolerance: CGFloat = 0.01, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(actual.count, expected.count, id, file: file, line: line)
  for (one, other) in zip(actual, expected) where abs(one - other) > max(tolerance, 1e-9) {
    XCTFail("\(id): \(actual) instead of \(expected)", file: file, line: line)
    return
  }
}
